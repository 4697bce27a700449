# Ką girdi tie, kurie klauso, o ne žiūri: lentos, kortos, vietos ir kas vyksta prie stalo.

heard-state = { $name }: { $state }
heard-part = { $part } %
heard-chosen = pasirinkta

knob-menu = Meniu
knob-last-trick = Paskutinis kirtis
knob-hint = Patarimas
knob-rules = Taisyklės
knob-back = Atgal

heard-card-right = { $card }, dešinys
heard-card-left = { $card }, kairys
heard-card-trump = { $card }, koziris
heard-in-hand = { $card }. Korta { $number } iš { $count }.
heard-in-hand-barred = { $card }. Korta { $number } iš { $count }, dabar dėti negalima.

heard-deal = Dalijimas { $number }. Dalytojas: { $name }.
heard-hand = Tavo kortos: { $cards }.
heard-open = { $name }, atversta: { $cards }.
heard-turned-up = Atversta: { $card }.
heard-turned-down = Korta užversta.
heard-called = { $name }: { $what }.
heard-under = { $name }: mainomos kortos { $cards }.
heard-took = { $name }: iš likučio { FORM($count) ->
    [one] paimta { $count } korta
    [few] paimtos { $count } kortos
    [many] paimta { $count } kortos
   *[other] paimta { $count } kortų
}.
heard-took-cards = { $name }: paimta { $cards }.
heard-trump = Koziriai: { $trump }.
heard-trump-by = Koziriai: { $trump }, skelbėjas: { $name }.
heard-trump-alone = Koziriai: { $trump }, skelbėjas: { $name }, solo.
heard-picked-up = { $name }: paimta atverstoji korta, { $card }.
heard-threw = { $name }: { FORM($count) ->
    [one] numesta { $count } korta
    [few] numestos { $count } kortos
    [many] numesta { $count } kortos
   *[other] numesta { $count } kortų
}.
heard-threw-cards = { $name }: numesta { $cards }.
heard-sits-out = Nežaidžia: { $name }.
heard-gave = { $name }: atiduota korta, gavėjas: { $other }.
heard-gave-card = { $name }: atiduota { $card }, gavėjas: { $other }.
heard-played = { $name }: { $card }.
heard-partner = Skelbėjo partneris: { $name }.
heard-trick = Kirtis { $number }: { $name }.
heard-result = { $what }.
heard-score = Taškai: { $score }.
heard-of-side = { $name } { $what }

heard-lead = Pradedi tu.
heard-may-play = Tavo eilė. Gali dėti: { $cards }.
heard-on-table = Ant stalo: { $cards }.

heard-at-south = apačioje
heard-at-south-west = kairėje apačioje
heard-at-west = kairėje
heard-at-north-west = kairėje viršuje
heard-at-north = priešais
heard-at-north-east = dešinėje viršuje
heard-at-east = dešinėje
heard-at-south-east = dešinėje apačioje
heard-is-dealer = dalytojas
heard-is-maker = skelbėjas
heard-is-out = nežaidžia
heard-is-asked = jo eilė
heard-holds = { $count ->
    [0] be kortų
   *[other] { FORM($count) ->
        [one] { $count } korta
        [few] { $count } kortos
        [many] { $count } kortos
       *[other] { $count } kortų
    }
}
heard-tricks = { $tricks ->
    [0] be kirčių
   *[other] { FORM($tricks) ->
        [one] { $tricks } kirtis
        [few] { $tricks } kirčiai
        [many] { $tricks } kirčio
       *[other] { $tricks } kirčių
    }
}
