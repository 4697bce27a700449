# Rule cards: each game in a player's words. A score line is "what for | to whom | how much".

card-deal = The deal
card-naming = Naming trump
card-alone = Going alone
card-playing = Playing
card-trumps = Trumps, from the top
card-score = Score
card-more = Here too
card-house = In this house
bower-right = right
bower-left = left
bower-benny = benny

card-lead = The dealer’s left leads.
card-lead-alone = The dealer’s left leads; if he sits out, the next who plays.
card-lead-loner-left = The dealer’s left leads; against a lone maker, whoever sits at the maker’s left.
card-again-next = { $seats ->
    [2] If both pass again, the other player deals.
   *[other] If all pass again, nobody scores and the next player deals.
}
card-again-same = { $seats ->
    [2] If both pass again, the same player deals anew.
   *[other] If all pass again, nobody scores and the same player deals anew.
}

card-euchre-about = { $seats } players, to { $target } points
card-euchre-deal = Five cards each in packets of three and two, from a pack of { $pack }; the next card is turned up.
card-euchre-naming = From the dealer’s left: pass, or order up the card turned. Its suit is trump; the dealer takes it and throws another away. If all pass, name another suit, or pass again.
card-euchre-alone = Whoever makes trump may play without his partner, whose hand is laid aside, with the card turned if he is the dealer.
card-euchre-playing = Follow suit if you can; the left bower is a trump. The highest trump wins, or else the highest of the suit led.
score-euchre-1 = Makers take three or four | makers | 1
score-euchre-2 = Makers take all five: a march | makers | 2
score-euchre-3 = Alone, and all five | makers | { $loner }
score-euchre-4 = Makers take fewer: euchred | the others | 2

score-lone-euchred = Alone, and euchred | the others | { $lone-euchred }
score-defender = Euchred by one who defends alone | the others | 4

card-more-joker = The joker, called the benny, is the highest trump of all.
card-more-two-of-spades = The two of spades, called the benny, is the highest trump of all.
card-more-dealer-names = If it is turned up, the dealer names trump before looking at any card, takes it and throws another away.
card-more-hearts = If it is turned up, it stands for hearts.
card-more-dealer-proposes = If it is turned up, the dealer names a suit before looking at any card; the first round is about that suit, and the dealer may not pass.
card-more-decline = If another ordered it, the dealer may leave the card turned: trump stands.
card-more-own = The dealer may throw the very card just taken.
card-more-stick = If all pass again, the dealer must name trump.
card-more-late-assist = If all pass the card turned, the dealer’s partner is asked once more before other suits are named.
card-more-canadian = The dealer’s partner may order up only to play alone.
card-more-defend-lone = Against a lone maker an opponent may defend alone.
card-more-defend-any = Before play an opponent of the makers may defend alone, whether or not the maker is alone.
card-more-best = Whoever plays alone may throw a card and take one from the partner.
card-more-sitting = The hand of a partner who is left out lies face up.

card-two-about = a duel, to { $target } points
card-two-deal = Five cards each from a pack of { $pack }; the next card is turned up, the rest stays unseen.
card-two-naming = The dealer’s opponent speaks first: pass, or order up the card turned; then the dealer may take it up. Its suit is trump. The dealer takes the card and throws another away. If both pass, name another suit.
card-two-alone = -
card-two-playing = The dealer’s opponent leads, whoever made trump. Follow suit if you can; the left bower is a trump.
score-two-1 = Maker takes three or four | maker | 1
score-two-2 = Maker takes all five | maker | 2
score-two-3 = Maker takes fewer: euchred | the other | 2

card-three-about = the maker against two, to { $target } points
card-three-deal = Five cards each from a pack of { $pack }; the next card is turned up.
card-three-naming = From the dealer’s left: pass, or order up the card turned. Its suit is trump; the dealer takes it and throws another away, even against the maker. If all pass, name another suit, or pass again. Whoever makes trump plays alone against the two others.
card-three-alone = -
card-three-playing = The dealer’s left leads. Follow suit if you can; the left bower is a trump. The two others count their tricks together, for this hand. If two reach the end level, play goes on until one leads.
score-three-1 = Maker takes three or four | maker | 1
score-three-2 = Maker takes all five | maker | { $march }
score-three-3 = Maker takes fewer: euchred | each other | 2
score-set-back = Maker takes fewer: set back | maker | −2

card-west-about = { $seats } players, to { $target } points
card-west-deal = Five cards each from twenty-seven: every number 1 to 3 in every colour and every shape. One card is turned up.
card-west-naming = From the dealer’s left: pass, or make one of the three values of the card turned trump; the dealer takes that card and throws another. If all pass, name one of the six other values, and the card turned is out of play; the dealer must name one. Then, from the dealer’s left again, somebody names one of the two sets without trump as tens; the dealer must. The last set counts ones. One player may name both.
card-west-alone = Before play each in turn may go alone, or send his partner alone; two loners may meet.
card-west-playing = A card’s suit is its value in the trump’s set: its number, its colour or its shape. Follow suit if you can. The highest trump wins, or else the highest of the suit led.
card-west-trumps = A card counts its tens ten times and its ones once: 1, red and circle are one, 2, yellow and heart two, 3, green and triangle three. The Right Bauer is the trump that counts 23; the Left Bauer is the 23 of the value below, or of the third if trump is the first, and is a trump too. Then come 33, 32, 31, 22, 21, 13, 12, 11.
score-west-1 = Three or four, having named nothing | that side | 3
score-west-2 = Three or four, having named one | that side | 2
score-west-3 = Three or four, having named both | that side | 1
score-west-4 = All five | that side | 3
score-west-5 = A loner: all five, or having named nothing | loner | 6
score-west-6 = A loner having named one | loner | 3

