# Ce que disent les rubans aux grands moments d’une donne.

moment-march = Capot !
moment-euchre = Chute !
moment-loner = { $tricks ->
    [3] Les trois, solo !
    [4] Les quatre, solo !
    [5] Les cinq, solo !
    [6] Les six, solo !
    [7] Les sept, solo !
    [8] Les huit, solo !
   *[other] Tous les plis, solo !
}
moment-points = { $points ->
    [1] un point
    [2] deux points
    [3] trois points
    [4] quatre points
    [5] cinq points
    [one] { $points } point
   *[other] { $points } points
}
moment-points-us = { $points ->
    [1] un point pour nous
    [2] deux points pour nous
    [3] trois points pour nous
    [4] quatre points pour nous
    [one] { $points } point pour nous
   *[other] { $points } points pour nous
}
moment-points-them = { $points ->
    [1] un point pour eux
    [2] deux points pour eux
    [3] trois points pour eux
    [4] quatre points pour eux
    [one] { $points } point pour eux
   *[other] { $points } points pour eux
}
