#!/usr/bin/env python3
"""OpenSpiel's ISMCTS as a player of `bower arena`.

    python3 -m venv peers && peers/bin/pip install open_spiel
    cargo bower arena --a bot:master --b "cmd:peers/bin/python plugins/bots/peers/openspiel_ismcts.py" --duplicate

It reads a line {"view": ..., "legal": [...]} for each of its moves and answers with one of the legal ones. It plays
euchre with the usual rules.

The search is OpenSpiel's own `ISMCTSBot` in C++, with random rollouts. Its game's own resampling deals the other hands
anew but keeps the cards of the kitty and the dealer's discard where they are, which a player cannot know. So a decision
is searched `--layouts` times, each time from another layout drawn from what the view allows (all unseen cards, voids
that were shown, the turn-up with who took it), with an equal part of the `--simulations`, and the move with most visits
in all is played: no search knows where a hidden card truly is.
"""

import argparse
import json
import random
import sys

import pyspiel

RANKS = "9TJQKA"
SUITS = "CDHS"
PASS, FIRST_SUIT, ALONE, TOGETHER = 24, 25, 29, 30
COLOUR = {"C": "S", "S": "C", "D": "H", "H": "D"}


def number(card):
    """A card as OpenSpiel counts it."""
    return RANKS.index(card[0]) * 4 + SUITS.index(card[1])


