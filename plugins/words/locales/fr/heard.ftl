# Ce qu’entend qui écoute au lieu de regarder : panneaux, cartes, places, et ce qui se passe à la table.

heard-state = { $name } : { $state }
heard-part = { $part } %
heard-chosen = choisi

knob-menu = Menu
knob-last-trick = Dernier pli
knob-hint = Conseil
knob-back = Retour
