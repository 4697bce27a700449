# A rule that an answer broke: the rule, then why.

law-follow = { $suit ->
    [clubs] Follow clubs
    [diamonds] Follow diamonds
    [hearts] Follow hearts
   *[spades] Follow spades
}
law-follow-why = You hold a card of the suit that was led.
law-follow-trump-why = Trump was led and you hold one; the left bower counts.
law-follow-led = Follow suit
law-follow-led-why = You hold a card of what was led.
law-barred = { $suit ->
    [clubs] Not clubs
    [diamonds] Not diamonds
    [hearts] Not hearts
   *[spades] Not spades
}
law-barred-why = It was turned down.
law-stuck = The dealer is stuck
law-stuck-why = All have passed: name trump.
law-proposed = You proposed it
law-proposed-why = The dealer may not pass his own suit.
law-canadian = Alone, or not at all
law-canadian-why = The dealer’s partner may order only alone.
law-natural = You hold none of it
law-natural-why = Here a suit is called only with a card of it.
law-no-alone = Nobody goes alone here
law-no-alone-why = That is not played at this table.
law-no-such-call = Not played here
law-no-such-call-why = This table does not know that call.
law-west-value = Not that value
law-west-value-why = First what is on the card turned, then the others.
law-west-tens = Not the trump’s set
law-west-tens-why = Tens are one of the other two.
law-keep-turn-up = Keep that one
law-keep-turn-up-why = The card just taken up may not be thrown.
law-discard-count = Not so many
law-discard-count-why = As many cards are thrown as are too many.
law-no-decline = Take it up
law-no-decline-why = An ordered card must be taken here.
law-swap = Not these
law-swap-why = Only three of the low cards can be changed.
law-bid-too-low = Bid higher
law-bid-too-low-why = A bid must be over all before it.
law-bidder-stuck = The dealer must bid
law-bidder-stuck-why = All the others have passed.
law-call-trump = Not a trump
law-call-trump-why = The partner’s card is of another suit.
law-name-suit = Name the suit first
law-name-suit-why = The joker is led: say what is to be followed.
law-not-your-turn = Not your turn
law-not-your-turn-why = Somebody else is asked now.
law-not-held = Not in your hand
law-not-held-why = That card is not yours to play.
law-discard-first = Throw a card first
law-discard-first-why = You hold one too many.
law-not-now = Not now
law-not-now-why = That is not asked now.
