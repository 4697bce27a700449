# Fichas de reglas: cada juego en palabras de jugador. Una línea de puntos es «por qué | a quién | cuánto».

card-deal = El reparto
card-naming = Nombrar triunfo
card-alone = Ir solo
card-playing = El juego
card-trumps = Triunfos, desde arriba
card-score = Puntos
card-house = En esta casa
bower-right = derecha
bower-left = izquierda
bower-benny = Benny

card-euchre-about = { $seats } jugadores, a { $target } puntos
card-euchre-deal = Cinco cartas por jugador, de tres en tres y de dos en dos, de una baraja de { $pack }; la siguiente se vuelve.
card-euchre-naming = Desde la izquierda del que reparte: pasar, o hacer que tome la carta vuelta. Su palo es triunfo; quien reparte la toma y descarta una. Si todos pasan, nombra otro palo o pasa de nuevo.
card-euchre-alone = Quien nombra triunfo puede jugar sin su compañero, cuya mano se aparta.
card-euchre-playing = Sirve el palo si puedes; la jota izquierda es triunfo. Gana el triunfo más alto, o si no la carta más alta del palo de salida.
score-euchre-1 = Los que nombran ganan tres o cuatro | ellos | 1
score-euchre-2 = Los que nombran ganan las cinco: capote | ellos | 2
score-euchre-3 = Solo, y las cinco | ellos | { $loner }
score-euchre-4 = Los que nombran ganan menos: caída | los demás | 2

card-two-about = un duelo, a { $target } puntos
card-two-deal = Cinco cartas por jugador de una baraja de { $pack }; la siguiente se vuelve, el resto no se ve.
card-two-naming = El otro habla primero: pasar, o hacer tomar la carta vuelta. Quien reparte la toma por una suya o la deja. Si ambos pasan, nombra otro palo o pasa de nuevo.
card-two-alone = -
card-two-playing = Sale el rival del que reparte. Sirve el palo si puedes; la jota izquierda es triunfo.
score-two-1 = Quien nombra gana tres o cuatro | él | 1
score-two-2 = Quien nombra gana las cinco | él | 2
score-two-3 = Quien nombra gana menos: caída | el otro | 2

card-three-about = uno contra dos, a { $target } puntos
card-three-deal = Cinco cartas por jugador; la siguiente se vuelve.
card-three-naming = Pasar, o hacer tomar la carta vuelta; quien reparte la toma y descarta una. Si todos pasan, nombra otro palo. Quien nombra triunfo juega contra los otros dos.
card-three-alone = -
card-three-playing = Sirve el palo si puedes. Los otros dos cuentan sus bazas juntos.
score-three-1 = Quien nombra gana tres o cuatro | él | 1
score-three-2 = Quien nombra gana las cinco | él | { $march }
score-three-3 = Quien nombra gana menos: caída | cada otro | 2

card-west-about = { $seats } jugadores, a { $target } puntos
card-west-deal = Cinco cartas por jugador de veintisiete: cada número del 1 al 3 en cada color y cada forma. Una carta se vuelve.
card-west-naming = Pasar, o hacer triunfo uno de los tres valores de la carta vuelta. Si todos pasan, nombra uno de los otros seis; quien reparte debe. Luego otro jugador dice cuál de las otras dos series cuenta las decenas.
card-west-alone = Antes de jugar cualquiera puede ir solo, o mandar solo a su compañero; dos solos pueden encontrarse.
card-west-playing = Sirve la serie del triunfo si puedes: el valor de una carta en ella es su palo. Gana el triunfo, o si no la más alta de lo que salió.
card-west-trumps = Una carta cuenta sus decenas por diez y sus unidades por uno: de 11 a 33. El Bauer derecho es el 23 del valor de triunfo; el izquierdo es el 23 del valor inferior, y también es triunfo. Luego 33, 32, 31, 22, 21, 13, 12, 11.
score-west-1 = Tres o cuatro, sin nombrar nada | ese bando | 3
score-west-2 = Tres o cuatro, nombrando uno | ese bando | 2
score-west-3 = Tres o cuatro, nombrando ambos | ese bando | 1
score-west-4 = Las cinco | ese bando | 3
score-west-5 = Solo: las cinco, o sin nombrar nada | solo | 6
score-west-6 = Solo, nombrando uno | solo | 3

