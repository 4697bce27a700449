# Die Ansage: was gefragt ist und was man antworten kann.

ask-name-blind = Du gibst: sag blind einen Trumpf an.
ask-farmer = Nur kleine Karten. Wegwerfen?
ask-under = Mit diesen tauschen?
ask-west-first = Trumpf von der aufgedeckten Karte?
ask-west-second = Trumpf von den anderen sechs?
ask-pick-up = Du gibst. Aufnehmen?
ask-order = { $dealer } gibt. Aufnehmen lassen?
ask-late-assist = Alle passen. { $dealer } doch helfen?
ask-name = { $suit ->
    [clubs] Kreuz ist weggedreht. Trumpf ansagen?
    [diamonds] Karo ist weggedreht. Trumpf ansagen?
    [hearts] Herz ist weggedreht. Trumpf ansagen?
   *[spades] Pik ist weggedreht. Trumpf ansagen?
}
ask-name-plain = Sag Trumpf an
ask-tens = Was zählt Zehner?
ask-discard = Wirf eine Karte ab
ask-alone = Allein?
ask-defend = Allein dagegen?
ask-best-wanted = Beste Karte des Partners nehmen?
ask-best-give = Gib deine beste Karte
ask-best-discard = Wirf eine der sechs ab
ask-bid = Dein Gebot?
ask-widow = Wirf ab, was zu viel ist
ask-call = Ruf die Karte deines Partners
ask-stay = Spielst du mit?
ask-led-suit = Welche Farbe ist zu bedienen?

order-up = Nimm auf
order-up-alone = Nimm auf, ich allein
order-short = Nimm auf
pick-it-up = Ich nehme auf
pick-it-up-alone = Ich nehme auf, allein
turn-it-down = Wegdrehen
pass = Passe
alone = Allein
volunteer = Mein Partner allein
together = Zusammen
defend-alone = Allein dagegen
defend-together = Zusammen
ask-best = Her damit
no-best = Ohne sie
farmer = Wegwerfen
keep-my-cards = Karten behalten
stay = Dabei
drop = Raus
decline = Liegen lassen
no-trump = Ohne Trumpf
low = Tief
tens-numbers = Zahlen
tens-colours = Farben
tens-shapes = Formen
bid-misere = Misère
bid-nap = Nap
bid-wellington = Wellington
bid-blucher = Blücher
bid-pepper = Pfeffer

why-turned-down = Das wurde weggedreht.
why-natural = Davon hast du nichts.
why-west-first = Jetzt nur, was auf der aufgedeckten Karte steht.
why-west-second = Das steht auf der weggedrehten Karte.
why-no-alone = Damit nicht allein.
why-must-alone = Der Partner des Gebers darf nur allein.
why-stuck = Alle passen: der Geber muss Trumpf ansagen.
why-bidder-stuck = Alle passen: der Geber muss bieten.
why-tens = Zehner ist einer der zwei Sätze ohne Trumpf.

pick-up-short = Ich nehme
trial-count = { $trump }: { $count ->
    [0] kein Trumpf auf der Hand
    [one] ein Trumpf auf der Hand
   *[other] { $count } Trümpfe auf der Hand
}
trial-range = { $trump }: { $count } oder { $other } Trümpfe auf der Hand
trial-tens = Zehner nach { $set }: { $cards }
trial-brief = Nach { $set }: { $cards }
trial-none = kein Trumpf
trial-right = Rechter Bauer
trial-left = Linker Bauer
trial-values = Die Zahl ist der Wert des Trumpfs: 33 sticht 32.
trial-again = Noch einmal drücken, um anzusagen
tag-right = Rechter
tag-left = Linker
tag-trump = Trumpf
tag-counts = Trumpf { $value }
tag-if = nach { $set }

suit-clubs = Kreuz
suit-diamonds = Karo
suit-hearts = Herz
suit-spades = Pik
west-1 = Einsen
west-2 = Zweien
west-3 = Dreien
west-r = Rot
west-y = Gelb
west-g = Grün
west-c = Kreise
west-h = Herzen
west-t = Dreiecke
west-numbers = Zahlen
west-colours = Farben
west-shapes = Formen
trump-with-tens = { $trump }, Zehner: { $tens }