def name(action):
    """A card as records spell it."""
    return RANKS[action // 4] + SUITS[action % 4]


def suit_of(card, trump):
    """The effective suit."""
    return trump if card[0] == "J" and card[1] == COLOUR[trump] else card[1]


class Deal:
    """What a seat knows of a deal."""

    def __init__(self, view):
        record = view["record"]
        self.seat = view["seat"]
        self.dealer = record["dealer"]
        self.turn_up = record["turn_up"]
        self.mine = record["hands"][self.seat]
        self.bids = []
        self.trump = self.maker = None
        self.alone = self.ordered = False
        self.discard = None
        self.plays = []
        for move in record["moves"]:
            seat, words = int(move.split()[0]), move.split()[1:]
            if words[0] == "pass":
                self.bids.append(PASS)
            elif words[0] in ("order", "name"):
                self.ordered = words[0] == "order"
                self.trump = self.turn_up[1] if self.ordered else words[1]
                self.maker, self.alone = seat, words[-1] == "alone"
                self.bids.append(FIRST_SUIT + SUITS.index(self.trump))
            elif words[0] == "discard" and len(words) > 1:
                self.discard = words[1]
            elif words[0] == "play":
                self.plays.append((seat, words[1]))

    def call(self, suit):
        """The same after my own call of a suit, not yet said whether alone."""
        self.bids.append(FIRST_SUIT + SUITS.index(suit))
        self.trump, self.maker = suit, self.seat
        self.ordered = len(self.bids) <= 4

    def voids(self):
        """The suits that each seat has shown to be without."""
        voids = [set() for _ in range(4)]
        size = 3 if self.alone else 4
        for start in range(0, len(self.plays), size):
            trick = self.plays[start : start + size]
            led = suit_of(trick[0][1], self.trump)
            for seat, card in trick[1:]:
                if suit_of(card, self.trump) != led:
                    voids[seat].add(led)
        return voids

    def layout(self, rng):
        """Hands as dealt, and the dealer's discard where there is one: drawn from all that this seat's view allows."""
        played = [[card for by, card in self.plays if by == seat] for seat in range(4)]
        held = [[] for _ in range(4)]
        known = set(self.mine) | {self.turn_up} | {card for _, card in self.plays}
        pool = [r + s for r in RANKS for s in SUITS if r + s not in known]
        voids = self.voids() if self.trump else [set() for _ in range(4)]
        need = [5 - len(played[seat]) for seat in range(4)]
        need[self.seat] = 0
        took = self.ordered and self.dealer != self.seat
        if took and self.turn_up not in played[self.dealer]:
            held[self.dealer].append(self.turn_up)
            need[self.dealer] -= 1
        for attempt in range(200):
            strict = attempt < 199
            rng.shuffle(pool)
            hands, left, rest = [list(hand) for hand in held], list(need), []
            fits = lambda seat, card: not strict or suit_of(card, self.trump) not in voids[seat] if self.trump else True
            # Cards that few may hold first, each to a place drawn among those that are open, the kitty's too.
            for card in sorted(pool, key=lambda c: sum(left[s] > 0 and fits(s, c) for s in range(4))):
                spare = len(pool) - sum(need) - len(rest)
                places = [(seat, left[seat]) for seat in range(4) if left[seat] > 0 and fits(seat, card)]
                drawn = rng.randrange(max(1, sum(n for _, n in places) + spare))
                for seat, count in places:
                    if drawn < count:
                        hands[seat].append(card)
                        left[seat] -= 1
                        break
                    drawn -= count
                else:
                    rest.append(card)
            if not any(left):
                break
        discard = self.discard
        if took:
            rng.shuffle(rest)
            discard = rest.pop()
        dealt = []
        for seat in range(4):
            cards = [card for card in played[seat] + hands[seat] if not (self.ordered and seat == self.dealer and card == self.turn_up)]
            if took and seat == self.dealer:
                cards.append(discard)
            dealt.append(list(self.mine) if seat == self.seat else cards)
        return dealt, discard

    def state(self, game, rng, told_alone=True):
        """A state of OpenSpiel's with the hidden cards drawn anew."""
        dealt, discard = self.layout(rng)
        state = game.new_initial_state()
        state.apply_action(self.dealer)
        for place in range(20):
            state.apply_action(number(dealt[(self.dealer + place) % 4][place // 4]))
        state.apply_action(number(self.turn_up))
        for bid in self.bids:
            state.apply_action(bid)
        if self.ordered and discard is not None:
            state.apply_action(number(discard))
        if self.trump and told_alone and not (self.ordered and discard is None):
            state.apply_action(ALONE if self.alone else TOGETHER)
        for _, card in self.plays:
            state.apply_action(number(card))
        return state


class Player:
    """Answers one question after another."""

    def __init__(self, layouts, simulations, exploration, seed):
        self.game = pyspiel.load_game("euchre(stick_the_dealer=false)")
        self.layouts = layouts
        self.rng = random.Random(seed)
        self.bot = pyspiel.ISMCTSBot(
            seed,
            pyspiel.RandomRolloutEvaluator(1, seed),
            exploration,
            simulations // layouts,
            final_policy_type=pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT,
        )

    def search(self, deal, told_alone=True):
        """What ISMCTS does in a deal: the move with most visits over all layouts."""
        visits = {}
        for _ in range(self.layouts):
            state = deal.state(self.game, self.rng, told_alone)
            policy, _ = self.bot.step_with_policy(state)
            for action, share in policy:
                visits[action] = visits.get(action, 0.0) + share
        return max(visits, key=visits.get)

    def answer(self, view, legal):
        """One of the legal moves."""
        if len(legal) == 1:
            return legal[0]
        deal = Deal(view)
        if legal[0].startswith("play"):
            return "play " + name(self.search(deal))
        if legal[0].startswith("discard"):
            return "discard " + name(self.search(deal, told_alone=False))
        bid = self.search(deal)
        if bid == PASS:
            return "pass"
        suit = SUITS[bid - FIRST_SUIT]
        deal.call(suit)
        word = "order" if deal.ordered else f"name {suit}"
        if deal.ordered and deal.dealer == deal.seat:
            # OpenSpiel asks for the discard before it asks whether to play alone.
            deal.discard = name(self.search(deal, told_alone=False))
        if word + " alone" in legal and self.search(deal, told_alone=False) == ALONE:
            return word + " alone"
        return word


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--layouts", type=int, default=8, help="searches a decision, each from a layout of its own")
    parser.add_argument("--simulations", type=int, default=800, help="of a decision, in all its searches")
    parser.add_argument("--exploration", type=float, default=2.0, help="the c of UCT, in points")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    player = Player(args.layouts, args.simulations, args.exploration, args.seed)
    for line in sys.stdin:
        question = json.loads(line)
        print(player.answer(question["view"], question["legal"]), flush=True)


if __name__ == "__main__":
    main()
