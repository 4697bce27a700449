# Boards and pages: title, chooser, menu, results.

you = You
we = We
they = They

under-title = Euchre and all her cousins
play = Play
games = Games
settings = Settings
rules = Rules
quit = Quit
go-on-match = Go on
new-game = New game
replace = A match is unfinished
replace-what = { $game }: { $part }
replace-why = A new game takes its place, and it cannot be gone on with.
replace-neither = Neither
welcome = Welcome
welcome-why = Two things first; both are in the settings too.
welcome-look = Look around first

which-game = Which game?
which-game-about = twenty-three of one family
all = All
play-game = Play { $game }
house-rules = House rules
house-rules-short = House
rules-changed = { $count ->
    [one] one house rule
   *[other] { $count } house rules
}
rules-search = Search the rules
rules-none-found = No rule reads like that.
rules-mine = My rules
rules-mine-about = house rules under names of your own
rules-name = A name for these rules
rules-name-first = Give them a name first.
rules-too-many = Too many are saved: delete one first.
rules-save = Save
rules-overwrite = Overwrite
rules-saved = Saved as { $name }
rules-load = Load
rules-delete = Delete
rules-delete-sure = Really?
rules-none-saved = Nothing is saved yet.
who-plays = Who plays
who-plays-short = Seats
who-plays-about = press a portrait for another one
all-bots = All bots
player-person = At this screen
pad-any = Any pad
pad-own = Own pad
pad-listen = Press a button on it
curtain-turn = { $name }, it is your turn
curtain-cards = { $name }, take up your cards
curtain-take-one = Take the screen. { $name }, look away.
curtain-take-many = Take the screen. Everyone else, look away.
curtain-hold = Hold to lift the quilt
curtain-why = nothing can be read through it, not even by its sound
curtain-no-undo = Not behind the quilt
curtain-no-undo-why = Lift it first; then you may take back your own.
level-beginner = Beginner
level-casual = Casual
level-sharp = Sharp
level-master = Master
no-house-rules = none: as it is usually played
option-is = { $option }: { $value }
as-usual = As usual
barred = Not now
excluded = { $other } is on; have one of them.
not-in-game = { $option } is not for this game.

paused = Paused
paused-why = The hand is kept as it stands.
go-on = Go on
rule-card = Rule card
calls = Who said what
calls-short = Calls
take-back = Take back
take-back-short = Take back
leave-table = Leave the table
leave-to-title = Title
hand-number = Hand { $number } · { $score }

calls-turned = Turned up: { $card }
calls-made = { $name } made it { $trump }
calls-made-alone = { $name } made it { $trump }, alone
calls-alone = { $name } plays alone
calls-dealer = Dealer: { $name }
calls-none = Nobody has spoken yet.
no-last-trick = No trick yet
no-last-trick-why = The first one is still to come.
took-it = { $name } took it

next-hand = Next hand
play-again = Play again
game-won = We win the game!
game-lost = They win the game
game-won-alone = You win the game!
game-lost-alone = { $name } wins the game
game-length = { $hands ->
    [one] After one hand
   *[other] After { $hands } hands
}
game-cost = Hand { $hand } cost us { $points ->
    [one] one point
    [2] two points
    [3] three points
    [4] four points
   *[other] { $points } points
}
last-hand = The last hand

result-void = Nobody called
result-redeal = Dealt anew
result-made-us = We make it
result-made-them = They make it
result-made-me = You make it
result-made-other = { $name } makes it
result-march-us = A march!
result-march-them = They march
result-march-me = A march!
result-march-other = { $name } marches
result-loner-us = All of them, alone!
result-loner-them = They take all, alone
result-loner-me = All of them, alone!
result-loner-other = { $name } takes all, alone
result-euchred-us = We are euchred
result-euchred-them = We euchre them!
result-euchred-me = You are euchred
result-euchred-other = { $name } is euchred!
result-no-maker = Nobody made trump.
result-took = { $name } made it { $trump } and took { $tricks ->
    [0] no trick
    [one] one trick
   *[other] { $tricks } tricks
}.
result-took-alone = { $name } made it { $trump } alone and took { $tricks ->
    [0] no trick
    [one] one trick
   *[other] { $tricks } tricks
}.
result-took-with = { $name } made it { $trump }. { $side }: { $tricks ->
    [0] no trick
    [one] one trick
   *[other] { $tricks } tricks
}.
name-and-name = { $name } and { $other }
result-unplayed = No card was played.
in-the-barn = in the barn
points-won = { $points ->
    [0] no point
    [one] one point
    [2] two points
   *[other] { $points } points
}
points-lost = { $points ->
    [one] one point lost
    [2] two points lost
   *[other] { $points } points lost
}

notice-nothing-to-take-back = Nothing to take back
notice-nothing-to-take-back-why = You have not decided anything yet.
notice-cannot-save = Cannot save
notice-cannot-save-why = There is no room or no leave to write. The game plays on.
notice-kept-damaged = Something kept was damaged
notice-kept-damaged-why = It could not be read ({ $what }) and is set aside as { $file }.
notice-kept-newer = Kept by a newer game
notice-kept-newer-why = It was left as it is ({ $what }, { $file }).
notice-key-clash = That key is taken
notice-key-clash-why = It already does this: { $act }.
kept-settings = settings
kept-match = the match
kept-statistics = statistics
kept-history = past hands

copy-number = Copy its number
notice-number-copied = Number { $number } is copied
notice-number-copied-why = Start with it to play the same deals again.
notice-number = Number { $number }
notice-number-why = Start with it to play the same deals again.