card-hasenpfeffer-about = por parejas, a { $target } puntos
card-hasenpfeffer-deal = Seis cartas por jugador, un comodín en la baraja, y sobra una carta.
card-hasenpfeffer-naming = Apuesta tres bazas o más, o pasa; la apuesta más alta toma la carta sobrante, nombra triunfo y descarta una. Si todos pasan, quien tiene el comodín debe apostar tres.
card-hasenpfeffer-alone = -
card-hasenpfeffer-playing = Sale quien apostó. Comodín, jota derecha, jota izquierda, luego las demás.
score-hasenpfeffer-1 = Apuesta cumplida: cada baza | apostantes | 1
score-hasenpfeffer-2 = Apuesta fallida | apostantes | −apuesta
score-hasenpfeffer-3 = Cada baza de los demás | los demás | 1

card-pepper-about = por parejas, a { $target } puntos
card-pepper-deal = Seis cartas por jugador de una baraja de { $pack }.
card-pepper-naming = Apuesta de uno a seis, o pimienta; la más alta nombra un palo o sin triunfo.
card-pepper-alone = -
card-pepper-playing = Sale quien apostó. Sirve el palo si puedes.
score-pepper-1 = Apuesta cumplida: cada baza | apostantes | 1
score-pepper-2 = Apuesta fallida | apostantes | −6
score-pepper-3 = Pimienta cumplida | apostantes | 12
score-pepper-4 = Pimienta perdida | apostantes | −12
score-pepper-5 = Cada baza de los demás | los demás | 1

card-napoleon-about = cada uno contra todos, { $deals } manos
card-napoleon-deal = Cinco cartas por jugador de una baraja entera, el as alto.
card-napoleon-naming = Apuesta cuántas bazas ganas tú contra todos, o pasa. El palo de la primera carta de quien apostó es triunfo.
card-napoleon-alone = -
card-napoleon-playing = Sirve el palo si puedes. No hay jotas derecha ni izquierda.
score-napoleon-1 = Apuesta cumplida | apostante | de cada uno
score-napoleon-2 = Apuesta fallida | apostante | a cada uno

card-auction-about = por parejas, a { $target } puntos
card-auction-deal = Cinco cartas por jugador; no se vuelve nada.
card-auction-naming = Una apuesta por jugador, de una a cinco bazas; la más alta nombra un palo.
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
card-buck-naming = Haz tomar la carta vuelta o nombra otro palo. Un trébol vuelto es triunfo al momento, y nadie se puede retirar.
card-buck-alone = -
card-buck-playing = Antes de jugar, todos salvo quien nombró siguen o se retiran. Sirve el palo si puedes.
score-buck-1 = Cada baza | quien la gana | −1
score-buck-2 = Siguió sin ganar ninguna | ese jugador | +5
score-buck-3 = Quien nombra gana menos de tres | él | +5
score-buck-4 = No queda nada | ese jugador | gana

card-call-about = un compañero secreto, a { $target } puntos
card-call-deal = Cinco cartas por jugador de una baraja de { $pack }; la siguiente se vuelve.
card-call-naming = Haz tomar la carta vuelta o nombra otro palo. Luego quien nombra llama una carta: quien la tiene es su compañero, y nadie más lo sabe.
card-call-alone = -
card-call-playing = Sirve el palo si puedes. El compañero se conoce cuando cae la carta llamada.
score-call-1 = Los que nombran ganan tres o cuatro | cada uno | 1
score-call-2 = Los que nombran ganan las cinco | cada uno | 2
score-call-3 = Solo, y las cinco | quien nombra | 5
score-call-4 = Los que nombran ganan menos | cada otro | 2
