# Fichas de reglas: cada juego en palabras de jugador. Una línea de puntos es «por qué | a quién | cuánto».

card-deal = El reparto
card-naming = Nombrar triunfo
card-alone = Ir solo
card-playing = El juego
card-trumps = Triunfos, desde arriba
card-score = Puntos
card-more = Aquí además
card-house = En esta casa
bower-right = derecha
bower-left = izquierda
bower-benny = Benny

card-lead = Sale la izquierda del que reparte.
card-lead-alone = Sale la izquierda del que reparte; si queda apartada, el siguiente que juega.
card-lead-loner-left = Sale la izquierda del que reparte; contra quien nombra y juega solo, el que está a su izquierda.
card-again-next = { $seats ->
    [2] Si ambos pasan de nuevo, reparte el otro.
   *[other] Si todos pasan de nuevo, nadie anota y reparte el siguiente.
}
card-again-same = { $seats ->
    [2] Si ambos pasan de nuevo, reparte otra vez el mismo.
   *[other] Si todos pasan de nuevo, nadie anota y reparte otra vez el mismo.
}

card-euchre-about = { $seats } jugadores, a { $target } puntos
card-euchre-deal = Cinco cartas por jugador, de tres en tres y de dos en dos, de una baraja de { $pack }; la siguiente se vuelve.
card-euchre-naming = Desde la izquierda del que reparte: pasar, o hacer que tome la carta vuelta. Su palo es triunfo; quien reparte la toma y descarta otra. Si todos pasan, nombra otro palo o pasa de nuevo.
card-euchre-alone = Quien nombra triunfo puede jugar sin su compañero, cuya mano se aparta, con la carta vuelta si es él quien reparte.
card-euchre-playing = Sirve el palo si puedes; la jota izquierda es triunfo. Gana el triunfo más alto, o si no la carta más alta del palo de salida.
score-euchre-1 = Los que nombran ganan tres o cuatro | ellos | 1
score-euchre-2 = Los que nombran ganan las cinco: capote | ellos | 2
score-euchre-3 = Solo, y las cinco | ellos | { $loner }
score-euchre-4 = Los que nombran ganan menos: caída | los demás | 2
score-lone-euchred = Solo, y caída | los demás | { $lone-euchred }
score-defender = Caída ante quien defiende solo | los demás | 4
card-more-joker = El comodín, llamado benny, es el triunfo más alto de todos.
card-more-two-of-spades = El dos de picas, llamado benny, es el triunfo más alto de todos.
card-more-dealer-names = Si sale vuelto, quien reparte nombra triunfo antes de mirar carta alguna, lo toma y descarta otra carta.
card-more-hearts = Si sale vuelto, vale por corazones.
card-more-dealer-proposes = Si sale vuelto, quien reparte nombra un palo antes de mirar carta alguna; de ese palo trata la primera ronda, y quien reparte no puede pasar.
card-more-decline = Si otro se lo mandó, quien reparte puede dejar la carta vuelta: el triunfo queda.
card-more-own = Quien reparte puede descartar hasta la carta que acaba de tomar.
card-more-stick = Si todos pasan otra vez, quien reparte debe nombrar triunfo.
card-more-late-assist = Si todos pasan la carta vuelta, se pregunta una vez más al compañero del que reparte antes de nombrar otros palos.
card-more-canadian = El compañero del que reparte solo puede hacerla tomar para jugar solo.
card-more-defend-lone = Contra quien juega solo, un rival puede defender solo.
card-more-defend-any = Antes de jugar, un rival puede defender solo, juegue o no solo quien nombró triunfo.
card-more-best = Quien juega solo puede descartar una carta y tomar una de su compañero.
card-more-sitting = La mano de un compañero apartado queda boca arriba.

card-two-about = un duelo, a { $target } puntos
card-two-deal = Cinco cartas por jugador de una baraja de { $pack }; la siguiente se vuelve, el resto no se ve.
card-two-naming = Habla primero el rival del que reparte: pasar, o hacer tomar la carta vuelta; luego quien reparte puede tomarla. Su palo es triunfo. Quien reparte toma la carta y descarta otra. Si ambos pasan, nombra otro palo.
card-two-alone = -
card-two-playing = Sale el rival del que reparte, nombre quien nombre triunfo. Sirve el palo si puedes; la jota izquierda es triunfo.
score-two-1 = Quien nombra gana tres o cuatro | él | 1
score-two-2 = Quien nombra gana las cinco | él | 2
score-two-3 = Quien nombra gana menos: caída | el otro | 2

