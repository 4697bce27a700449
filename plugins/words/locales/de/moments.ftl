# Was die Bänder in den großen Augenblicken einer Runde sagen.

moment-march = Durchmarsch!
moment-euchre = Verspielt!
moment-loner = { $tricks ->
    [3] Alle drei, allein!
    [4] Alle vier, allein!
    [5] Alle fünf, allein!
    [6] Alle sechs, allein!
    [7] Alle sieben, allein!
    [8] Alle acht, allein!
   *[other] Alle Stiche, allein!
}
moment-points = { $points ->
    [one] ein Punkt
    [2] zwei Punkte
    [3] drei Punkte
    [4] vier Punkte
    [5] fünf Punkte
   *[other] { $points } Punkte
}
moment-points-us = { $points ->
    [one] ein Punkt für uns
    [2] zwei Punkte für uns
    [3] drei Punkte für uns
    [4] vier Punkte für uns
   *[other] { $points } Punkte für uns
}
moment-points-them = { $points ->
    [one] ein Punkt für sie
    [2] zwei Punkte für sie
    [3] drei Punkte für sie
    [4] vier Punkte für sie
   *[other] { $points } Punkte für sie
}
