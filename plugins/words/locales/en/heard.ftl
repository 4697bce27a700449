# What is heard by those who listen instead of looking: boards, cards, seats, and what happens at the table.

heard-state = { $name }: { $state }
heard-part = { $part }%
heard-chosen = chosen

knob-menu = Menu
knob-last-trick = Last trick
knob-hint = Hint
knob-rules = Rules
knob-back = Back

heard-card-right = { $card }, right bower
heard-card-left = { $card }, left bower
heard-card-trump = { $card }, trump
heard-in-hand = { $card }. Card { $number } of { $count }.
heard-in-hand-barred = { $card }. Card { $number } of { $count }, not to be played now.

heard-deal = Hand { $number }. Dealer: { $name }.
heard-hand = Your cards: { $cards }.
heard-open = { $name }, laid open: { $cards }.
heard-turned-up = Turned up: { $card }.
heard-turned-down = The card is turned down.
heard-called = { $name } { $what }.
heard-under = { $name } went under, showing { $cards }.
heard-took = { $name } took { $count ->
    [one] a card
   *[other] { $count } cards
} of the kitty.
heard-took-cards = { $name } took { $cards }.
heard-trump = Trump: { $trump }.
heard-trump-by = Trump: { $trump }, made by { $name }.
heard-trump-alone = Trump: { $trump }, made by { $name }, alone.
heard-picked-up = { $name } took up the { $card }.
heard-threw = { $name } threw { $count ->
    [one] a card
   *[other] { $count } cards
}.
heard-threw-cards = { $name } threw the { $cards }.
heard-sits-out = Sitting out: { $name }.
heard-gave = { $name } gave a card across to { $other }.
heard-gave-card = { $name } gave the { $card } across to { $other }.
heard-played = { $name }: { $card }.
heard-partner = The maker’s partner: { $name }.
heard-trick = Trick { $number }: { $name }.
heard-result = { $what }.
heard-score = Score: { $score }.
heard-of-side = { $name } { $what }

heard-lead = You lead.
heard-may-play = Your turn. You may play: { $cards }.
heard-on-table = On the table: { $cards }.

heard-at-south = at the foot
heard-at-south-west = lower left
heard-at-west = left
heard-at-north-west = upper left
heard-at-north = opposite
heard-at-north-east = upper right
heard-at-east = right
heard-at-south-east = lower right
heard-is-dealer = dealer
heard-is-maker = maker
heard-is-out = sitting out
heard-is-asked = to act
heard-holds = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
heard-tricks = { $tricks ->
    [0] no trick
    [one] one trick
   *[other] { $tricks } tricks
}