card-three-about = uno contra dos, a { $target } puntos
card-three-deal = Cinco cartas por jugador de una baraja de { $pack }; la siguiente se vuelve.
card-three-naming = Desde la izquierda del que reparte: pasar, o hacer tomar la carta vuelta. Su palo es triunfo; quien reparte la toma y descarta otra, aun contra quien nombra. Si todos pasan, nombra otro palo o pasa de nuevo. Quien nombra triunfo juega solo contra los otros dos.
card-three-alone = -
card-three-playing = Sale la izquierda del que reparte. Sirve el palo si puedes; la jota izquierda es triunfo. Los otros dos cuentan sus bazas juntos en esta mano. Si dos llegan iguales al final, se sigue hasta que uno vaya delante.
score-three-1 = Quien nombra gana tres o cuatro | él | 1
score-three-2 = Quien nombra gana las cinco | él | { $march }
score-three-3 = Quien nombra gana menos: caída | cada otro | 2
score-set-back = Quien nombra gana menos: caída | quien nombra | −2

card-west-about = { $seats } jugadores, a { $target } puntos
card-west-deal = Cinco cartas por jugador de veintisiete: cada número del 1 al 3 en cada color y cada forma. Una carta se vuelve.
card-west-naming = Desde la izquierda del que reparte: pasar, o hacer triunfo uno de los tres valores de la carta vuelta; quien reparte toma esa carta y descarta otra. Si todos pasan, nombra uno de los otros seis valores, y la carta vuelta queda fuera; quien reparte debe nombrar. Luego, otra vez desde la izquierda del que reparte, alguien nombra decenas una de las dos series sin triunfo; quien reparte debe. La última serie cuenta unidades. Uno mismo puede nombrar ambas cosas.
card-west-alone = Antes de jugar cada uno por turno puede ir solo, o mandar solo a su compañero; dos solos pueden encontrarse.
card-west-playing = El palo de una carta es su valor en la serie del triunfo: su número, su color o su forma. Sirve el palo si puedes. Gana el triunfo más alto, o si no la más alta del palo de salida.
card-west-trumps = Una carta cuenta sus decenas por diez y sus unidades por uno: 1, rojo y círculo son uno, 2, amarillo y corazón dos, 3, verde y triángulo tres. El Bauer derecho es el triunfo que cuenta 23; el izquierdo es el 23 del valor inferior, o del tercero si el triunfo es el primero, y también es triunfo. Luego 33, 32, 31, 22, 21, 13, 12, 11.
score-west-1 = Tres o cuatro, sin nombrar nada | ese bando | 3
score-west-2 = Tres o cuatro, nombrando uno | ese bando | 2
score-west-3 = Tres o cuatro, nombrando ambos | ese bando | 1
score-west-4 = Las cinco | ese bando | 3
score-west-5 = Solo: las cinco, o sin nombrar nada | solo | 6
score-west-6 = Solo, nombrando uno | solo | 3

card-hasenpfeffer-about = por parejas, a { $target } puntos
card-hasenpfeffer-deal = Seis cartas por jugador, un comodín en la baraja, y sobra una carta.
card-hasenpfeffer-naming = Apuesta de una a seis bazas, cada apuesta más alta que la anterior, o pasa y queda fuera. La apuesta más alta nombra triunfo, toma la carta sobrante y descarta una. Si todos pasan, quien tiene el comodín hace triunfo por tres; si es la carta sobrante, reparte el siguiente.
card-hasenpfeffer-alone = -
card-hasenpfeffer-playing = Sale quien apostó. Comodín, jota derecha, jota izquierda, luego las demás.
score-hasenpfeffer-1 = Apuesta cumplida: cada baza | apostantes | 1
score-hasenpfeffer-2 = Apuesta fallida | apostantes | −apuesta
score-hasenpfeffer-3 = Cada baza de los demás | los demás | 1

