# Una regla rota: la regla, y luego por qué.

law-follow = { $suit ->
    [clubs] Sirve tréboles
    [diamonds] Sirve diamantes
    [hearts] Sirve corazones
   *[spades] Sirve picas
}
law-follow-why = Tienes una carta del palo de salida.
law-follow-trump-why = Salieron con triunfo y tienes uno; la jota izquierda cuenta.
law-follow-led = Sirve el palo
law-follow-led-why = Tienes una carta de lo que salió.
law-barred = { $suit ->
    [clubs] Tréboles no
    [diamonds] Diamantes no
    [hearts] Corazones no
   *[spades] Picas no
}
law-barred-why = Se rechazó.
law-stuck = Quien reparte está obligado
law-stuck-why = Todos han pasado: nombra triunfo.
law-proposed = Lo propusiste tú
law-proposed-why = Quien reparte no puede pasar su propio palo.
law-canadian = Solo, o nada
law-canadian-why = El compañero del que reparte solo puede ordenar yendo solo.
law-natural = No tienes ninguna
law-natural-why = Aquí solo se nombra un palo que se tiene.
law-no-alone = Aquí nadie va solo
law-no-alone-why = Eso no se juega en esta mesa.
law-no-such-call = Aquí no se juega
law-no-such-call-why = Esta mesa no conoce esa llamada.
law-west-value = Ese valor no
law-west-value-why = Primero lo de la carta vuelta, luego los demás.
law-west-tens = La serie del triunfo no
law-west-tens-why = Las decenas son una de las otras dos.
law-keep-turn-up = Esa se queda
law-keep-turn-up-why = La carta recién tomada no se descarta.
law-discard-count = No tantas
law-discard-count-why = Se descartan las que sobran.
law-no-decline = Tómala
law-no-decline-why = Aquí una carta ordenada hay que tomarla.
law-swap = Esas no
law-swap-why = Solo se cambian tres cartas bajas.
law-bid-too-low = Apuesta más
law-bid-too-low-why = Una apuesta debe superar todas las anteriores.
law-bidder-stuck = Quien reparte debe apostar
law-bidder-stuck-why = Todos los demás han pasado.
law-call-trump = Triunfo no
law-call-trump-why = La carta del compañero es de otro palo.
law-name-suit = Primero el palo
law-name-suit-why = Salió el comodín: di qué hay que servir.
law-not-your-turn = No es tu turno
law-not-your-turn-why = Ahora se pregunta a otro.
law-not-held = No está en tu mano
law-not-held-why = Esa carta no la tienes.
law-discard-first = Descarta primero
law-discard-first-why = Tienes una de más.
law-not-now = Ahora no
law-not-now-why = Eso no se pregunta ahora.
