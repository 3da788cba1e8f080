"""Builds a position from a dictionary, by hand or from `position()`; contradictions are refused."""

from typing import Any

from mypy_extensions import i64

from kontor.core.checks import (
    Data,
    check_keys,
    decisions,
    items,
    number,
    part_of,
    position_of,
    unquoted,
    word,
    words,
)
from kontor.core.errors import BadInput
from kontor.core.words import Message, seat_name
from kontor.craftsmen.flow import settle
from kontor.craftsmen.goods import (
    ADVANCED,
    BASIC,
    CAPITAL,
    CAPITAL_NAMES,
    EXTENDED,
    FIRST_OF,
    KIND_NAMES,
    bit,
)
from kontor.craftsmen.layout import (
    ALL,
    DEPTH,
    DISCARDS,
    FRAME,
    FRAME_ROOM,
    FRAME_SIZE,
    HELPERS,
    KNOWERS,
    LOOKED,
    LOOKS,
    MARKET,
    MOST_LOOKS,
    OPEN,
    OPEN_CAPITAL,
    OVER,
    POINTS,
    PRIVILEGE,
    PRIVILEGES,
    QUEUE,
    QUEUE_SIZE,
    RETURNED,
    STACK,
    STACK_SIZE,
    STAGE,
    STREET_ROOM,
    WORK,
    WORKS,
)  # fmt: skip
from kontor.craftsmen.phrases import capital_word
from kontor.craftsmen.position.frames import check_frames
from kontor.craftsmen.position.lay import Layer, card_name
from kontor.craftsmen.position.merge import merged
from kontor.craftsmen.position.write import KEYS, write
from kontor.craftsmen.scoring import SOURCE_NAMES
from kontor.craftsmen.setup import make_rules, opening
from kontor.craftsmen.state import State

MOST = 1_000_000
LARGEST = 1 << 62  # in a field of a decision
IN_DECK = Message("craftsmen-position-in-deck")


def read(data: object, version: int) -> State:
    """The position that a dictionary describes; what is left out is as in the opening."""
    given = position_of("craftsmen", data, KEYS)
    rules = make_rules(
        given.get("players", len(given.get("seats", [])) or 3),
        given.get("seed", 0),
        words(given.get("cards", ("base",))),
        version,
    )
    start = opening(rules)
    settle(start)
    builder = Builder(rules, merged(write(start), given, rules))
    builder.place_all()
    state = builder.state
    if state.row[DEPTH] == 0:
        settle(state)
    return state


