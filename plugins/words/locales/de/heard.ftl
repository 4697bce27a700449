# Was hört, wer lauscht statt zu sehen: Bretter, Karten, Plätze, und was am Tisch geschieht.

heard-state = { $name }: { $state }
heard-part = { $part } %
heard-chosen = gewählt

knob-menu = Menü
knob-last-trick = Letzter Stich
knob-hint = Tipp
knob-back = Zurück
