"""What a single line of a game of Craftsmen shows, told from the positions before and after it."""

from collections.abc import Callable
from typing import NamedTuple

from kontor.craftsmen.game import Game
from kontor.craftsmen.goods import (
    GOOD_NAMES,
    GUILDS,
    KIND_NAMES,
    MEAT,
    RAW,
    TYPE_NAMES,
    WINTER,
)
from kontor.craftsmen.layout import (
    BUILD_DONE,
    CHANGES,
    CRAFT_TOKENS,
    D_BANK,
    D_BUILD,
    D_CRAFT,
    D_DISCARD,
    D_FEE,
    D_PUT,
    D_SALE,
    D_SEND,
    D_SHIP,
    D_TOWN_HALL,
    D_TRADE,
    DEPTH,
    F_KIND,
    F_STEP,
    FEE_OWNER,
    GUILD,
    HELPERS,
    LIMITS,
    MARKET,
    NATURAL,
    PUT_GOOD,
    SEASON,
    SEND_HELPERS,
    STAGE,
    TRADE_MARKER,
    YEAR,
)  # fmt: skip

HAND_LIMIT = 10
PLAIN_SIGHTS = {
    "top": "notary: cards back on top",
    "under": "notary: cards back under the deck",
    "change": "town_hall: the order changes",
    "lose": "crafts: a good is lost",
}


class Line(NamedTuple):
    """A line between the positions before and after it."""

    before: Game
    seat: int
    words: list[str]
    after: Game


def by_words(before: Game, words: list[str]) -> set[str]:
    """What a line shows by its words alone."""
    verb, noun, numbers = words[0], words[-1], before.values.numbers
    if verb == "build":
        return {f"build {TYPE_NAMES[before.values.type[numbers[words[1]]]]}"}
    if verb in ("make", "fetch", "load", "bribe"):
        return {" ".join(words)}
    if verb == "extra":
        return {" ".join(words), f"make {noun}"}
    if verb in ("buy", "auction") and noun in numbers:
        return {f"notary: {verb} {KIND_NAMES[before.values.kind[numbers[noun]]]}"}
    if verb == "buy":
        return {f"merchants: {noun}"}
    return {PLAIN_SIGHTS[verb]} if verb in PLAIN_SIGHTS else set()


def by_question(before: Game, words: list[str], after: Game) -> set[str]:
    """What a line shows by the question that it answers."""
    seat = before.seat
    assert seat is not None
    if words[0] == "look":
        when = "after" if before.field(F_STEP) else "before"
        return {f"notary: look {when} the action", f"notary: look {words[1]}"}
    look_at = SIGHTS.get(int(before.field(F_KIND)))
    return look_at(Line(before, seat, words, after)) if look_at else set()


def is_asked(state: Game, kind: int) -> bool:
    """Whether this kind of question is open."""
    return bool(state.row[DEPTH]) and int(state.field(F_KIND)) == kind


def must_discard(state: Game, seat: int) -> bool:
    """Whether a seat has more than ten cards and has to do something about it."""
    return is_asked(state, D_DISCARD) and state.seat == seat and state.cards_held(seat) > HAND_LIMIT


# -- question by question ----------------------------------------------------------------------


def sending(line: Line) -> set[str]:
    """Helpers, and whose disc is covered."""
    before, after = line.before, line.after
    feats = set()
    if after.row[STAGE] != SEND_HELPERS and after.row[SEASON] == before.row[SEASON]:
        left = {int(after.of(seat, HELPERS)) > 0 for seat in range(before.players)}
        feats |= {"send: helpers are left" if some else "send: no helper is left" for some in left}
    if line.words[0] == "cover":
        space = int(line.words[2]) - 1
        queue = before.position()["queues"][line.words[1]]
        owner = queue[space][0]
        if owner == line.seat:
            feats.add("send: cover an own disc")
        elif before.players == 2:
            feats.add("send: with two players the other draws")
            if must_discard(after, owner):
                feats.add("send: more than ten cards by a cover")
        elif space == 2:
            feats.add("send: cover on the ribbon")
    return feats


def paying_a_fee(line: Line) -> set[str]:
    """What paying a fee shows."""
    if line.words[0] == "points":
        return {f"send: cover for points in year {line.before.row[YEAR] + 1}"}
    feats = {"send: cover for a card"}
    if must_discard(line.after, int(line.before.field(FEE_OWNER))):
        feats.add("send: more than ten cards by a cover")
    return feats


