# Une règle enfreinte : la règle, puis pourquoi.

law-follow = { $suit ->
    [clubs] Fournis à trèfle
    [diamonds] Fournis à carreau
    [hearts] Fournis à cœur
   *[spades] Fournis à pique
}
law-follow-why = Tu as une carte de la couleur demandée.
law-follow-trump-why = L’atout est demandé et tu en as ; le valet gauche en est un.
law-follow-led = Fournis
law-follow-led-why = Tu as une carte de ce qui est demandé.
law-barred = { $suit ->
    [clubs] Pas trèfle
    [diamonds] Pas carreau
    [hearts] Pas cœur
   *[spades] Pas pique
}
law-barred-why = Elle a été refusée.
law-stuck = Le donneur est forcé
law-stuck-why = Tous ont passé : nomme l’atout.
law-proposed = C’est ta proposition
law-proposed-why = Le donneur ne peut pas passer sa propre couleur.
law-canadian = Solo, ou rien
law-canadian-why = Le partenaire du donneur ne peut faire prendre que solo.
law-natural = Tu n’en as pas
law-natural-why = Ici, on ne nomme qu’une couleur qu’on a.
law-no-alone = Personne ne joue solo ici
law-no-alone-why = Cela ne se joue pas à cette table.
law-no-such-call = Cela ne se joue pas ici
law-no-such-call-why = Cette table ne connaît pas cette annonce.
law-west-value = Pas cette valeur
law-west-value-why = D’abord ce qui est sur la carte retournée, puis les autres.
law-west-tens = Pas la série de l’atout
law-west-tens-why = Les dizaines sont une des deux autres.
law-keep-turn-up = Garde celle-là
law-keep-turn-up-why = La carte qu’on vient de prendre ne se jette pas.
law-discard-count = Pas autant
law-discard-count-why = On jette ce qui est en trop.
law-no-decline = Prends-la
law-no-decline-why = Ici, une carte imposée doit être prise.
law-swap = Pas celles-ci
law-swap-why = Seules trois basses s’échangent.
law-bid-too-low = Enchéris plus haut
law-bid-too-low-why = Une enchère doit dépasser toutes les autres.
law-bidder-stuck = Le donneur doit enchérir
law-bidder-stuck-why = Tous les autres ont passé.
law-call-trump = Pas un atout
law-call-trump-why = La carte du partenaire est d’une autre couleur.
law-name-suit = D’abord la couleur
law-name-suit-why = Le joker est entamé : dis quoi fournir.
law-not-your-turn = Ce n’est pas ton tour
law-not-your-turn-why = Un autre est consulté.
law-not-held = Pas dans ta main
law-not-held-why = Tu n’as pas cette carte.
law-discard-first = Jette d’abord une carte
law-discard-first-why = Tu en as une de trop.
law-not-now = Pas maintenant
law-not-now-why = Ce n’est pas demandé maintenant.
