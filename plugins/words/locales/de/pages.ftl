# Bretter und Seiten: Titel, Auswahl, Menü, Ergebnisse.

you = Du
we = Wir
they = Sie

under-title = Euchre und die ganze Verwandtschaft
play = Spielen
games = Spiele
settings = Einstellungen
rules = Regeln
quit = Beenden
go-on-match = Weiterspielen
new-game = Neues Spiel
replace = Ein Spiel ist noch offen
replace-what = { $game }: { $part }
replace-why = Ein neues Spiel tritt an seine Stelle; weiterspielen lässt es sich dann nicht mehr.
replace-neither = Keins von beiden
welcome = Willkommen
welcome-why = Zwei Dinge zuerst; beide stehen auch in den Einstellungen.
welcome-look = Erst umsehen

which-game = Welches Spiel?
which-game-about = dreiundzwanzig aus einer Familie
all = Alle
play-game = { $game } spielen
house-rules = Hausregeln
house-rules-short = Haus
rules-changed = { $count ->
    [one] eine Hausregel
   *[other] { $count } Hausregeln
}
rules-search = Regeln suchen
rules-none-found = So liest sich keine Regel.
rules-mine = Meine Regeln
rules-mine-about = Hausregeln unter eigenen Namen
rules-name = Ein Name für diese Regeln
rules-name-first = Gib ihnen erst einen Namen.
rules-too-many = Zu viele gespeichert: lösch erst eine.
rules-save = Speichern
rules-overwrite = Überschreiben
rules-saved = Gespeichert als { $name }
rules-load = Laden
rules-delete = Löschen
rules-delete-sure = Wirklich?
rules-none-saved = Noch nichts gespeichert.
who-plays = Wer spielt
who-plays-short = Plätze
who-plays-about = drück auf ein Bild für ein anderes
all-bots = Alle Bots
player-person = An diesem Schirm
pad-any = Jedes Pad
pad-own = Eigenes Pad
pad-listen = Drück einen Knopf darauf
curtain-turn = { $name }, du bist dran
curtain-cards = { $name }, nimm deine Karten auf
curtain-take-one = Nimm den Schirm. { $name }, schau weg.
curtain-take-many = Nimm den Schirm. Alle anderen schauen weg.
curtain-hold = Halten, um den Quilt zu heben
curtain-why = nichts ist durch ihn zu lesen oder zu hören
curtain-no-undo = Nicht hinter dem Quilt
curtain-no-undo-why = Heb ihn erst; dann kannst du Eigenes zurücknehmen.
level-beginner = Anfänger
level-casual = Gelegentlich
level-sharp = Scharf
level-master = Meister
no-house-rules = keine: wie üblich gespielt
option-is = { $option }: { $value }
as-usual = Wie üblich
barred = Jetzt nicht
excluded = { $other } ist an; nur eins von beiden.
not-in-game = { $option } gehört nicht zu diesem Spiel.

paused = Pause
paused-why = Das Spiel bleibt, wie es steht.
go-on = Weiter
rule-card = Regelkarte
calls = Wer was gesagt hat
calls-short = Ansagen
take-back = Zurücknehmen
take-back-short = Rückgängig
leave-table = Tisch verlassen
leave-to-title = Zum Titel
hand-number = Runde { $number } · { $score }

calls-turned = Aufgedeckt: { $card }
calls-made = { $name }: Trumpf { $trump }
calls-made-alone = { $name }: Trumpf { $trump }, allein
calls-alone = { $name } spielt allein
calls-dealer = Geber: { $name }
calls-none = Noch hat keiner etwas gesagt.
no-last-trick = Noch kein Stich
no-last-trick-why = Der erste kommt noch.
took-it = Stich: { $name }

next-hand = Nächste Runde
play-again = Noch einmal
game-won = Wir gewinnen das Spiel!
game-lost = Sie gewinnen das Spiel
game-won-alone = Du gewinnst das Spiel!
game-lost-alone = { $name } gewinnt das Spiel
game-length = { $hands ->
    [one] Nach einer Runde
   *[other] Nach { $hands } Runden
}
game-cost = Runde { $hand } hat uns { $points ->
    [one] einen Punkt
    [2] zwei Punkte
    [3] drei Punkte
    [4] vier Punkte
   *[other] { $points } Punkte
} gekostet
last-hand = Die letzte Runde

result-void = Keiner hat angesagt
result-redeal = Neu gegeben
result-made-us = Wir schaffen es
result-made-them = Sie schaffen es
result-made-me = Du schaffst es
result-made-other = { $name } schafft es
result-march-us = Durchmarsch!
result-march-them = Ihr Durchmarsch
result-march-me = Durchmarsch!
result-march-other = Durchmarsch: { $name }
result-loner-us = Alle, und allein!
result-loner-them = Sie holen alle, allein
result-loner-me = Alle, und allein!
result-loner-other = { $name } holt alle, allein
result-euchred-us = Wir haben verspielt
result-euchred-them = Sie haben verspielt!
result-euchred-me = Du hast verspielt
result-euchred-other = { $name } hat verspielt!
result-no-maker = Keiner hat Trumpf angesagt.
result-took = Ansage: { $name }. Trumpf: { $trump }. { $tricks ->
    [0] Kein Stich
    [one] Ein Stich
   *[other] { $tricks } Stiche
}.
result-took-alone = Ansage: { $name }, allein. Trumpf: { $trump }. { $tricks ->
    [0] Kein Stich
    [one] Ein Stich
   *[other] { $tricks } Stiche
}.
result-took-with = Ansage: { $name }. Trumpf: { $trump }. { $side }: { $tricks ->
    [0] kein Stich
    [one] ein Stich
   *[other] { $tricks } Stiche
}.
name-and-name = { $name } und { $other }
result-unplayed = Es wurde keine Karte gespielt.
in-the-barn = in der Scheune
points-won = { $points ->
    [0] kein Punkt
    [one] ein Punkt
    [2] zwei Punkte
   *[other] { $points } Punkte
}
points-lost = { $points ->
    [one] ein Punkt verloren
    [2] zwei Punkte verloren
   *[other] { $points } Punkte verloren
}

notice-nothing-to-take-back = Nichts zurückzunehmen
notice-nothing-to-take-back-why = Du hast noch nichts entschieden.
notice-cannot-save = Speichern geht nicht
notice-cannot-save-why = Kein Platz oder keine Erlaubnis zu schreiben. Das Spiel geht weiter.
notice-kept-damaged = Etwas Gespeichertes war beschädigt
notice-kept-damaged-why = Es war nicht zu lesen ({ $what }) und liegt nun als { $file } daneben.
notice-kept-newer = Von einem neueren Spiel gespeichert
notice-kept-newer-why = Es blieb, wie es ist ({ $what }, { $file }).
notice-key-clash = Diese Taste ist vergeben
notice-key-clash-why = Sie tut schon dies: { $act }.
kept-settings = Einstellungen
kept-match = das Spiel
kept-statistics = Statistik
kept-history = frühere Runden

copy-number = Nummer kopieren
notice-number-copied = Nummer { $number } ist kopiert
notice-number-copied-why = Beginne mit ihr, um dieselben Blätter zu spielen.
notice-number = Nummer { $number }
notice-number-why = Beginne mit ihr, um dieselben Blätter zu spielen.
