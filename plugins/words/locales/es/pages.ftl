# Tableros y páginas: título, elección, menú, resultados.

you = Tú
we = Nosotros
they = Ellos

under-title = Euchre y toda su familia
play = Jugar
games = Juegos
settings = Ajustes
rules = Reglas
quit = Salir
go-on-match = Continuar
new-game = Partida nueva
replace = Hay una partida sin terminar
replace-what = { $game }: { $part }
replace-why = Una partida nueva ocupará su lugar y ya no se podrá continuar.
replace-neither = Ninguna
welcome = Te damos la bienvenida
welcome-why = Primero dos cosas; ambas están también en los ajustes.
welcome-look = Primero mirar

which-game = ¿Qué juego?
which-game-about = veintitrés de una familia
all = Todos
play-game = Jugar: { $game }
house-rules = Reglas de la casa
house-rules-short = Casa
rules-changed = { $count ->
    [one] una regla de la casa
   *[other] { $count } reglas de la casa
}
rules-search = Buscar reglas
rules-none-found = Ninguna regla se lee así.
rules-mine = Mis reglas
rules-mine-about = reglas de la casa con nombres tuyos
rules-name = Un nombre para estas reglas
rules-name-first = Dales primero un nombre.
rules-too-many = Hay demasiadas: borra antes alguna.
rules-save = Guardar
rules-overwrite = Reemplazar
rules-saved = Guardado como { $name }
rules-load = Cargar
rules-delete = Borrar
rules-delete-sure = ¿Seguro?
rules-none-saved = Aún no hay nada guardado.
who-plays = Quién juega
who-plays-short = Puestos
who-plays-about = pulsa un retrato para cambiarlo
all-bots = Todos los bots
player-person = En esta pantalla
pad-any = Cualquier mando
pad-own = Mando propio
pad-listen = Pulsa un botón en él
curtain-turn = { $name }, te toca
curtain-cards = { $name }, toma tus cartas
curtain-take-one = Toma la pantalla. { $name }, no mires.
curtain-take-many = Toma la pantalla. Los demás, no miréis.
curtain-hold = Mantén para levantar la colcha
curtain-why = nada se lee ni se oye a través
curtain-no-undo = No tras la colcha
curtain-no-undo-why = Levántala primero; luego podrás deshacer lo tuyo.
level-beginner = Principiante
level-casual = Aficionado
level-sharp = Agudo
level-master = Maestro
no-house-rules = ninguna: como se juega siempre
option-is = { $option }: { $value }
as-usual = Como siempre
barred = Ahora no
excluded = «{ $other }» está puesta; solo una de las dos.
not-in-game = «{ $option }» no es de este juego.

paused = Pausa
paused-why = La mano queda como está.
go-on = Seguir
rule-card = Ficha de reglas
calls = Quién dijo qué
calls-short = Llamadas
take-back = Deshacer
take-back-short = Deshacer
leave-table = Dejar la mesa
leave-to-title = Al título
hand-number = Mano { $number } · { $score }

calls-turned = Carta vuelta: { $card }
calls-made = { $name }: triunfo { $trump }
calls-made-alone = { $name }: triunfo { $trump }, solo
calls-alone = { $name } juega solo
calls-dealer = Reparte: { $name }
calls-none = Aún no ha hablado nadie.
no-last-trick = Aún no hay baza
no-last-trick-why = La primera está por venir.
took-it = Baza: { $name }

next-hand = Mano siguiente
play-again = Otra partida
game-won = ¡Ganamos la partida!
game-lost = Ellos ganan la partida
game-won-alone = ¡Ganas la partida!
game-lost-alone = { $name } gana la partida
game-length = { $hands ->
    [one] Tras una mano
   *[other] Tras { $hands } manos
}
game-cost = La mano { $hand } nos costó { $points ->
    [one] un punto
    [2] dos puntos
    [3] tres puntos
    [4] cuatro puntos
   *[other] { $points } puntos
}
last-hand = La última mano

result-void = Nadie nombró
result-redeal = Se reparte de nuevo
result-made-us = Lo logramos
result-made-them = Lo logran
result-made-me = Lo logras
result-made-other = { $name } lo logra
result-march-us = ¡Capote!
result-march-them = Capote de ellos
result-march-me = ¡Capote!
result-march-other = Capote: { $name }
result-loner-us = ¡Todas, y solo!
result-loner-them = Ellos, todas y solo
result-loner-me = ¡Todas, y solo!
result-loner-other = { $name }: todas, solo
result-euchred-us = Caemos
result-euchred-them = ¡Caen ellos!
result-euchred-me = Caes
result-euchred-other = ¡{ $name } cae!
result-no-maker = Nadie nombró triunfo.
result-took = Nombra: { $name }; triunfo: { $trump }; { $tricks ->
    [0] ninguna baza
    [one] una baza
   *[other] { $tricks } bazas
}.
result-took-alone = Nombra: { $name }, solo; triunfo: { $trump }; { $tricks ->
    [0] ninguna baza
    [one] una baza
   *[other] { $tricks } bazas
}.
result-took-with = Nombra: { $name }; triunfo: { $trump }. { $side }: { $tricks ->
    [0] ninguna baza
    [one] una baza
   *[other] { $tricks } bazas
}.
name-and-name = { $name } y { $other }
result-unplayed = No se jugó ninguna carta.
in-the-barn = en el granero
points-won = { $points ->
    [0] ningún punto
    [one] un punto
    [2] dos puntos
   *[other] { $points } puntos
}
points-lost = { $points ->
    [one] un punto perdido
    [2] dos puntos perdidos
   *[other] { $points } puntos perdidos
}

notice-nothing-to-take-back = Nada que deshacer
notice-nothing-to-take-back-why = Aún no has decidido nada.
notice-cannot-save = No se puede guardar
notice-cannot-save-why = No hay sitio o permiso para escribir. El juego sigue.
notice-kept-damaged = Algo guardado estaba dañado
notice-kept-damaged-why = No se pudo leer ({ $what }) y queda aparte como { $file }.
notice-kept-newer = Guardado por un juego más nuevo
notice-kept-newer-why = Se dejó como está ({ $what }, { $file }).
notice-key-clash = Esa tecla está ocupada
notice-key-clash-why = Ya hace esto: { $act }.
kept-settings = ajustes
kept-match = la partida
kept-statistics = estadísticas
kept-history = manos pasadas

copy-number = Copiar el número
notice-number-copied = El número { $number } está copiado
notice-number-copied-why = Empieza con él para jugar los mismos repartos.
notice-number = Número { $number }
notice-number-why = Empieza con él para jugar los mismos repartos.
