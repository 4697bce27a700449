# Panneaux et pages : titre, choix, menu, résultats.

you = Toi
we = Nous
they = Eux

under-title = Euchre et tous ses cousins
play = Jouer
games = Jeux
settings = Réglages
rules = Règles
quit = Quitter
go-on-match = Continuer
new-game = Nouvelle partie
replace = Une partie est en cours
replace-what = { $game } : { $part }
replace-why = Une nouvelle partie prend sa place ; on ne pourra plus la continuer.
replace-neither = Ni l’une ni l’autre
welcome = Bienvenue
welcome-why = Deux choses d’abord ; elles sont aussi dans les réglages.
welcome-look = D’abord regarder

which-game = Quel jeu ?
which-game-about = vingt-trois d’une même famille
all = Tous
play-game = Jouer : { $game }
house-rules = Règles maison
house-rules-short = Maison
rules-changed = { $count ->
    [1] une règle maison
    [one] { $count } règle maison
   *[other] { $count } règles maison
}
rules-search = Chercher une règle
rules-none-found = Aucune règle ne se lit ainsi.
rules-mine = Mes règles
rules-mine-about = règles de la maison sous tes propres noms
rules-name = Un nom pour ces règles
rules-name-first = Donne-leur d’abord un nom.
rules-too-many = Il y en a trop : efface-en d’abord.
rules-save = Enregistrer
rules-overwrite = Remplacer
rules-saved = Enregistré : { $name }
rules-load = Charger
rules-delete = Effacer
rules-delete-sure = Vraiment ?
rules-none-saved = Rien n’est encore enregistré.
who-plays = Qui joue
who-plays-short = Places
who-plays-about = presse un portrait pour en changer
all-bots = Tous les bots
player-person = À cet écran
pad-any = Toute manette
pad-own = Sa manette
pad-listen = Presse un bouton dessus
curtain-turn = { $name }, c’est ton tour
curtain-cards = { $name }, prends tes cartes
curtain-take-one = Prends l’écran. { $name }, détourne les yeux.
curtain-take-many = Prends l’écran. Tous les autres détournent les yeux.
curtain-hold = Maintiens pour lever le quilt
curtain-why = rien ne se lit ni ne s’entend au travers
curtain-no-undo = Pas derrière le quilt
curtain-no-undo-why = Lève-le d’abord ; tu pourras alors reprendre le tien.
level-beginner = Débutant
level-casual = Amateur
level-sharp = Affûté
level-master = Maître
no-house-rules = aucune : comme on joue d’habitude
option-is = { $option } : { $value }
as-usual = Comme d’habitude
barred = Pas maintenant
excluded = « { $other } » est en jeu ; l’une des deux seulement.
not-in-game = « { $option } » n’est pas de ce jeu.

paused = Pause
paused-why = La donne reste où elle en est.
go-on = Continuer
rule-card = Carte des règles
calls = Qui a dit quoi
calls-short = Annonces
take-back = Reprendre
take-back-short = Reprendre
leave-table = Quitter la table
leave-to-title = Au titre
hand-number = Donne { $number } · { $score }

calls-turned = Carte retournée : { $card }
calls-made = { $name } : atout { $trump }
calls-made-alone = { $name } : atout { $trump }, solo
calls-alone = { $name } joue solo
calls-dealer = Donneur : { $name }
calls-none = Personne n’a encore parlé.
no-last-trick = Pas encore de pli
no-last-trick-why = Le premier est à venir.
took-it = Pli : { $name }

next-hand = Donne suivante
play-again = Rejouer
game-won = Nous gagnons la partie !
game-lost = Ils gagnent la partie
game-won-alone = Tu gagnes la partie !
game-lost-alone = { $name } gagne la partie
game-length = { $hands ->
    [one] Après { $hands } donne
   *[other] Après { $hands } donnes
}
game-cost = La donne { $hand } nous a coûté { $points ->
    [1] un point
    [2] deux points
    [3] trois points
    [4] quatre points
    [one] { $points } point
   *[other] { $points } points
}
last-hand = La dernière donne

result-void = Personne n’a annoncé
result-redeal = Nouvelle donne
result-made-us = Nous y arrivons
result-made-them = Ils y arrivent
result-made-me = Tu y arrives
result-made-other = { $name } y arrive
result-march-us = Capot !
result-march-them = Ils font capot
result-march-me = Capot !
result-march-other = { $name } fait capot
result-loner-us = Tous, et solo !
result-loner-them = Ils font tout, solo
result-loner-me = Tous, et solo !
result-loner-other = { $name } fait tout, solo
result-euchred-us = Nous chutons
result-euchred-them = Ils chutent !
result-euchred-me = Tu chutes
result-euchred-other = { $name } chute !
result-no-maker = Personne n’a nommé l’atout.
result-took = Preneur : { $name } ; atout : { $trump } ; { $tricks ->
    [0] aucun pli
    [1] un pli
    [one] { $tricks } pli
   *[other] { $tricks } plis
}.
result-took-alone = Preneur : { $name }, solo ; atout : { $trump } ; { $tricks ->
    [0] aucun pli
    [1] un pli
    [one] { $tricks } pli
   *[other] { $tricks } plis
}.
result-took-with = Preneur : { $name } ; atout : { $trump }. { $side } : { $tricks ->
    [0] aucun pli
    [1] un pli
    [one] { $tricks } pli
   *[other] { $tricks } plis
}.
name-and-name = { $name } et { $other }
result-unplayed = Aucune carte n’a été jouée.
in-the-barn = dans la grange
points-won = { $points ->
    [0] aucun point
    [1] un point
    [2] deux points
    [one] { $points } point
   *[other] { $points } points
}
points-lost = { $points ->
    [1] un point perdu
    [2] deux points perdus
    [one] { $points } point perdu
   *[other] { $points } points perdus
}

notice-nothing-to-take-back = Rien à reprendre
notice-nothing-to-take-back-why = Tu n’as encore rien décidé.
notice-cannot-save = Impossible d’enregistrer
notice-cannot-save-why = Pas de place ou pas le droit d’écrire. Le jeu continue.
notice-kept-damaged = Une sauvegarde était abîmée
notice-kept-damaged-why = Illisible ({ $what }), elle est mise de côté sous { $file }.
notice-kept-newer = Sauvé par un jeu plus récent
notice-kept-newer-why = Laissé tel quel ({ $what }, { $file }).
notice-key-clash = Cette touche est prise
notice-key-clash-why = Elle fait déjà ceci : { $act }.
kept-settings = réglages
kept-match = la partie
kept-statistics = statistiques
kept-history = anciennes donnes

copy-number = Copier le numéro
notice-number-copied = Le numéro { $number } est copié
notice-number-copied-why = Commence avec lui pour rejouer les mêmes donnes.
notice-number = Numéro { $number }
notice-number-why = Commence avec lui pour rejouer les mêmes donnes.
