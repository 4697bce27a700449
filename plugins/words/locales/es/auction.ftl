# La subasta: lo que se pregunta y lo que se puede contestar.

ask-name-blind = Repartes tú: nombra triunfo sin mirar.
ask-farmer = Solo cartas bajas. ¿Tirarlas?
ask-under = ¿Cambiar estas?
ask-west-first = ¿Triunfo de la carta vuelta?
ask-west-second = ¿Triunfo de los otros seis?
ask-pick-up = Repartes tú. ¿La tomas?
ask-order = Reparte { $dealer }. ¿Que la tome?
ask-late-assist = Todos pasan. ¿Ayudar a { $dealer }?
ask-name = { $suit ->
    [clubs] Tréboles rechazados. ¿Nombrar triunfo?
    [diamonds] Diamantes rechazados. ¿Nombrar triunfo?
    [hearts] Corazones rechazados. ¿Nombrar triunfo?
   *[spades] Picas rechazadas. ¿Nombrar triunfo?
}
ask-name-plain = Nombra triunfo
ask-tens = ¿Qué cuenta las decenas?
ask-discard = Descarta una carta
ask-alone = ¿Solo?
ask-defend = ¿Defender solo?
ask-best-wanted = ¿Tomar la mejor del compañero?
ask-best-give = Da tu mejor carta
ask-best-discard = Descarta una de las seis
ask-bid = ¿Tu apuesta?
ask-widow = Descarta lo que sobra
ask-call = Llama la carta de tu compañero
ask-stay = ¿Juegas esta mano?
ask-led-suit = ¿Qué palo hay que seguir?

order-up = Tómala
order-up-alone = Tómala, voy solo
order-short = Tómala
pick-it-up = La tomo
pick-it-up-alone = La tomo, solo
turn-it-down = La rechazo
pass = Paso
alone = Solo
volunteer = Mi compañero, solo
together = Juntos
defend-alone = Defiendo solo
defend-together = Juntos
ask-best = La pido
no-best = Sin ella
farmer = Tirarlas
keep-my-cards = Quedarme mis cartas
stay = Sigo
drop = Me retiro
decline = Dejarla
no-trump = Sin triunfo
low = Bajo
tens-numbers = Números
tens-colours = Colores
tens-shapes = Formas
bid-misere = Misère
bid-nap = Nap
bid-wellington = Wellington
bid-blucher = Blücher
bid-pepper = Pimienta

why-turned-down = Se rechazó.
why-natural = No tienes ninguna.
why-west-first = Ahora solo lo que está en la carta vuelta.
why-west-second = Eso está en la carta rechazada.
why-no-alone = Con esta no se va solo.
why-must-alone = El compañero del que reparte solo puede ir solo.
why-stuck = Todos han pasado: el que reparte debe nombrar triunfo.
why-bidder-stuck = Todos han pasado: el que reparte debe apostar.
why-tens = Las decenas son una de las dos series sin triunfo.

pick-up-short = La tomo
trial-count = { $trump }: { $count ->
    [0] ningún triunfo en la mano
    [one] un triunfo en la mano
   *[other] { $count } triunfos en la mano
}
trial-range = { $trump }: { $count } o { $other } triunfos en la mano
trial-tens = Decenas por { $set }: { $cards }
trial-brief = Por { $set }: { $cards }
trial-none = ningún triunfo
trial-right = Bauer derecho
trial-left = Bauer izquierdo
trial-values = El número es el valor del triunfo: 33 gana a 32.
trial-again = Pulsa otra vez para nombrarlo
tag-right = Derecho
tag-left = Izquierdo
tag-trump = Triunfo
tag-counts = Triunfo { $value }
tag-if = por { $set }

suit-clubs = tréboles
suit-diamonds = diamantes
suit-hearts = corazones
suit-spades = picas
west-1 = unos
west-2 = doses
west-3 = treses
west-r = rojo
west-y = amarillo
west-g = verde
west-c = círculos
west-h = corazones
west-t = triángulos
west-numbers = números
west-colours = colores
west-shapes = formas
trump-with-tens = { $trump }, decenas: { $tens }

rank-2 = dos
rank-3 = tres
rank-4 = cuatro
rank-5 = cinco
rank-6 = seis
rank-7 = siete
rank-8 = ocho
rank-9 = nueve
rank-t = diez
rank-j = jota
rank-q = reina
rank-k = rey
rank-a = as
card = { $rank } de { $suit ->
    [clubs] tréboles
    [diamonds] diamantes
    [hearts] corazones
   *[spades] picas
}
card-joker = comodín
card-west = { $shape ->
    [c] { $number ->
        [1] 1 círculo
       *[other] { $number } círculos
    }
    [h] { $number ->
        [1] 1 corazón
       *[other] { $number } corazones
    }
   *[t] { $number ->
        [1] 1 triángulo
       *[other] { $number } triángulos
    }
} { $colour ->
    [r] { $number ->
        [1] rojo
       *[other] rojos
    }
    [y] { $number ->
        [1] amarillo
       *[other] amarillos
    }
   *[g] { $number ->
        [1] verde
       *[other] verdes
    }
}

told-pass = paso
told-pass-defend = no defiende solo
told-pass-best = se queda con su mano
told-pass-tens = deja las decenas al siguiente
told-order = que la tome
told-order-alone = que la tome, solo
told-decline = carta dejada
told-name = triunfo nombrado: { $trump }
told-name-alone = triunfo nombrado: { $trump }, solo
told-tens = decenas: { $set }
told-bid = apuesta: { $bid }
told-discard = { $count ->
    [one] una carta descartada
   *[other] { $count } cartas descartadas
}
told-under = bajas cambiadas
told-farmer = cartas tiradas
told-alone = juega solo
told-volunteer = deja solo al compañero
told-together = juega con el compañero
told-defend = defiende solo
told-best-asked = pedida la mejor del compañero
told-best-given = una carta dada
told-call = carta llamada: { $card }
told-stay = sigue
told-drop = se retira
told-suit = palo pedido: { $suit }
told-play = carta jugada: { $card }

card-may-be-played = Se puede jugar ahora.
card-may-be-given = Se puede dar ahora.
card-may-lead = Sales tú: vale cualquier carta.
advice = Un buen jugador debería
advised-pass = pasar.
advised-order = hacer que la tome.
advised-order-alone = hacer que la tome e ir solo.
advised-decline = dejarla.
advised-name = nombrar { $trump }.
advised-name-alone = nombrar { $trump } e ir solo.
advised-tens = elegir para las decenas: { $set }.
advised-bid = apostar { $bid }.
advised-discard = descartar: { $card }.
advised-under = cambiar estas.
advised-farmer = tirar las cartas.
advised-alone = ir solo.
advised-volunteer = dejar solo al compañero.
advised-together = jugar juntos.
advised-defend = defender solo.
advised-best-ask = tomar la mejor del compañero.
advised-best-give = dar: { $card }.
advised-call = llamar: { $card }.
advised-stay = seguir.
advised-drop = retirarse.
advised-suit = pedir { $suit }.
advised-play = jugar: { $card }.