class Builder(Layer):
    """Places everything of a complete dictionary on an empty board."""

    def place_all(self) -> None:
        self.lay_board()
        self.place_capital()
        for seat, given in enumerate(self.data["seats"]):
            self.place_seat(seat, given)
        self.place_cards()
        self.place_decisions()
        self.check_accounts()

    # -- capital ---------------------------------------------------------------------------------

    def kind(self, name: object) -> int:
        return word(name, Message("craftsmen-position-a-capital"), CAPITAL_NAMES)

    def place_capital(self) -> None:
        state, data = self.state, self.data
        counts = [0] * CAPITAL
        opened = items(data["open_capital"], "open_capital", 2)
        for slot, name in enumerate(opened):
            if name is not None:
                state.row[OPEN_CAPITAL + slot] = self.kind(name)
                counts[self.kind(name)] += 1
        for name, given in check_keys(data["discards"], CAPITAL_NAMES, "discards").items():
            kind = self.kind(name)
            state.row[DISCARDS + kind] = number(given, part_of("discards", name), 0, 48)
            counts[kind] += given
        stack = items(data["stack"], "stack", 48)
        for at, name in enumerate(stack[::-1]):
            state.row[STACK + at] = self.kind(name)
            counts[self.kind(name)] += 1
        state.row[STACK_SIZE] = len(stack)
        for seat in data["seats"]:
            for name in items(seat["capital"], "capital", 48):
                counts[self.kind(name)] += 1
        for kind in range(CAPITAL):
            if counts[kind] != self.rules.values.capital[kind]:
                every = str(self.rules.values.capital[kind])
                card = unquoted(CAPITAL_NAMES[kind], capital_word(kind))
                raise BadInput(
                    Message(
                        "craftsmen-position-capital", every=every, card=card, given=counts[kind]
                    )
                )

    # -- seats -----------------------------------------------------------------------------------

    def place_seat(self, seat: int, given: Data) -> None:
        state, values = self.state, self.rules.values
        for name in given["capital"]:
            state.receive(seat, self.kind(name))
        hand = Message("craftsmen-position-in-hand", seat=seat_name(seat))
        kinds = (BASIC, EXTENDED, ADVANCED)
        held = [self.put(name, hand, kinds) for name in items(given["hand"], "hand")]
        shown = [self.card(name) for name in items(given["shown"], "shown")]
        if not set(shown) <= set(held):
            raise BadInput(Message("craftsmen-position-shown", seat=seat_name(seat)))
        for card in held:
            state.take_card(seat, card, shown=card in shown)
        self.place_street(seat, items(given["row"], "row", STREET_ROOM), given["markers"])
        limit = int(values.market_limit)
        state.put(seat, MARKET, number(given["market"], "market", 0, limit))
        tokens = int(values.token_limit)
        state.put(seat, PRIVILEGE, number(given["privileges"], "privileges", 0, tokens))
        state.put(seat, WORK, number(given["works"], "works", 0, tokens))
        helpers = int(values.helpers)
        state.put(seat, HELPERS, number(given["helpers"], "helpers", 0, helpers))
        for name, points in check_keys(given["points"], SOURCE_NAMES, "points").items():
            known = number(points, part_of("points", name), -MOST, MOST)
            state.score(seat, SOURCE_NAMES.index(name), known)

    def place_street(self, seat: int, names: list[Any], markers: object) -> None:
        state, values = self.state, self.rules.values
        if not names:
            raise BadInput(Message("craftsmen-position-no-sawmill", seat=seat_name(seat)))
        street = Message("craftsmen-position-in-row", seat=seat_name(seat))
        cards = [self.put(name, street, (0, 1, 2, 3)) for name in names]
        if sum(1 for card in cards if values.kind[card] == 0) != 1:
            raise BadInput(Message("craftsmen-position-one-sawmill", seat=seat_name(seat)))
        if self.data["stage"] == "exchanges" and len(cards) > 1:  # CR-2.13
            raise BadInput(Message("craftsmen-position-early-row"))
        for card in cards:
            state.build(seat, card, left=False)
        for name, given in check_keys(markers, tuple(names), "markers").items():
            card = self.card(name)
            where = Message("craftsmen-position-markers", card=name)
            found = [self.marker(each, where) for each in items(given, name)]
            if card < FIRST_OF[EXTENDED] or len(found) != values.icons[values.type[card]]:
                raise BadInput(
                    Message("craftsmen-position-icons", card=card_name(name), text=str(len(found)))
                )
            state.set_icons(card, sum(each << 3 * at for at, each in enumerate(found)))
        state.refresh(seat)

    # -- building cards --------------------------------------------------------------------------

    def place_cards(self) -> None:
        state, data = self.state, self.data
        known = check_keys(data["known"], tuple(self.rules.values.numbers), "known")
        looked = check_keys(data["looked"], self.rules.values.numbers, "looked")
        returned = {self.card(name) for name in items(data["returned"], "returned")}
        looks = number(data["looks"], "looks", 0, MOST)
        state.row[LOOKS] = looks
        opened = check_keys(data["open"], KIND_NAMES[1:], "open")
        piles = check_keys(data["decks"], KIND_NAMES[1:], "decks")
        for kind in (BASIC, EXTENDED, ADVANCED):
            name = KIND_NAMES[kind]
            for slot, card in enumerate(items(opened.get(name, []), f"open {name}", 2)):
                if card is not None:
                    found = self.put(card, Message("craftsmen-position-display"), (kind,))
                    state.row[OPEN + 2 * (kind - 1) + slot] = found
            for card in items(piles.get(name, []), part_of("deck", name), 24)[::-1]:
                found = self.put(card, IN_DECK, (kind,))
                look = number(looked.get(card, 0), "looked", 0, min(looks, MOST_LOOKS))
                mark = LOOKED * look + (RETURNED if found in returned else 0)
                state.put_on_top(kind, found + mark + KNOWERS * self.knowers(known.get(card)))
        missing = [c.id for c in self.rules.values.cards[6:] if c.number not in self.placed]
        if missing:
            raise BadInput(Message("craftsmen-position-nowhere", card=card_name(missing[0])))
        for name in (*known, *looked, *data["returned"]):
            if self.placed.get(self.card(name)) != IN_DECK:
                raise BadInput(Message("craftsmen-position-not-in-deck", card=card_name(name)))
        for name in data["returned"]:
            if name not in looked:
                raise BadInput(Message("craftsmen-position-no-look", card=card_name(name)))

    def knowers(self, value: object) -> i64:
        if value is None:
            return 0
        if value == "all":
            return ALL
        return sum(int(bit(seat)) for seat in self.seats(value, "known", 5))

    def place_decisions(self) -> None:
        """Open decisions as `position()` wrote them and sealed them."""
        state = self.state
        frames = decisions(self.data["decisions"], FRAME_ROOM, FRAME_SIZE, LARGEST)
        if frames and state.row[STAGE] == OVER:
            raise BadInput(Message("craftsmen-position-over-decided"))
        for depth, frame in enumerate(frames):
            for at, known in enumerate(frame):
                state.row[FRAME + depth * FRAME_SIZE + at] = known
        state.row[DEPTH] = len(frames)
        state.at = FRAME + (len(frames) - 1) * FRAME_SIZE
        check_frames(state)

    # -- what must add up ------------------------------------------------------------------------

    def check_accounts(self) -> None:
        """Tokens, helpers, hands and points as they can be."""
        state, values = self.state, self.rules.values
        for kind, pool, own in (("privileges", PRIVILEGES, PRIVILEGE), ("works", WORKS, WORK)):
            every = int(values.tokens[self.players])
            found = int(state.row[pool]) + sum(int(state.of(s, own)) for s in range(self.players))
            if found > every:
                raise BadInput(Message(f"craftsmen-position-{kind}", every=str(every), given=found))
        for seat in range(self.players):
            sent = sum(1 for at in range(6 * QUEUE_SIZE) if state.row[QUEUE + at] == seat + 1)
            if sent + state.of(seat, HELPERS) != values.helpers:
                helpers = str(values.helpers)
                raise BadInput(
                    Message("craftsmen-position-helpers", seat=seat_name(seat), every=helpers)
                )
            if state.of(seat, POINTS) < 0:
                raise BadInput(Message("craftsmen-position-points", seat=seat_name(seat)))
            if state.row[DEPTH] == 0 and state.cards_held(seat) > values.hand_limit:
                limit = str(values.hand_limit)
                raise BadInput(
                    Message("craftsmen-position-hand", seat=seat_name(seat), limit=limit)
                )
