# Lo que oye quien escucha en vez de mirar: tableros, cartas, puestos, y lo que pasa en la mesa.

heard-state = { $name }: { $state }
heard-part = { $part } %
heard-chosen = elegido

knob-menu = Menú
knob-last-trick = Última baza
knob-hint = Consejo
knob-rules = Reglas
knob-back = Atrás

heard-card-right = { $card }, jota derecha
heard-card-left = { $card }, jota izquierda
heard-card-trump = { $card }, triunfo
heard-in-hand = { $card }. Carta { $number } de { $count }.
heard-in-hand-barred = { $card }. Carta { $number } de { $count }, ahora no se puede jugar.

heard-deal = Mano { $number }. Reparte: { $name }.
heard-hand = Tus cartas: { $cards }.
heard-open = { $name }, a la vista: { $cards }.
heard-turned-up = Carta vuelta: { $card }.
heard-turned-down = La carta se rechaza.
heard-called = { $name }: { $what }.
heard-under = { $name }: cambio de { $cards }.
heard-took = { $name }: { $count ->
    [one] una carta tomada
   *[other] { $count } cartas tomadas
} del mazo.
heard-took-cards = { $name }: tomado { $cards }.
heard-trump = Triunfo: { $trump }.
heard-trump-by = Triunfo: { $trump }, nombra: { $name }.
heard-trump-alone = Triunfo: { $trump }, nombra: { $name }, solo.
heard-picked-up = { $name }: carta tomada, { $card }.
heard-threw = { $name }: { $count ->
    [one] una carta descartada
   *[other] { $count } cartas descartadas
}.
heard-threw-cards = { $name }: descartado { $cards }.
heard-sits-out = No juega: { $name }.
heard-gave = { $name }: una carta para { $other }.
heard-gave-card = { $name }: { $card } para { $other }.
heard-played = { $name }: { $card }.
heard-partner = Compañero de quien nombra: { $name }.
heard-trick = Baza { $number }: { $name }.
heard-result = { $what }.
heard-score = Puntos: { $score }.
heard-of-side = { $name } { $what }

heard-lead = Sales tú.
heard-may-play = Te toca. Puedes jugar: { $cards }.
heard-on-table = En la mesa: { $cards }.

heard-at-south = abajo
heard-at-south-west = abajo a la izquierda
heard-at-west = a la izquierda
heard-at-north-west = arriba a la izquierda
heard-at-north = enfrente
heard-at-north-east = arriba a la derecha
heard-at-east = a la derecha
heard-at-south-east = abajo a la derecha
heard-is-dealer = reparte
heard-is-maker = nombró
heard-is-out = no juega
heard-is-asked = le toca
heard-holds = { $count ->
    [0] sin cartas
    [one] una carta
   *[other] { $count } cartas
}
heard-tricks = { $tricks ->
    [0] ninguna baza
    [one] una baza
   *[other] { $tricks } bazas
}
