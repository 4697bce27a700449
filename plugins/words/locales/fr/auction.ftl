# L’annonce : ce qui est demandé et ce qu’on peut répondre.

ask-name-blind = Tu donnes : nomme l’atout sans regarder.
ask-farmer = Rien que des basses. Les jeter ?
ask-under = Échanger celles-ci ?
ask-west-first = L’atout de la carte retournée ?
ask-west-second = L’atout des six autres ?
ask-pick-up = Tu donnes. Tu la prends ?
ask-order = { $dealer } donne. Faire prendre ?
ask-late-assist = Tous ont passé. Aider { $dealer } ?
ask-name = { $suit ->
    [clubs] Trèfle est refusé. Nommer l’atout ?
    [diamonds] Carreau est refusé. Nommer l’atout ?
    [hearts] Cœur est refusé. Nommer l’atout ?
   *[spades] Pique est refusé. Nommer l’atout ?
}
ask-name-plain = Nomme l’atout
ask-tens = Qu’est-ce qui compte les dizaines ?
ask-discard = Jette une carte
ask-alone = Solo ?
ask-defend = Défendre solo ?
ask-best-wanted = Prendre la meilleure du partenaire ?
ask-best-give = Donne ta meilleure carte
ask-best-discard = Jette une des six
ask-bid = Ton enchère ?
ask-widow = Jette ce qui est en trop
ask-call = Appelle la carte de ton partenaire
ask-stay = Jouer cette donne ?
ask-led-suit = Quelle couleur fournir ?

order-up = Prends
order-up-alone = Prends, solo
order-short = Prends
pick-it-up = Je prends
pick-it-up-alone = Je prends, solo
turn-it-down = Je refuse
pass = Passe
alone = Solo
volunteer = Mon partenaire, solo
together = Ensemble
defend-alone = Défendre solo
defend-together = Ensemble
ask-best = Je la demande
no-best = Sans elle
farmer = Jeter
keep-my-cards = Garder mes cartes
stay = Je reste
drop = Je sors
decline = La laisser
no-trump = Sans atout
low = Bas
tens-numbers = Nombres
tens-colours = Couleurs
tens-shapes = Formes
bid-misere = Misère
bid-nap = Nap
bid-wellington = Wellington
bid-blucher = Blücher
bid-pepper = Poivre

why-turned-down = Elle a été refusée.
why-natural = Tu n’en as pas.
why-west-first = Pour l’instant, seulement ce qui est sur la carte retournée.
why-west-second = C’est sur la carte refusée.
why-no-alone = Pas de solo avec celle-ci.
why-must-alone = Le partenaire du donneur ne peut que jouer solo.
why-stuck = Tous ont passé : le donneur doit nommer l’atout.
why-bidder-stuck = Tous ont passé : le donneur doit enchérir.
why-tens = Les dizaines sont une des deux séries sans atout.

pick-up-short = Je prends
trial-count = { $trump } : { $count ->
    [0] aucun atout en main
    [1] un atout en main
    [one] { $count } atout en main
   *[other] { $count } atouts en main
}
trial-range = { $trump } : { $count } ou { $other } atouts en main
trial-tens = Dizaines par { $set } : { $cards }
trial-brief = Par { $set } : { $cards }
trial-none = aucun atout
trial-right = Bauer droit
trial-left = Bauer gauche
trial-values = Le nombre est la valeur de l’atout : 33 bat 32.
trial-again = Presse encore pour le nommer
tag-right = Droit
tag-left = Gauche
tag-trump = Atout
tag-counts = Atout { $value }
tag-if = par { $set }

suit-clubs = trèfle
suit-diamonds = carreau
suit-hearts = cœur
suit-spades = pique
west-1 = les un
west-2 = les deux
west-3 = les trois
west-r = rouge
west-y = jaune
west-g = vert
west-c = ronds
west-h = cœurs
west-t = triangles
west-numbers = nombres
west-colours = couleurs
west-shapes = formes
trump-with-tens = { $trump }, dizaines : { $tens }

rank-2 = deux
rank-3 = trois
rank-4 = quatre
rank-5 = cinq
rank-6 = six
rank-7 = sept
rank-8 = huit
rank-9 = neuf
rank-t = dix
rank-j = valet
rank-q = dame
rank-k = roi
rank-a = as
card = { $rank } de { $suit ->
    [clubs] trèfle
    [diamonds] carreau
    [hearts] cœur
   *[spades] pique
}
card-joker = joker
card-west = { $shape ->
    [c] { $number ->
        [1] 1 rond
       *[other] { $number } ronds
    }
    [h] { $number ->
        [1] 1 cœur
       *[other] { $number } cœurs
    }
   *[t] { $number ->
        [1] 1 triangle
       *[other] { $number } triangles
    }
} { $colour ->
    [r] { $number ->
        [1] rouge
       *[other] rouges
    }
    [y] { $number ->
        [1] jaune
       *[other] jaunes
    }
   *[g] { $number ->
        [1] vert
       *[other] verts
    }
}

told-pass = passe
told-pass-defend = ne défend pas solo
told-pass-best = garde son jeu
told-pass-tens = laisse les dizaines au suivant
told-order = fait prendre
told-order-alone = fait prendre, solo
told-decline = carte laissée
told-name = atout nommé : { $trump }
told-name-alone = atout nommé : { $trump }, solo
told-tens = dizaines : { $set }
told-bid = enchère : { $bid }
told-discard = { $count ->
    [one] { $count } carte jetée
   *[other] { $count } cartes jetées
}
told-under = basses échangées
told-farmer = cartes jetées
told-alone = joue solo
told-volunteer = partenaire laissé solo
told-together = joue avec son partenaire
told-defend = défend solo
told-best-asked = meilleure du partenaire demandée
told-best-given = une carte donnée
told-call = carte appelée : { $card }
told-stay = reste
told-drop = sort
told-suit = couleur demandée : { $suit }
told-play = carte jouée : { $card }

card-may-be-played = Elle peut être jouée maintenant.
card-may-be-given = Elle peut être donnée maintenant.
card-may-lead = Tu entames : toute carte peut être jouée.
advice = Un bon joueur devrait
advised-pass = passer.
advised-order = faire prendre.
advised-order-alone = faire prendre et jouer solo.
advised-decline = laisser la carte.
advised-name = nommer { $trump }.
advised-name-alone = nommer { $trump } et jouer solo.
advised-tens = choisir pour les dizaines : { $set }.
advised-bid = enchérir { $bid }.
advised-discard = jeter : { $card }.
advised-under = échanger celles-ci.
advised-farmer = jeter ses cartes.
advised-alone = jouer solo.
advised-volunteer = laisser son partenaire jouer solo.
advised-together = jouer ensemble.
advised-defend = défendre solo.
advised-best-ask = prendre la meilleure du partenaire.
advised-best-give = donner : { $card }.
advised-call = appeler : { $card }.
advised-stay = rester.
advised-drop = sortir.
advised-suit = demander { $suit }.
advised-play = jouer : { $card }.
