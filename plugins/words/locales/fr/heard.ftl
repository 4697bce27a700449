# Ce qu’entend qui écoute au lieu de regarder : panneaux, cartes, places, et ce qui se passe à la table.

heard-state = { $name } : { $state }
heard-part = { $part } %
heard-chosen = choisi

knob-menu = Menu
knob-last-trick = Dernier pli
knob-hint = Conseil
knob-rules = Règles
knob-back = Retour

heard-card-right = { $card }, valet droit
heard-card-left = { $card }, valet gauche
heard-card-trump = { $card }, atout
heard-in-hand = { $card }. Carte { $number } sur { $count }.
heard-in-hand-barred = { $card }. Carte { $number } sur { $count }, pas jouable maintenant.

heard-deal = Donne { $number }. Donneur : { $name }.
heard-hand = Tes cartes : { $cards }.
heard-open = { $name }, étalé : { $cards }.
heard-turned-up = Retournée : { $card }.
heard-turned-down = La carte est refusée.
heard-called = { $name } : { $what }.
heard-under = { $name } : échange de { $cards }.
heard-took = { $name } : { $count ->
    [1] une carte prise
    [one] { $count } carte prise
   *[other] { $count } cartes prises
} au talon.
heard-took-cards = { $name } : pris { $cards }.
heard-trump = Atout : { $trump }.
heard-trump-by = Atout : { $trump }, nommé par { $name }.
heard-trump-alone = Atout : { $trump }, nommé par { $name }, solo.
heard-picked-up = { $name } : carte prise, { $card }.
heard-threw = { $name } : { $count ->
    [1] une carte jetée
    [one] { $count } carte jetée
   *[other] { $count } cartes jetées
}.
heard-threw-cards = { $name } : jeté { $cards }.
heard-sits-out = Ne joue pas : { $name }.
heard-gave = { $name } : une carte donnée à { $other }.
heard-gave-card = { $name } : { $card } à { $other }.
heard-played = { $name } : { $card }.
heard-partner = Partenaire du preneur : { $name }.
heard-trick = Pli { $number } : { $name }.
heard-result = { $what }.
heard-score = Score : { $score }.
heard-of-side = { $name } { $what }

heard-lead = Tu entames.
heard-may-play = À toi. Jouables : { $cards }.
heard-on-table = Sur la table : { $cards }.

heard-at-south = en bas
heard-at-south-west = en bas à gauche
heard-at-west = à gauche
heard-at-north-west = en haut à gauche
heard-at-north = en face
heard-at-north-east = en haut à droite
heard-at-east = à droite
heard-at-south-east = en bas à droite
heard-is-dealer = donneur
heard-is-maker = preneur
heard-is-out = ne joue pas
heard-is-asked = à son tour
heard-holds = { $count ->
    [0] aucune carte
    [1] une carte
    [one] { $count } carte
   *[other] { $count } cartes
}
heard-tricks = { $tricks ->
    [0] aucun pli
    [1] un pli
    [one] { $tricks } pli
   *[other] { $tricks } plis
}