card-hasenpfeffer-about = partners, to { $target } points
card-hasenpfeffer-deal = Six cards each, a joker in the pack, and one card left over.
card-hasenpfeffer-naming = Bid one to six tricks, each bid higher than the last, or pass and stay out. The highest bidder names trump, takes the card left over and throws one. If all pass, whoever holds the joker makes trump for three; if it is the card left over, the deal moves on.
card-hasenpfeffer-alone = -
card-hasenpfeffer-playing = The bidder leads. Joker, right bower, left bower, then the rest.
score-hasenpfeffer-1 = The bid is made: each trick | bidders | 1
score-hasenpfeffer-2 = The bid fails | bidders | −bid
score-hasenpfeffer-3 = Each trick of the others | the others | 1

card-pepper-about = partners, to { $target } points
card-pepper-deal = Six cards each from a pack of { $pack }.
card-pepper-naming = Bid one to six, or pepper; the highest names a suit or no-trump. If all pass the deal moves on.
card-pepper-alone = -
card-pepper-playing = The bidder leads. Follow suit if you can.
score-pepper-1 = The bid is made: each trick | bidders | 1
score-pepper-2 = The bid fails | bidders | −6
score-pepper-3 = Pepper made | bidders | 12
score-pepper-4 = Pepper lost | bidders | −12
score-pepper-5 = Each trick of the others | the others | 1

card-napoleon-about = each against all, { $deals } deals
card-napoleon-deal = Five cards each from a full pack, ace high.
card-napoleon-naming = Bid how many tricks you take alone against everybody, or pass. The suit of the bidder’s first card is trump. If all pass the deal moves on.
card-napoleon-alone = -
card-napoleon-playing = The bidder leads. Follow suit if you can. There are no bowers.
score-napoleon-1 = The bid is made | bidder | from each
score-napoleon-2 = The bid fails | bidder | to each

card-auction-about = partners, to { $target } points
card-auction-deal = Five cards each; nothing is turned.
card-auction-naming = One bid each, one to five tricks; the highest names a suit. If all pass the deal moves on.
card-auction-alone = -
card-auction-playing = The dealer’s left leads. Follow suit if you can.
score-auction-1 = The bid is made | bidders | bid
score-auction-2 = The bid fails | the others | bid

card-bid-about = partners, to { $target } points
card-bid-deal = Six cards each from a pack of { $pack }.
card-bid-naming = One bid each; the highest names a suit or no-trump. If all pass the deal moves on.
card-bid-alone = -
card-bid-playing = The bidder leads. Follow suit if you can.
score-bid-1 = The bid is made: each trick | bidders | 1
score-bid-2 = The bid fails | bidders | −bid
score-bid-3 = Each trick of the others | the others | 1

card-double-about = partners, to { $target } points
card-double-deal = Twelve cards each from two packs at once.
card-double-naming = One bid each, six tricks or more; the dealer must bid if all have passed. The highest names a suit, no-trump or low.
card-double-alone = -
card-double-playing = The bidder leads. Of two like cards the first played wins.
score-double-1 = The bid is made: each trick | bidders | 1
score-double-2 = The bid fails | bidders | −bid
score-double-3 = Each trick of the others | the others | 1

card-buck-about = each for himself, down from { $start }
card-buck-deal = Five cards each; the next card is turned up.
card-buck-naming = Order the card turned, and the dealer takes it and throws another; if all pass, name another suit. A club turned is trump at once, and nobody may drop.
card-buck-alone = -
card-buck-playing = All but the maker stay or drop before play. Follow suit if you can. The first from the dealer’s left who stays leads.
score-buck-1 = Each trick | its taker | −1
score-buck-2 = Stayed and took none | that player | +5
score-buck-3 = Maker takes fewer than three | maker | +5
score-buck-4 = Nothing left | that player | wins

card-call-about = a secret partner, to { $target } points
card-call-deal = Five cards each from a pack of { $pack }; the next card is turned up.
card-call-naming = Order the card turned, and the dealer takes it and throws another; if all pass, name another suit. Then the maker calls a card: whoever holds it is his partner, and nobody else knows.
card-call-alone = -
card-call-playing = Follow suit if you can. The partner is known when the called card falls.
score-call-1 = Makers take three or four | each maker | 1
score-call-2 = Makers take all five | each maker | 2
score-call-3 = Alone, and all five | maker | 5
score-call-4 = Makers take fewer | each other | 2
