# The auction: what is asked, and what can be answered.

ask-name-blind = You deal: name trump before you look.
ask-farmer = Nothing but low cards. Throw them in?
ask-under = Go under with these?
ask-west-first = Trump from the card turned?
ask-west-second = Trump from the other six?
ask-pick-up = You deal. Pick it up?
ask-order = { $dealer } deals. Order it up?
ask-late-assist = All passed. Help { $dealer } after all?
ask-name = { $suit ->
    [clubs] Clubs are turned down. Name trump?
    [diamonds] Diamonds are turned down. Name trump?
    [hearts] Hearts are turned down. Name trump?
   *[spades] Spades are turned down. Name trump?
}
ask-name-plain = Name trump
ask-tens = What counts tens?
ask-discard = Throw one card
ask-alone = Alone?
ask-defend = Defend alone?
ask-best-wanted = Take your partner’s best?
ask-best-give = Give your best card
ask-best-discard = Throw one of the six
ask-bid = Your bid?
ask-widow = Throw what is too many
ask-call = Call your partner’s card
ask-stay = Play this hand?
ask-led-suit = Which suit is to be followed?

order-up = Order up
order-up-alone = Order up alone
order-short = Order
pick-up-short = Pick up
pick-it-up = Pick it up
pick-it-up-alone = Pick it up alone
turn-it-down = Turn it down
pass = Pass
alone = Alone
volunteer = My partner, alone
together = Together
defend-alone = Defend alone
defend-together = Together
ask-best = Ask for it
no-best = Without it
farmer = Throw them in
keep-my-cards = Keep my cards
stay = Stay
drop = Drop
decline = Leave it
no-trump = No-trump
low = Low
tens-numbers = Numbers
tens-colours = Colours
tens-shapes = Shapes
bid-misere = Misère
bid-nap = Nap
bid-wellington = Wellington
bid-blucher = Blücher
bid-pepper = Pepper

why-turned-down = It was turned down.
why-natural = You hold none of it.
why-west-first = Now only what is on the card turned.
why-west-second = That is on the card turned down.
why-no-alone = Not alone with this one.
why-must-alone = The dealer’s partner may only go alone.
why-stuck = All have passed: the dealer must name trump.
why-bidder-stuck = All have passed: the dealer must bid.
why-tens = Tens are one of the two sets without trump.

trial-count = { $trump }: { $count ->
    [0] no trump in hand
    [one] one trump in hand
   *[other] { $count } trumps in hand
}
trial-range = { $trump }: { $count } or { $other } trumps in hand
trial-tens = Tens by { $set }: { $cards }
trial-brief = By { $set }: { $cards }
trial-none = no trump
trial-right = Right Bauer
trial-left = Left Bauer
trial-values = A number is a trump’s value: 33 beats 32.
trial-again = Press again to name it
tag-right = Right
tag-left = Left
tag-trump = Trump
tag-counts = Trump { $value }
tag-if = by { $set }

suit-clubs = clubs
suit-diamonds = diamonds
suit-hearts = hearts
suit-spades = spades
west-1 = ones
west-2 = twos
west-3 = threes
west-r = reds
west-y = yellows
west-g = greens
west-c = circles
west-h = hearts
west-t = triangles
west-numbers = numbers
west-colours = colours
west-shapes = shapes
trump-with-tens = { $trump }, tens by { $tens }

rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-t = ten
rank-j = jack
rank-q = queen
rank-k = king
rank-a = ace
card = { $rank } of { $suit ->
    [clubs] clubs
    [diamonds] diamonds
    [hearts] hearts
   *[spades] spades
}
card-joker = joker
card-west = { $number } { $colour ->
    [r] red
    [y] yellow
   *[g] green
} { $shape ->
    [c] { $number ->
        [one] circle
       *[other] circles
    }
    [h] { $number ->
        [one] heart
       *[other] hearts
    }
   *[t] { $number ->
        [one] triangle
       *[other] triangles
    }
}

told-pass = passed
told-pass-defend = did not defend alone
told-pass-best = kept the hand as it was
told-pass-tens = left the tens to the next
told-order = ordered it up
told-order-alone = ordered it up, alone
told-decline = left it lying
told-name = named { $trump }
told-name-alone = named { $trump }, alone
told-tens = tens: { $set }
told-bid = bid { $bid }
told-discard = { $count ->
    [one] threw a card
   *[other] threw { $count } cards
}
told-under = went under
told-farmer = threw the hand in
told-alone = went alone
told-volunteer = let the partner play alone
told-together = played on with the partner
told-defend = chose to defend alone
told-best-asked = asked for the partner’s best
told-best-given = gave a card
told-call = called the { $card }
told-stay = stayed
told-drop = dropped
told-suit = asked for { $suit }
told-play = played the { $card }

card-may-be-played = It may be played now.
card-may-be-given = It may be given now.
card-may-lead = You lead, so any card may be played.
advice = A good player would
advised-pass = pass.
advised-order = order it up.
advised-order-alone = order it up, alone.
advised-decline = leave it lying.
advised-name = name { $trump }.
advised-name-alone = name { $trump }, alone.
advised-tens = name { $set } as tens.
advised-bid = bid { $bid }.
advised-discard = throw the { $card }.
advised-under = go under with these.
advised-farmer = throw the hand in.
advised-alone = play alone.
advised-volunteer = let the partner play alone.
advised-together = play on together.
advised-defend = defend alone.
advised-best-ask = take the partner’s best.
advised-best-give = give the { $card }.
advised-call = call the { $card }.
advised-stay = stay.
advised-drop = drop.
advised-suit = ask for { $suit }.
advised-play = play the { $card }.
