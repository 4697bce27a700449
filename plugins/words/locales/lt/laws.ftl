# Pažeista taisyklė: taisyklė, tada kodėl.

law-follow = { $suit ->
    [clubs] Dėk kryžius
    [diamonds] Dėk būgnus
    [hearts] Dėk čirvus
   *[spades] Dėk pikus
}
law-follow-why = Turi tos spalvos, kuria pradėta.
law-follow-trump-why = Pradėta koziriu, o tu jį turi; kairys irgi koziris.
law-follow-led = Dėk tos pačios
law-follow-led-why = Turi to, kuo pradėta.
law-barred = { $suit ->
    [clubs] Ne kryžiais
    [diamonds] Ne būgnais
    [hearts] Ne čirvais
   *[spades] Ne pikais
}
law-barred-why = Ši spalva buvo užversta.
law-stuck = Dalytojas privalo
law-stuck-why = Visi pasavo: skelbk kozirius.
law-proposed = Tu pats pasiūlei
law-proposed-why = Dalytojas negali pasuoti savo spalvos.
law-canadian = Solo arba niekaip
law-canadian-why = Dalytojo partneris gali žaisti tik solo.
law-natural = Tokios neturi
law-natural-why = Čia spalva skelbiama tik turint jos kortą.
law-no-alone = Čia niekas nežaidžia solo
law-no-alone-why = Prie šio stalo taip nežaidžiama.
law-no-such-call = Čia taip nežaidžiama
law-no-such-call-why = Šis stalas tokio skelbimo nežino.
law-west-value = Ne ta reikšmė
law-west-value-why = Pirma tai, kas atverstojoje kortoje, tada kitos.
law-west-tens = Ne kozirių rinkinys
law-west-tens-why = Dešimtys – vienas iš kitų dviejų.
law-keep-turn-up = Šią pasilik
law-keep-turn-up-why = Ką tik paimtos kortos mesti negalima.
law-discard-count = Ne tiek
law-discard-count-why = Metama tiek kortų, kiek jų per daug.
law-no-decline = Imk ją
law-no-decline-why = Čia atverstąją kortą privaloma paimti.
law-swap = Ne šias
law-swap-why = Mainyti galima tik tris mažąsias kortas.
law-bid-too-low = Skelbk daugiau
law-bid-too-low-why = Skelbti reikia daugiau nei visi prieš tave.
law-bidder-stuck = Dalytojas privalo skelbti
law-bidder-stuck-why = Visi kiti pasavo.
law-call-trump = Ne koziris
law-call-trump-why = Partnerio korta – kitos spalvos.
law-name-suit = Pirma pasakyk spalvą
law-name-suit-why = Pradėta džokeriu: sakyk, kokią spalvą dėti.
law-not-your-turn = Ne tavo eilė
law-not-your-turn-why = Dabar klausiama kito.
law-not-held = Ne tavo rankoje
law-not-held-why = Šios kortos tu neturi.
law-discard-first = Pirma numesk kortą
law-discard-first-why = Turi viena per daug.
law-not-now = Ne dabar
law-not-now-why = Dabar to neklausiama.
