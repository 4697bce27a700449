# Regelkarten: jedes Spiel in den Worten eines Spielers. Eine Punktezeile ist „wofür | für wen | wie viel“.

card-deal = Das Geben
card-naming = Die Ansage
card-alone = Allein spielen
card-playing = Das Spiel
card-trumps = Trümpfe, von oben
card-score = Punkte
card-more = Hier gilt auch
card-house = In diesem Haus
bower-right = rechter
bower-left = linker
bower-benny = Benny

card-lead = Wer links vom Geber sitzt, spielt aus.
card-lead-alone = Wer links vom Geber sitzt, spielt aus; setzt der aus, der Nächste, der mitspielt.
card-lead-loner-left = Wer links vom Geber sitzt, spielt aus; gegen einen, der allein spielt, wer links von diesem sitzt.
card-again-next = { $seats ->
    [2] Passen beide noch einmal, gibt der andere.
   *[other] Passen alle noch einmal, zählt das Spiel nicht, und der Nächste gibt.
}
card-again-same = { $seats ->
    [2] Passen beide noch einmal, gibt derselbe neu.
   *[other] Passen alle noch einmal, zählt das Spiel nicht, und derselbe gibt neu.
}

card-euchre-about = { $seats } Spieler, bis { $target } Punkte
card-euchre-deal = Fünf Karten für jeden, in Päckchen zu drei und zwei, aus { $pack } Karten; die nächste wird aufgedeckt.
card-euchre-naming = Ab links vom Geber: passen oder die aufgedeckte Karte aufnehmen lassen. Ihre Farbe ist Trumpf; der Geber nimmt sie auf und wirft eine andere ab. Passen alle, sag eine andere Farbe an oder passe noch einmal.
card-euchre-alone = Wer Trumpf ansagt, darf ohne seinen Partner spielen, dessen Karten beiseite liegen; ist er Geber, auch die aufgedeckte.
card-euchre-playing = Bediene die Farbe, wenn du kannst; der linke Bauer ist Trumpf. Der höchste Trumpf sticht, sonst die höchste Karte der angespielten Farbe.
score-euchre-1 = Ansager holen drei oder vier | Ansager | 1
score-euchre-2 = Ansager holen alle fünf: Durchmarsch | Ansager | 2
score-euchre-3 = Allein, und alle fünf | Ansager | { $loner }
score-euchre-4 = Ansager holen weniger: verspielt | die anderen | 2
score-lone-euchred = Allein, und verspielt | die anderen | { $lone-euchred }
score-defender = Verspielt gegen einen, der allein dagegenhält | die anderen | 4
card-more-joker = Der Joker, Benny genannt, ist der höchste Trumpf von allen.
card-more-two-of-spades = Die Pik-Zwei, Benny genannt, ist der höchste Trumpf von allen.
card-more-dealer-names = Wird er aufgedeckt, sagt der Geber Trumpf an, ehe er eine Karte ansieht, nimmt ihn und wirft eine andere Karte ab.
card-more-hearts = Wird er aufgedeckt, gilt er als Herz.
card-more-dealer-proposes = Wird er aufgedeckt, nennt der Geber eine Farbe, ehe er eine Karte ansieht; um sie geht die erste Runde, und der Geber darf nicht passen.
card-more-decline = Hat es ein anderer verlangt, darf der Geber die aufgedeckte Karte liegen lassen: Trumpf bleibt sie.
card-more-own = Der Geber darf auch die eben genommene Karte abwerfen.
card-more-stick = Passen alle noch einmal, muss der Geber Trumpf ansagen.
card-more-late-assist = Passen alle bei der aufgedeckten Karte, wird der Partner des Gebers noch einmal gefragt, ehe andere Farben an der Reihe sind.
card-more-canadian = Der Partner des Gebers darf nur aufnehmen lassen, um allein zu spielen.
card-more-defend-lone = Gegen einen, der allein spielt, darf ein Gegner allein dagegenhalten.
card-more-defend-any = Vor dem Spiel darf ein Gegner allein dagegenhalten, ob der Ansager allein spielt oder nicht.
card-more-best = Wer allein spielt, darf eine Karte abwerfen und eine von seinem Partner nehmen.
card-more-sitting = Die Karten eines Partners, der aussetzt, liegen offen.

card-two-about = ein Duell, bis { $target } Punkte
card-two-deal = Fünf Karten für jeden aus { $pack }; die nächste wird aufgedeckt, der Rest bleibt verdeckt.
card-two-naming = Der Gegner des Gebers spricht zuerst: passen oder die aufgedeckte Karte aufnehmen lassen; dann darf der Geber sie nehmen. Ihre Farbe ist Trumpf. Der Geber nimmt die Karte und wirft eine andere ab. Passen beide, sag eine andere Farbe an.
card-two-alone = -
card-two-playing = Der Gegner des Gebers spielt aus, wer auch Trumpf angesagt hat. Bediene die Farbe, wenn du kannst; der linke Bauer ist Trumpf.
score-two-1 = Ansager holt drei oder vier | Ansager | 1
score-two-2 = Ansager holt alle fünf | Ansager | 2
score-two-3 = Ansager holt weniger: verspielt | der andere | 2