def in_the_bank(line: Line) -> set[str]:
    """What a visit to the bankers shows."""
    if line.words[0] != "take":
        return {"bankers: nothing is taken"} if line.words[0] == "stop" else set()
    feats = {"bankers: both open cards" if line.words[1] == "both" else "bankers: one open card"}
    if line.after.seat == line.seat and line.after.cards_held(line.seat) > HAND_LIMIT + 2:
        feats.add("bankers: thirteen cards in hand")
    return feats


def discarding(line: Line) -> set[str]:
    """What discarding shows."""
    if line.before.row[STAGE] != LIMITS:
        return set()
    is_winter = line.before.row[SEASON] == WINTER
    return {f"season: down to eight cards{' after the year' if is_winter else ''}"}


def building(line: Line) -> set[str]:
    """What building shows."""
    done = int(line.before.field(BUILD_DONE))
    if line.words[0] == "stop":
        return {"builders: one building" if done else "builders: nothing is built"}
    return {"builders: two buildings"} if done else set()


def crafting(line: Line) -> set[str]:
    """Work tokens, the granary and bought markers."""
    before = line.before
    feats = set()
    if int(before.field(CRAFT_TOKENS)) == 1 and line.words[0] != "stop":
        if before.row[SEASON] == WINTER:
            feats.add("work token in winter")
        else:
            feats.add(f"work token after the {GUILDS[before.row[GUILD]]}")
    if line.words[0] == "make":
        good = GOOD_NAMES.index(line.words[1])
        if RAW <= good < MEAT and is_asked(line.after, D_SALE):
            feats |= storing(before, line.seat, good)
        if good > MEAT and uses_bought(before, line.after, line.seat):
            feats.add("crafts: a bought marker becomes a final good")
    return feats


def uses_bought(before: Game, after: Game, seat: int) -> bool:
    """Whether a marker of another colour left the seat's row."""
    was, now = (state.position()["seats"][seat]["markers"] for state in (before, after))
    gone = [marker for card in was if card not in now for marker in was[card]]
    return any(marker not in (seat, None) for marker in gone)


def putting(line: Line) -> set[str]:
    """What putting shows."""
    if line.words[0] != "granary":
        return set()
    return storing(line.before, line.seat, int(line.before.field(PUT_GOOD)))


def storing(before: Game, seat: int, good: int) -> set[str]:
    """What a half-product finds in the granary."""
    lower, upper = int(before.granary(good, 0)), int(before.granary(good, 1))
    if lower == 0:
        return {"granary: both fields are free"}
    if upper == 0:
        return {"granary: the upper field is free"}
    if lower == NATURAL:
        return {"granary: a natural marker leaves"}
    whose = "an own marker" if lower == seat + 1 else "a marker of another"
    return {f"granary: {whose} leaves"}


def selling(line: Line) -> set[str]:
    """What selling shows."""
    is_drawn = line.words[0] == "draw"
    feats = {f"granary: {'a card of the stack' if is_drawn else 'an open card'} for it"}
    if must_discard(line.after, line.seat):
        feats.add("granary: more than ten cards by it")
    return feats


def shipping(line: Line) -> set[str]:
    """What shipping shows."""
    has_room = any(line.before.text(action).startswith("load") for action in line.before.legal())
    if line.words[0] == "bribe" and has_room:
        return {"crafts: a captain is bribed though there is room"}
    return set()


def trading(line: Line) -> set[str]:
    """What trading shows."""
    if line.words[0] == "stop":
        return {"merchants: nothing is bought"}
    if line.words[0] not in ("give", "privilege"):
        return set()
    marker = int(line.before.field(TRADE_MARKER))
    way = "card" if line.words[0] == "give" else "privilege"
    if marker == NATURAL:
        return {f"merchants: {way} for a natural marker"}
    feats = {f"merchants: {way} for an owner"}
    if way == "privilege" and line.before.of(marker - 1, MARKET) == 3:
        feats.add("merchants: privilege for an owner with a full market")
    if way == "card" and must_discard(line.after, marker - 1):
        feats.add("merchants: more than ten cards by a sale")
    return feats


def governing(line: Line) -> set[str]:
    """What governing shows."""
    feats = {"town_hall: a helper does nothing"} if line.words[0] == "stop" else set()
    if line.words[0] == "change" and int(line.before.row[CHANGES]) == 2:
        feats.add("town_hall: three change the order")
    return feats


SIGHTS: dict[int, Callable[[Line], set[str]]] = {
    D_SEND: sending, D_FEE: paying_a_fee, D_BANK: in_the_bank, D_DISCARD: discarding,
    D_BUILD: building, D_CRAFT: crafting, D_PUT: putting, D_SALE: selling, D_SHIP: shipping,
    D_TRADE: trading, D_TOWN_HALL: governing,
}  # fmt: skip
