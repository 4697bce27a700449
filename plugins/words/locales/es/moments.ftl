# Lo que dicen las cintas en los grandes momentos de una mano.

moment-march = ¡Capote!
moment-euchre = ¡Caída!
moment-loner = { $tricks ->
    [3] ¡Las tres, solo!
    [4] ¡Las cuatro, solo!
    [5] ¡Las cinco, solo!
    [6] ¡Las seis, solo!
    [7] ¡Las siete, solo!
    [8] ¡Las ocho, solo!
   *[other] ¡Todas las bazas, solo!
}
moment-points = { $points ->
    [one] un punto
    [2] dos puntos
    [3] tres puntos
    [4] cuatro puntos
    [5] cinco puntos
   *[other] { $points } puntos
}
moment-points-us = { $points ->
    [one] un punto para nosotros
    [2] dos puntos para nosotros
    [3] tres puntos para nosotros
    [4] cuatro puntos para nosotros
   *[other] { $points } puntos para nosotros
}
moment-points-them = { $points ->
    [one] un punto para ellos
    [2] dos puntos para ellos
    [3] tres puntos para ellos
    [4] cuatro puntos para ellos
   *[other] { $points } puntos para ellos
}
