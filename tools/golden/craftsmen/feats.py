"""What golden games of Craftsmen have to show: all that the rules let happen, at least once."""

from functools import cache
from typing import Any

from kontor import Table
from kontor.craftsmen.game import Game
from kontor.craftsmen.goods import GOOD_NAMES, GUILDS, MEAT, RAW, SHIPS, TYPE_NAMES
from kontor.craftsmen.text import VERBS
from tools.golden.craftsmen.auctions import OUTCOMES, Auction
from tools.golden.craftsmen.events import in_passing, privilege
from tools.golden.craftsmen.sights import by_question, by_words

WITH_PRIVILEGE = GUILDS[:5]
RARE = (
    "bankers: one open card", "bankers: both open cards", "bankers: thirteen cards in hand",
    "bankers: nothing is taken",
    "builders: one building", "builders: two buildings", "builders: nothing is built",
    "notary: buy basic", "notary: buy extended", "notary: buy advanced",
    "notary: auction basic", "notary: auction extended", "notary: auction advanced",
    "notary: look before the action", "notary: look after the action",
    "notary: look basic", "notary: look extended", "notary: look advanced",
    "notary: cards back on top", "notary: cards back under the deck",
    "crafts: a good is lost", "crafts: a captain is bribed though there is room",
    "crafts: a bought marker becomes a final good",
    "granary: a natural marker leaves", "granary: an own marker leaves",
    "granary: a marker of another leaves", "granary: both fields are free",
    "granary: the upper field is free", "granary: an open card for it",
    "granary: a card of the stack for it", "granary: more than ten cards by it",
    "merchants: card for a natural marker", "merchants: card for an owner",
    "merchants: more than ten cards by a sale", "merchants: nothing is bought",
    "merchants: privilege for a natural marker", "merchants: privilege for an owner",
    "merchants: privilege for an owner with a full market",
    "town_hall: the order changes", "town_hall: three change the order",
    "town_hall: a helper does nothing",
    "send: cover an own disc", "send: cover on the ribbon", "send: cover for a card",
    "send: cover for points in year 1", "send: cover for points in year 2",
    "send: cover for points in year 3", "send: with two players the other draws",
    "send: more than ten cards by a cover", "send: helpers are left", "send: no helper is left",
    "season: down to eight cards", "season: down to eight cards after the year",
    "season: some receive a privilege token", "season: all receive a privilege token",
    "year: equal markers on a ship, the higher row first",
    "year: equal markers on a ship, the left field first", "year: extra points lapse",
    "the capital stack is made anew", "a deck is empty",
    "end: equal points, more cards win", "end: equal points and cards, the later place wins",
)  # fmt: skip


@cache
def everything() -> frozenset[str]:
    """Everything that some golden game must show."""
    feats = {f"the verb {verb}" for verb in VERBS} | set(RARE)
    feats |= {f"notary: {outcome}" for outcome in OUTCOMES}
    feats |= {f"build {name}" for name in TYPE_NAMES[1:]}
    feats |= {f"make {name}" for name in GOOD_NAMES}
    feats |= {f"fetch {name}" for name in GOOD_NAMES[:RAW]}
    feats |= {f"extra {name}" for name in GOOD_NAMES[:RAW]}
    feats |= {f"merchants: {name}" for name in GOOD_NAMES[RAW:MEAT]}
    feats |= {f"bonus token of {name}" for name in GOOD_NAMES[MEAT + 1 :]}
    feats |= {f"{way} {ship}" for way in ("load", "bribe") for ship in range(1, SHIPS + 1)}
    feats |= {f"{guild}: privilege by gold" for guild in WITH_PRIVILEGE}
    feats |= {f"{guild}: privilege by token" for guild in WITH_PRIVILEGE}
    feats |= {f"winter: privilege of the {guild} by token" for guild in ("builders", "crafts")}
    feats |= {f"work token after the {guild}" for guild in WITH_PRIVILEGE}
    return frozenset(feats | {"work token in winter"})


class Witness:
    """Follows a game and says what each line shows."""

    def __init__(self) -> None:
        self.auction: Auction | None = None

    def sees(self, before: Game, text: str, after: Game) -> set[str]:
        """What a line shows; nothing is remembered, so that lines can be tried."""
        words = text.split()
        feats = {f"the verb {words[0]}"}
        feats |= by_words(before, words)
        feats |= by_question(before, words, after)
        feats |= privilege(before, text)
        feats |= in_passing(before, text, after)
        auction = Auction.after(self.auction, before, text)
        if auction and (outcome := auction.outcome(after)):
            feats.add(f"notary: {outcome}")
        return feats

    def notes(self, before: Game, text: str, after: Game) -> set[str]:
        """The same, and what matters for later lines is remembered."""
        feats = self.sees(before, text, after)
        auction = Auction.after(self.auction, before, text)
        self.auction = None if auction and auction.outcome(after) else auction
        return feats


def shown(table: Table) -> set[str]:
    """Everything that a game shows."""
    witness, feats = Witness(), set[str]()
    before: Any = table.at(0)
    for entry in table.history:
        after = before.copy()
        after.play(entry.action)
        feats |= witness.notes(before, entry.text, after)
        before = after
    return feats