card-pepper-about = por parejas, a { $target } puntos
card-pepper-deal = Seis cartas por jugador de una baraja de { $pack }.
card-pepper-naming = Apuesta de uno a seis, o pimienta; la más alta nombra un palo o sin triunfo. Si todos pasan, reparte el siguiente.
card-pepper-alone = -
card-pepper-playing = Sale quien apostó. Sirve el palo si puedes.
score-pepper-1 = Apuesta cumplida: cada baza | apostantes | 1
score-pepper-2 = Apuesta fallida | apostantes | −6
score-pepper-3 = Pimienta cumplida | apostantes | 12
score-pepper-4 = Pimienta perdida | apostantes | −12
score-pepper-5 = Cada baza de los demás | los demás | 1

card-napoleon-about = cada uno contra todos, { $deals } manos
card-napoleon-deal = Cinco cartas por jugador de una baraja entera, el as alto.
card-napoleon-naming = Apuesta cuántas bazas ganas tú contra todos, o pasa. El palo de la primera carta de quien apostó es triunfo. Si todos pasan, reparte el siguiente.
card-napoleon-alone = -
card-napoleon-playing = Sale quien apostó. Sirve el palo si puedes. No hay jotas derecha ni izquierda.
score-napoleon-1 = Apuesta cumplida | apostante | de cada uno
score-napoleon-2 = Apuesta fallida | apostante | a cada uno

card-auction-about = por parejas, a { $target } puntos
card-auction-deal = Cinco cartas por jugador; no se vuelve nada.
card-auction-naming = Una apuesta por jugador, de una a cinco bazas; la más alta nombra un palo. Si todos pasan, reparte el siguiente.
card-auction-alone = -
card-auction-playing = Sale la izquierda del que reparte. Sirve el palo si puedes.
score-auction-1 = Apuesta cumplida | apostantes | apuesta
score-auction-2 = Apuesta fallida | los demás | apuesta

card-bid-about = por parejas, a { $target } puntos
card-bid-deal = Seis cartas por jugador de una baraja de { $pack }.
card-bid-naming = Una apuesta por jugador; la más alta nombra un palo o sin triunfo. Si todos pasan, reparte el siguiente.
card-bid-alone = -
card-bid-playing = Sale quien apostó. Sirve el palo si puedes.
score-bid-1 = Apuesta cumplida: cada baza | apostantes | 1
score-bid-2 = Apuesta fallida | apostantes | −apuesta
score-bid-3 = Cada baza de los demás | los demás | 1

card-double-about = por parejas, a { $target } puntos
card-double-deal = Doce cartas por jugador de dos barajas a la vez.
card-double-naming = Una apuesta por jugador, seis bazas o más; si todos han pasado, quien reparte debe. La más alta nombra un palo, sin triunfo o bajo.
card-double-alone = -
card-double-playing = Sale quien apostó. De dos cartas iguales gana la jugada primero.
score-double-1 = Apuesta cumplida: cada baza | apostantes | 1
score-double-2 = Apuesta fallida | apostantes | −apuesta
score-double-3 = Cada baza de los demás | los demás | 1

card-buck-about = cada uno por su cuenta, bajando desde { $start }
card-buck-deal = Cinco cartas por jugador; la siguiente se vuelve.
card-buck-naming = Haz tomar la carta vuelta: quien reparte descarta otra; si todos pasan, nombra otro palo. Un trébol vuelto es triunfo al momento, y nadie se puede retirar.
card-buck-alone = -
card-buck-playing = Antes de jugar, todos salvo quien nombró siguen o se retiran. Sirve el palo si puedes. Sale el primero que sigue desde la izquierda del que reparte.
score-buck-1 = Cada baza | quien la gana | −1
score-buck-2 = Siguió sin ganar ninguna | ese jugador | +5
score-buck-3 = Quien nombra gana menos de tres | él | +5
score-buck-4 = No queda nada | ese jugador | gana

card-call-about = un compañero secreto, a { $target } puntos
card-call-deal = Cinco cartas por jugador de una baraja de { $pack }; la siguiente se vuelve.
card-call-naming = Haz tomar la carta vuelta: quien reparte descarta otra; si todos pasan, nombra otro palo. Luego quien nombra llama una carta: quien la tiene es su compañero, y nadie más lo sabe.
card-call-alone = -
card-call-playing = Sirve el palo si puedes. El compañero se conoce cuando cae la carta llamada.
score-call-1 = Los que nombran ganan tres o cuatro | cada uno | 1
score-call-2 = Los que nombran ganan las cinco | cada uno | 2
score-call-3 = Solo, y las cinco | quien nombra | 5
score-call-4 = Los que nombran ganan menos | cada otro | 2
