# Eine Regel, die gebrochen wurde: die Regel, dann warum.

law-follow = { $suit ->
    [clubs] Kreuz bedienen
    [diamonds] Karo bedienen
    [hearts] Herz bedienen
   *[spades] Pik bedienen
}
law-follow-why = Du hast eine Karte der angespielten Farbe.
law-follow-trump-why = Trumpf ist angespielt, und du hast einen; der linke Bauer zählt.
law-follow-led = Farbe bedienen
law-follow-led-why = Du hast eine Karte davon.
law-barred = { $suit ->
    [clubs] Nicht Kreuz
    [diamonds] Nicht Karo
    [hearts] Nicht Herz
   *[spades] Nicht Pik
}
law-barred-why = Das wurde weggedreht.
law-stuck = Der Geber muss
law-stuck-why = Alle haben gepasst: sag Trumpf an.
law-proposed = Du hast es vorgeschlagen
law-proposed-why = Der Geber darf seine eigene Farbe nicht passen.
law-canadian = Allein oder gar nicht
law-canadian-why = Der Partner des Gebers darf nur allein aufnehmen lassen.
law-natural = Davon hast du nichts
law-natural-why = Hier sagt man nur eine Farbe an, die man hat.
law-no-alone = Hier spielt keiner allein
law-no-alone-why = Das wird an diesem Tisch nicht gespielt.
law-no-such-call = Hier nicht gespielt
law-no-such-call-why = Diese Ansage kennt der Tisch nicht.
law-west-value = Nicht dieser Wert
law-west-value-why = Erst was auf der aufgedeckten Karte steht, dann die anderen.
law-west-tens = Nicht der Satz des Trumpfs
law-west-tens-why = Zehner ist einer der beiden anderen.
law-keep-turn-up = Die behältst du
law-keep-turn-up-why = Die eben aufgenommene Karte darf nicht weg.
law-discard-count = Nicht so viele
law-discard-count-why = Abgeworfen wird, was zu viel ist.
law-no-decline = Nimm sie auf
law-no-decline-why = Hier muss die Karte aufgenommen werden.
law-swap = Nicht diese
law-swap-why = Nur drei der kleinen Karten lassen sich tauschen.
law-bid-too-low = Biete höher
law-bid-too-low-why = Ein Gebot muss über allen vorigen liegen.
law-bidder-stuck = Der Geber muss bieten
law-bidder-stuck-why = Alle anderen haben gepasst.
law-call-trump = Kein Trumpf
law-call-trump-why = Die Karte des Partners ist von anderer Farbe.
law-name-suit = Erst die Farbe
law-name-suit-why = Der Joker ist angespielt: sag, was zu bedienen ist.
law-not-your-turn = Du bist nicht dran
law-not-your-turn-why = Gerade ist jemand anders gefragt.
law-not-held = Nicht in deiner Hand
law-not-held-why = Diese Karte hast du nicht.
law-discard-first = Wirf erst eine Karte ab
law-discard-first-why = Du hast eine zu viel.
law-not-now = Jetzt nicht
law-not-now-why = Das ist gerade nicht gefragt.
