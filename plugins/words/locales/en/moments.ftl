# What the ribbons of a hand's moments say.

moment-march = March!
moment-euchre = Euchred!
moment-loner = { $tricks ->
    [3] All three, alone!
    [4] All four, alone!
    [5] All five, alone!
    [6] All six, alone!
    [7] All seven, alone!
    [8] All eight, alone!
   *[other] Every trick, alone!
}
moment-points = { $points ->
    [one] one point
    [2] two points
    [3] three points
    [4] four points
    [5] five points
   *[other] { $points } points
}
moment-points-us = { $points ->
    [one] one point to us
    [2] two points to us
    [3] three points to us
    [4] four points to us
   *[other] { $points } points to us
}
moment-points-them = { $points ->
    [one] one point to them
    [2] two points to them
    [3] three points to them
    [4] four points to them
   *[other] { $points } points to them
}
