# Was hört, wer lauscht statt zu sehen: Bretter, Karten, Plätze, und was am Tisch geschieht.

heard-state = { $name }: { $state }
heard-part = { $part } %
heard-chosen = gewählt

knob-menu = Menü
knob-last-trick = Letzter Stich
knob-hint = Tipp
knob-rules = Regeln
knob-back = Zurück

heard-card-right = { $card }, rechter Bauer
heard-card-left = { $card }, linker Bauer
heard-card-trump = { $card }, Trumpf
heard-in-hand = { $card }. Karte { $number } von { $count }.
heard-in-hand-barred = { $card }. Karte { $number } von { $count }, jetzt nicht spielbar.

heard-deal = Runde { $number }. Geber: { $name }.
heard-hand = Deine Karten: { $cards }.
heard-open = { $name }, offen: { $cards }.
heard-turned-up = Aufgedeckt: { $card }.
heard-turned-down = Die Karte ist weggedreht.
heard-called = { $name }: { $what }.
heard-under = { $name }: getauscht werden { $cards }.
heard-took = { $name }: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} vom Rest genommen.
heard-took-cards = { $name }: genommen { $cards }.
heard-trump = Trumpf: { $trump }.
heard-trump-by = Trumpf: { $trump }, angesagt: { $name }.
heard-trump-alone = Trumpf: { $trump }, angesagt: { $name }, allein.
heard-picked-up = { $name }: aufgenommen { $card }.
heard-threw = { $name }: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} abgeworfen.
heard-threw-cards = { $name }: abgeworfen { $cards }.
heard-sits-out = Setzt aus: { $name }.
heard-gave = { $name }: eine Karte an { $other } gegeben.
heard-gave-card = { $name }: { $card } an { $other } gegeben.
heard-played = { $name }: { $card }.
heard-partner = Partner des Ansagers: { $name }.
heard-trick = Stich { $number }: { $name }.
heard-result = { $what }.
heard-score = Stand: { $score }.
heard-of-side = { $name } { $what }

heard-lead = Du spielst aus.
heard-may-play = Du bist dran. Spielbar: { $cards }.
heard-on-table = Auf dem Tisch: { $cards }.

heard-at-south = unten
heard-at-south-west = unten links
heard-at-west = links
heard-at-north-west = oben links
heard-at-north = gegenüber
heard-at-north-east = oben rechts
heard-at-east = rechts
heard-at-south-east = unten rechts
heard-is-dealer = Geber
heard-is-maker = Ansager
heard-is-out = setzt aus
heard-is-asked = am Zug
heard-holds = { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
}
heard-tricks = { $tricks ->
    [0] kein Stich
    [one] ein Stich
   *[other] { $tricks } Stiche
}