card-three-about = einer gegen zwei, bis { $target } Punkte
card-three-deal = Fünf Karten für jeden aus { $pack }; die nächste wird aufgedeckt.
card-three-naming = Ab links vom Geber: passen oder die aufgedeckte Karte aufnehmen lassen. Ihre Farbe ist Trumpf; der Geber nimmt sie und wirft eine andere ab, auch gegen den Ansager. Passen alle, sag eine andere Farbe an oder passe noch einmal. Der Ansager spielt allein gegen die zwei anderen.
card-three-alone = -
card-three-playing = Links vom Geber wird ausgespielt. Bediene die Farbe, wenn du kannst; der linke Bauer ist Trumpf. Die zwei anderen zählen ihre Stiche in diesem Spiel zusammen. Kommen zwei gleichauf ans Ziel, geht es weiter, bis einer vorn liegt.
score-three-1 = Ansager holt drei oder vier | Ansager | 1
score-three-2 = Ansager holt alle fünf | Ansager | { $march }
score-three-3 = Ansager holt weniger: verspielt | jeder andere | 2
score-set-back = Ansager holt weniger: verspielt | Ansager | −2

card-west-about = { $seats } Spieler, bis { $target } Punkte
card-west-deal = Fünf Karten für jeden aus siebenundzwanzig: jede Zahl von 1 bis 3 in jeder Farbe und jeder Form. Eine Karte wird aufgedeckt.
card-west-naming = Ab links vom Geber: passen oder einen der drei Werte der aufgedeckten Karte zu Trumpf machen; der Geber nimmt diese Karte und wirft eine andere ab. Passen alle, sag einen der sechs anderen Werte an, und die aufgedeckte Karte ist aus dem Spiel; der Geber muss ansagen. Dann sagt, wieder ab links vom Geber, jemand einen der zwei Sätze ohne Trumpf als Zehner an; der Geber muss. Der letzte Satz zählt Einer. Einer allein darf beides ansagen.
card-west-alone = Vor dem Spiel darf jeder der Reihe nach allein gehen oder seinen Partner allein schicken; zwei Solos können sich treffen.
card-west-playing = Die Farbe einer Karte ist ihr Wert im Satz des Trumpfs: ihre Zahl, ihre Farbe oder ihre Form. Bediene, wenn du kannst. Der höchste Trumpf sticht, sonst die höchste Karte des Angespielten.
card-west-trumps = Eine Karte zählt ihre Zehner zehnfach und ihre Einer einfach: 1, Rot und Kreis sind eins, 2, Gelb und Herz zwei, 3, Grün und Dreieck drei. Der rechte Bauer ist der Trumpf, der 23 zählt; der linke ist die 23 des Werts darunter, beim ersten Wert die des dritten, und auch er ist Trumpf. Dann 33, 32, 31, 22, 21, 13, 12, 11.
score-west-1 = Drei oder vier, nichts angesagt | diese Seite | 3
score-west-2 = Drei oder vier, eins angesagt | diese Seite | 2
score-west-3 = Drei oder vier, beides angesagt | diese Seite | 1
score-west-4 = Alle fünf | diese Seite | 3
score-west-5 = Solo: alle fünf, oder nichts angesagt | Solo | 6
score-west-6 = Solo, eins angesagt | Solo | 3

card-hasenpfeffer-about = Partner, bis { $target } Punkte
card-hasenpfeffer-deal = Sechs Karten für jeden, ein Joker im Blatt, und eine Karte bleibt.
card-hasenpfeffer-naming = Biete einen bis sechs Stiche, jedes Gebot höher als das letzte, oder passe und bleib draußen. Der Höchste sagt Trumpf an, nimmt die übrige Karte und wirft eine ab. Passen alle, macht für drei Trumpf, wer den Joker hat; liegt der übrig, gibt der Nächste.
card-hasenpfeffer-alone = -
card-hasenpfeffer-playing = Der Höchste spielt aus. Joker, rechter Bauer, linker Bauer, dann die übrigen.
score-hasenpfeffer-1 = Gebot geschafft: jeder Stich | Bieter | 1
score-hasenpfeffer-2 = Gebot verfehlt | Bieter | −Gebot
score-hasenpfeffer-3 = Jeder Stich der anderen | die anderen | 1

