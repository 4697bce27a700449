# What is heard by those who listen instead of looking: boards, cards, seats, and what happens at the table.

heard-state = { $name }: { $state }
heard-part = { $part }%
heard-chosen = chosen

knob-menu = Menu
knob-last-trick = Last trick
knob-hint = Hint
knob-back = Back