rank-2 = Zwei
rank-3 = Drei
rank-4 = Vier
rank-5 = Fünf
rank-6 = Sechs
rank-7 = Sieben
rank-8 = Acht
rank-9 = Neun
rank-t = Zehn
rank-j = Bube
rank-q = Dame
rank-k = König
rank-a = Ass
card = { $suit ->
    [clubs] Kreuz
    [diamonds] Karo
    [hearts] Herz
   *[spades] Pik
}-{ $rank }
card-joker = Joker
card-west = { $shape ->
    [c] { $colour ->
        [r] { $number ->
            [1] 1 roter Kreis
           *[other] { $number } rote Kreise
        }
        [y] { $number ->
            [1] 1 gelber Kreis
           *[other] { $number } gelbe Kreise
        }
       *[g] { $number ->
            [1] 1 grüner Kreis
           *[other] { $number } grüne Kreise
        }
    }
    [h] { $colour ->
        [r] { $number ->
            [1] 1 rotes Herz
           *[other] { $number } rote Herzen
        }
        [y] { $number ->
            [1] 1 gelbes Herz
           *[other] { $number } gelbe Herzen
        }
       *[g] { $number ->
            [1] 1 grünes Herz
           *[other] { $number } grüne Herzen
        }
    }
   *[t] { $colour ->
        [r] { $number ->
            [1] 1 rotes Dreieck
           *[other] { $number } rote Dreiecke
        }
        [y] { $number ->
            [1] 1 gelbes Dreieck
           *[other] { $number } gelbe Dreiecke
        }
       *[g] { $number ->
            [1] 1 grünes Dreieck
           *[other] { $number } grüne Dreiecke
        }
    }
}

told-pass = gepasst
told-pass-defend = nicht allein dagegen
told-pass-best = bleibt bei den eigenen Karten
told-pass-tens = überlässt die Zehner dem Nächsten
told-order = aufnehmen lassen
told-order-alone = aufnehmen lassen, allein
told-decline = liegen gelassen
told-name = { $trump } angesagt
told-name-alone = { $trump } angesagt, allein
told-tens = Zehner: { $set }
told-bid = { $bid } geboten
told-discard = { $count ->
    [one] eine Karte abgeworfen
   *[other] { $count } Karten abgeworfen
}
told-under = kleine Karten getauscht
told-farmer = Karten weggeworfen
told-alone = spielt allein
told-volunteer = lässt den Partner allein spielen
told-together = spielt mit dem Partner
told-defend = allein dagegen
told-best-asked = beste Karte des Partners verlangt
told-best-given = eine Karte gegeben
told-call = gerufen: { $card }
told-stay = bleibt dabei
told-drop = ist raus
told-suit = { $suit } verlangt
told-play = gespielt: { $card }

card-may-be-played = Sie darf jetzt gespielt werden.
card-may-be-given = Sie darf jetzt gegeben werden.
card-may-lead = Du spielst aus: jede Karte darf gespielt werden.
advice = Ein guter Spieler würde
advised-pass = passen.
advised-order = aufnehmen lassen.
advised-order-alone = aufnehmen lassen und allein spielen.
advised-decline = sie liegen lassen.
advised-name = { $trump } ansagen.
advised-name-alone = { $trump } ansagen und allein spielen.
advised-tens = als Zehner ansagen: { $set }.
advised-bid = { $bid } bieten.
advised-discard = abwerfen: { $card }.
advised-under = diese tauschen.
advised-farmer = die Karten wegwerfen.
advised-alone = allein spielen.
advised-volunteer = den Partner allein spielen lassen.
advised-together = zusammen spielen.
advised-defend = allein dagegenhalten.
advised-best-ask = die beste Karte des Partners nehmen.
advised-best-give = geben: { $card }.
advised-call = rufen: { $card }.
advised-stay = dabeibleiben.
advised-drop = rausgehen.
advised-suit = { $suit } verlangen.
advised-play = spielen: { $card }.