card-pepper-about = Partner, bis { $target } Punkte
card-pepper-deal = Sechs Karten für jeden aus { $pack }.
card-pepper-naming = Biete eins bis sechs oder Pfeffer; der Höchste sagt eine Farbe an oder ohne Trumpf. Passen alle, gibt der Nächste.
card-pepper-alone = -
card-pepper-playing = Der Höchste spielt aus. Bediene die Farbe, wenn du kannst.
score-pepper-1 = Gebot geschafft: jeder Stich | Bieter | 1
score-pepper-2 = Gebot verfehlt | Bieter | −6
score-pepper-3 = Pfeffer geschafft | Bieter | 12
score-pepper-4 = Pfeffer verloren | Bieter | −12
score-pepper-5 = Jeder Stich der anderen | die anderen | 1

card-napoleon-about = jeder gegen alle, { $deals } Runden
card-napoleon-deal = Fünf Karten für jeden aus einem ganzen Blatt, Ass hoch.
card-napoleon-naming = Biete, wie viele Stiche du allein gegen alle holst, oder passe. Die Farbe der ersten Karte des Höchsten ist Trumpf. Passen alle, gibt der Nächste.
card-napoleon-alone = -
card-napoleon-playing = Der Höchste spielt aus. Bediene die Farbe, wenn du kannst. Bauern über dem Ass gibt es nicht.
score-napoleon-1 = Gebot geschafft | Bieter | von jedem
score-napoleon-2 = Gebot verfehlt | Bieter | an jeden

card-auction-about = Partner, bis { $target } Punkte
card-auction-deal = Fünf Karten für jeden; nichts wird aufgedeckt.
card-auction-naming = Ein Gebot für jeden, eins bis fünf Stiche; der Höchste sagt eine Farbe an. Passen alle, gibt der Nächste.
card-auction-alone = -
card-auction-playing = Links vom Geber wird ausgespielt. Bediene die Farbe, wenn du kannst.
score-auction-1 = Gebot geschafft | Bieter | Gebot
score-auction-2 = Gebot verfehlt | die anderen | Gebot

card-bid-about = Partner, bis { $target } Punkte
card-bid-deal = Sechs Karten für jeden aus { $pack }.
card-bid-naming = Ein Gebot für jeden; der Höchste sagt eine Farbe an oder ohne Trumpf. Passen alle, gibt der Nächste.
card-bid-alone = -
card-bid-playing = Der Höchste spielt aus. Bediene die Farbe, wenn du kannst.
score-bid-1 = Gebot geschafft: jeder Stich | Bieter | 1
score-bid-2 = Gebot verfehlt | Bieter | −Gebot
score-bid-3 = Jeder Stich der anderen | die anderen | 1

card-double-about = Partner, bis { $target } Punkte
card-double-deal = Zwölf Karten für jeden aus zwei Spielen zugleich.
card-double-naming = Ein Gebot für jeden, sechs Stiche oder mehr; haben alle gepasst, muss der Geber. Der Höchste sagt eine Farbe, ohne Trumpf oder tief an.
card-double-alone = -
card-double-playing = Der Höchste spielt aus. Von zwei gleichen Karten gewinnt die zuerst gespielte.
score-double-1 = Gebot geschafft: jeder Stich | Bieter | 1
score-double-2 = Gebot verfehlt | Bieter | −Gebot
score-double-3 = Jeder Stich der anderen | die anderen | 1

card-buck-about = jeder für sich, abwärts von { $start }
card-buck-deal = Fünf Karten für jeden; die nächste wird aufgedeckt.
card-buck-naming = Sag die aufgedeckte Karte an: der Geber nimmt sie und wirft eine andere ab; passen alle, sag eine andere Farbe an. Aufgedecktes Kreuz ist sofort Trumpf, und keiner darf raus.
card-buck-alone = -
card-buck-playing = Vor dem Spiel bleibt jeder außer dem Ansager dabei oder geht raus. Bediene die Farbe, wenn du kannst. Es spielt aus, wer von links vom Geber als Erster dabei ist.
score-buck-1 = Jeder Stich | wer ihn holt | −1
score-buck-2 = Dabei, aber kein Stich | dieser Spieler | +5
score-buck-3 = Ansager holt weniger als drei | Ansager | +5
score-buck-4 = Nichts mehr übrig | dieser Spieler | gewinnt

card-call-about = ein heimlicher Partner, bis { $target } Punkte
card-call-deal = Fünf Karten für jeden aus { $pack }; die nächste wird aufgedeckt.
card-call-naming = Sag die aufgedeckte Karte an: der Geber nimmt sie und wirft eine andere ab; passen alle, sag eine andere Farbe an. Dann ruft der Ansager eine Karte: wer sie hat, ist sein Partner, und sonst weiß es keiner.
card-call-alone = -
card-call-playing = Bediene die Farbe, wenn du kannst. Der Partner ist bekannt, wenn die gerufene Karte fällt.
score-call-1 = Ansager holen drei oder vier | jeder Ansager | 1
score-call-2 = Ansager holen alle fünf | jeder Ansager | 2
score-call-3 = Allein, und alle fünf | Ansager | 5
score-call-4 = Ansager holen weniger | jeder andere | 2
