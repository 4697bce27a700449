# Ką girdi tie, kurie klauso, o ne žiūri: lentos, kortos, vietos ir kas vyksta prie stalo.

heard-state = { $name }: { $state }
heard-part = { $part } %
heard-chosen = pasirinkta

knob-menu = Meniu
knob-last-trick = Paskutinis kirtis
knob-hint = Patarimas
knob-back = Atgal
