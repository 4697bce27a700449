# Lo que oye quien escucha en vez de mirar: tableros, cartas, puestos, y lo que pasa en la mesa.

heard-state = { $name }: { $state }
heard-part = { $part } %
heard-chosen = elegido

knob-menu = Menú
knob-last-trick = Última baza
knob-hint = Consejo
knob-back = Atrás
