# Ką sako juostos svarbiausiomis dalijimo akimirkomis.

moment-march = Maršas!
moment-euchre = Sukirsti!
moment-loner = { $tricks ->
    [3] Visi trys, solo!
    [4] Visi keturi, solo!
    [5] Visi penki, solo!
    [6] Visi šeši, solo!
    [7] Visi septyni, solo!
    [8] Visi aštuoni, solo!
   *[other] Visi kirčiai, solo!
}
moment-points = { $points ->
    [1] vienas taškas
    [2] du taškai
    [3] trys taškai
    [4] keturi taškai
    [5] penki taškai
   *[other] { FORM($points) ->
        [one] { $points } taškas
        [few] { $points } taškai
        [many] { $points } taško
       *[other] { $points } taškų
    }
}
moment-points-us = { $points ->
    [1] vienas taškas mums
    [2] du taškai mums
    [3] trys taškai mums
    [4] keturi taškai mums
   *[other] { FORM($points) ->
        [one] { $points } taškas mums
        [few] { $points } taškai mums
        [many] { $points } taško mums
       *[other] { $points } taškų mums
    }
}
moment-points-them = { $points ->
    [1] vienas taškas jiems
    [2] du taškai jiems
    [3] trys taškai jiems
    [4] keturi taškai jiems
   *[other] { FORM($points) ->
        [one] { $points } taškas jiems
        [few] { $points } taškai jiems
        [many] { $points } taško jiems
       *[other] { $points } taškų jiems
    }
}
