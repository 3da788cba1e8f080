"""Builds a position from a dictionary, by hand or from `position()`; contradictions are refused."""

from typing import Any

from mypy_extensions import i64

from kontor.core.errors import BadInput, near
from kontor.craftsmen.flow import settle
from kontor.craftsmen.goods import (
    ADVANCED,
    BASIC,
    CAPITAL,
    CAPITAL_NAMES,
    EXTENDED,
    FIRST_OF,
    GOOD_NAMES,
    GUILDS,
    KIND_NAMES,
    MEAT,
    RAW,
    SEASONS,
    YEARS,
    bit,
)
from kontor.craftsmen.layout import (
    ALL,
    BLURRED,
    CHANCE,
    CHANGE,
    CHANGED,
    CHANGES,
    CURSOR,
    DEPTH,
    DISCARDS,
    FRAME,
    FRAME_ROOM,
    FRAME_SIZE,
    GUILD,
    HELD,
    HELPERS,
    KNOWERS,
    MARKET,
    NATURAL,
    OPEN,
    OPEN_CAPITAL,
    ORDER,
    OVER,
    PASSED,
    PICTURE,
    PRIVILEGE,
    PRIVILEGES,
    QUEUE,
    QUEUE_SIZE,
    ROW_ROOM,
    SEASON,
    STACK,
    STACK_SIZE,
    STAGE,
    TAKEN_BONUS,
    USED,
    WORK,
    WORKS,
    YEAR,
)  # fmt: skip
from kontor.craftsmen.merging import checked, merged, tuple_of
from kontor.craftsmen.position import KEYS, STAGES, write
from kontor.craftsmen.scoring import SOURCE_NAMES
from kontor.craftsmen.setup import bare, make_rules, opening
from kontor.craftsmen.state import Rules, State

Data = dict[str, Any]
MOST = 1_000_000
WORDS = 1 << 32  # of the generator


def read(data: object) -> State:
    """The position that a dictionary describes; what is left out is as in the opening."""
    given = checked(data, KEYS, "a position")
    if given.get("game", "craftsmen") != "craftsmen":
        raise BadInput(f"this is a position of '{given['game']}', not of craftsmen")
    seats = given.get("seats", [])
    if not isinstance(seats, list):
        raise BadInput("seats is a list with a dictionary per player")
    rules = make_rules(
        given.get("players", len(seats) or 3),
        given.get("seed", 0),
        tuple_of(given.get("cards", ("base",))),
    )
    start = opening(rules)
    settle(start)
    builder = Builder(rules, merged(write(start), given, rules))
    builder.place_all()
    state = builder.state
    if state.v[DEPTH] == 0:
        settle(state)
    return state


class Builder:
    """Places everything of a complete dictionary on an empty board."""

    def __init__(self, rules: Rules, data: Data) -> None:
        self.rules = rules
        self.players = int(rules.players)
        self.data = data
        self.state = bare(rules)
        self.placed: dict[int, str] = {}

    def place_all(self) -> None:
        self.place_counters()
        self.place_order()
        self.place_queues()
        self.place_markers()
        self.place_capital()
        for seat, row in enumerate(self.data["seats"]):
            self.place_seat(seat, row)
        self.place_cards()
        self.place_decisions()

    # -- small checks ----------------------------------------------------------------------------

    def number(self, value: object, what: str, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise BadInput(f"{what} is {value!r}; a number from {low} to {high} is wanted")
        return value

    def items(self, value: object, what: str, most: int = 100) -> list[Any]:
        if not isinstance(value, (list, tuple)):
            raise BadInput(f"{what} is {value!r}; a list is wanted")
        if len(value) > most:
            raise BadInput(f"{what} has {len(value)} entries; there is room for {most}")
        return list(value)

    def word(self, value: object, what: str, known: tuple[str, ...]) -> int:
        if not isinstance(value, str) or value not in known:
            raise BadInput(f"{what} is {value!r}{near(str(value), known)}; it is one of {known}")
        return known.index(value)

    def seats(self, value: object, what: str, most: int) -> list[int]:
        """A list of different seats."""
        found = [self.number(s, what, 0, self.players - 1) for s in self.items(value, what, most)]
        if len(set(found)) < len(found):
            raise BadInput(f"{what} names a seat twice")
        return found

    def marker(self, value: object, what: str) -> int:
        """None, a seat, or "natural"."""
        if value is None:
            return 0
        if value == "natural":
            return NATURAL
        if not isinstance(value, int):
            raise BadInput(f"{what} is {value!r}; null, a seat or 'natural' is wanted")
        return self.number(value, what, 0, self.players - 1) + 1

    def card(self, name: object) -> int:
        numbers = self.rules.values.numbers
        if not isinstance(name, str) or name not in numbers:
            raise BadInput(f"no building card is called {name!r}{near(str(name), numbers)}")
        return numbers[name]

    def put(self, name: object, where: str, kinds: tuple[int, ...]) -> int:
        """Place a card once."""
        card = self.card(name)
        if card in self.placed:
            raise BadInput(f"'{name}' cannot be {where} and {self.placed[card]}")
        if self.rules.values.kind[card] not in kinds:
            wanted = " or ".join(KIND_NAMES[kind] for kind in kinds)
            raise BadInput(f"'{name}' cannot be {where}; a card of kind {wanted} is wanted")
        self.placed[card] = where
        return card

    # -- the board -------------------------------------------------------------------------------

    def place_counters(self) -> None:
        data, v, values = self.data, self.state.v, self.rules.values
        v[YEAR] = self.number(data["year"], "year", 1, YEARS) - 1
        v[SEASON] = self.word(data["season"], "season", SEASONS)
        v[STAGE] = self.word(data["stage"], "stage", STAGES)
        v[GUILD] = self.word(data["guild"], "guild", GUILDS)
        is_queue = data["stage"] == "guild"
        most = QUEUE_SIZE if is_queue else self.players
        v[CURSOR] = self.number(data["cursor"], "cursor", 0, most)
        self.check_calendar()
        tokens = int(values.tokens[self.players])
        v[PRIVILEGES] = self.number(data["privileges"], "privileges", 0, tokens)
        v[WORKS] = self.number(data["works"], "works", 0, tokens)
        for at, word in enumerate(self.items(data["chance"], "chance", 4)):
            v[CHANCE + at] = self.number(word, "chance", 0, WORDS - 1)
        if not any(v[CHANCE + at] for at in range(4)) or len(data["chance"]) != 4:
            raise BadInput("chance is a list of four numbers that are not all 0")

    def check_calendar(self) -> None:
        """Stages of winter and of the other seasons do not mix."""
        data, winter = self.data, self.data["season"] == "winter"
        if data["stage"] in ("helpers", "guild") and winter:
            raise BadInput(f"there is no stage '{data['stage']}' in winter")
        if data["stage"] in ("winter", "scoring", "investing") and not winter:
            raise BadInput(f"the stage '{data['stage']}' belongs to winter")
        if data["stage"] == "winter" and data["guild"] not in ("builders", "crafts"):
            raise BadInput(f"the guild '{data['guild']}' does not work in winter")
        if data["stage"] == "work_tokens" and data["guild"] == "town_hall":
            raise BadInput("no work tokens are used after the town hall")
        if data["stage"] == "exchanges" and (data["year"] != 1 or data["season"] != "spring"):
            raise BadInput("the exchanges come before the first spring")
        if data["stage"] == "over" and (data["year"] != YEARS or not winter):
            raise BadInput(f"the game is over after the winter of year {YEARS}")

    def place_order(self) -> None:
        v = self.state.v
        order = self.seats(self.data["order"], "order", self.players)
        if len(order) < self.players:
            raise BadInput(f"order names all {self.players} seats, first to last")
        for at, seat in enumerate(order):
            v[ORDER + at] = seat
        changes = self.seats(self.data["changes"], "changes", 3)
        if changes and self.players == 2:
            raise BadInput("two players do not change the order in the town hall")
        for at, seat in enumerate(changes):
            v[CHANGE + at] = seat
            self.state.put(seat, CHANGED, 1)
        v[CHANGES] = len(changes)
        for seat in self.seats(self.data["passed"], "passed", self.players):
            v[PASSED] |= 1 << seat

    def place_queues(self) -> None:
        queues = checked(self.data["queues"], GUILDS, "queues")
        used = checked(self.data["used"], GUILDS, "used")
        for guild, name in enumerate(GUILDS):
            self.place_queue(guild, name, self.items(queues.get(name, []), f"queue of {name}", 3))
            for disc in self.items(used.get(name, []), f"used of {name}", QUEUE_SIZE):
                at = self.number(disc, f"used of {name}", 0, QUEUE_SIZE - 1)
                owner = int(self.state.v[QUEUE + guild * QUEUE_SIZE + at])
                if owner == 0:
                    raise BadInput(f"no disc {at} stands at the {name} that could be used")
                self.state.v[PICTURE + guild] |= 1 << at
                self.state.add(owner - 1, USED, 1)

    def place_queue(self, guild: int, name: str, spaces: list[Any]) -> None:
        v, values = self.state.v, self.rules.values
        is_empty = False
        seats: list[int] = []
        for space, discs in enumerate(spaces):
            found = self.items(discs, f"queue of {name}", 2)
            if found and is_empty:
                raise BadInput(f"a space of the {name} is empty although a later one is taken")
            is_empty = is_empty or not found
            for level, seat in enumerate(found):
                owner = self.number(seat, f"queue of {name}", 0, self.players - 1)
                v[QUEUE + guild * QUEUE_SIZE + 2 * space + level] = owner + 1
                v[HELD + guild] += 1
                seats.append(owner)
        spaces_used = 2 if self.players == 2 else 3
        full = sum(1 for discs in spaces if discs)
        if full > spaces_used:
            raise BadInput("two players use only two spaces of a queue")
        if any(len(discs) == 2 for discs in spaces) and full < spaces_used:
            raise BadInput(f"a disc at the {name} is covered although a space is free")
        if v[HELD + guild] > values.guild_limit[self.players]:
            raise BadInput(f"too many helpers stand at the {name}")
        if any(seats.count(seat) > values.helpers_in_guild for seat in seats):
            raise BadInput(f"a seat has more than two helpers at the {name}")

    def place_markers(self) -> None:
        state, data = self.state, self.data
        granary = checked(data["granary"], GOOD_NAMES[RAW:MEAT], "granary")
        for good in range(RAW, MEAT):
            pair = self.pair(granary.get(GOOD_NAMES[good], [None, None]), "granary")
            if pair[1] and not pair[0]:
                raise BadInput(f"the lower field of {GOOD_NAMES[good]} is filled first")
            state.set_granary(good, pair[0], pair[1])
        for ship, hold in enumerate(self.items(data["ships"], "ships", 4)):
            for name, fields in checked(hold, GOOD_NAMES[MEAT:], f"ship {ship + 1}").items():
                good = GOOD_NAMES.index(name)
                if self.rules.values.hold[ship * 9 + good - MEAT] == 0:
                    raise BadInput(f"ship {ship + 1} does not carry {name}")
                pair = self.pair(fields, f"ship {ship + 1}")
                if NATURAL in pair or (pair[0] and not pair[1]):
                    raise BadInput(f"ship {ship + 1}: {name} holds players' markers, right first")
                state.set_hold(ship, good, pair[0], pair[1])
        bonus = checked(data["bonus"], GOOD_NAMES[MEAT + 1 :], "bonus")
        for name, owner in bonus.items():
            at = GOOD_NAMES.index(name) - MEAT - 1
            found = self.marker(owner, f"bonus of {name}")
            if found == NATURAL:
                raise BadInput(f"the bonus token of {name} belongs to a seat or nobody")
            state.v[TAKEN_BONUS + at] = found

    def pair(self, value: object, what: str) -> list[int]:
        found = [self.marker(each, what) for each in self.items(value, what, 2)]
        if len(found) != 2:
            raise BadInput(f"{what} is {value!r}; two fields are wanted")
        return found

    # -- capital ---------------------------------------------------------------------------------

    def kind(self, name: object) -> int:
        return self.word(name, "a capital card", CAPITAL_NAMES)

    def place_capital(self) -> None:
        state, data = self.state, self.data
        counts = [0] * CAPITAL
        opened = self.items(data["open_capital"], "open_capital", 2)
        for slot, name in enumerate(opened):
            if name is not None:
                state.v[OPEN_CAPITAL + slot] = self.kind(name)
                counts[self.kind(name)] += 1
        for name, number in checked(data["discards"], CAPITAL_NAMES, "discards").items():
            kind = self.kind(name)
            state.v[DISCARDS + kind] = self.number(number, f"discards of {name}", 0, 48)
            counts[kind] += number
        stack = self.items(data["stack"], "stack", 48)
        for at, name in enumerate(stack[::-1]):
            state.v[STACK + at] = self.kind(name)
            counts[self.kind(name)] += 1
        state.v[STACK_SIZE] = len(stack)
        for row in data["seats"]:
            for name in self.items(row["capital"], "capital", 13):
                counts[self.kind(name)] += 1
        for kind in range(CAPITAL):
            if counts[kind] != self.rules.values.capital[kind]:
                raise BadInput(
                    f"there are {self.rules.values.capital[kind]} cards {CAPITAL_NAMES[kind]}, "
                    f"not {counts[kind]}"
                )

    # -- seats -----------------------------------------------------------------------------------

    def place_seat(self, seat: int, row: Data) -> None:
        state, values = self.state, self.rules.values
        for name in row["capital"]:
            state.receive(seat, self.kind(name))
        held = [self.put(name, f"in the hand of seat {seat}", (BASIC, EXTENDED, ADVANCED))
                for name in self.items(row["hand"], "hand")]  # fmt: skip
        shown = [self.card(name) for name in self.items(row["shown"], "shown")]
        if not set(shown) <= set(held):
            raise BadInput(f"seat {seat} shows cards that are not in its hand")
        for card in held:
            state.take_card(seat, card, shown=card in shown)
        self.place_row(seat, self.items(row["row"], "row", ROW_ROOM), row["markers"])
        limit = int(values.market_limit)
        state.put(seat, MARKET, self.number(row["market"], "market", 0, limit))
        tokens = int(values.token_limit)
        state.put(seat, PRIVILEGE, self.number(row["privileges"], "privileges", 0, tokens))
        state.put(seat, WORK, self.number(row["works"], "works", 0, tokens))
        helpers = int(values.helpers)
        state.put(seat, HELPERS, self.number(row["helpers"], "helpers", 0, helpers))
        for name, points in checked(row["points"], SOURCE_NAMES, "points").items():
            known = self.number(points, f"points of {name}", -MOST, MOST)
            state.score(seat, SOURCE_NAMES.index(name), known)

    def place_row(self, seat: int, names: list[Any], markers: object) -> None:
        state, values = self.state, self.rules.values
        if not names:
            raise BadInput(f"the row of seat {seat} begins with a sawmill")
        cards = [self.put(name, f"in the row of seat {seat}", (0, 1, 2, 3)) for name in names]
        if sum(1 for card in cards if values.kind[card] == 0) != 1:
            raise BadInput(f"the row of seat {seat} has one sawmill")
        for card in cards:
            state.build(seat, card, left=False)
        for name, given in checked(markers, tuple(names), "markers").items():
            card = self.card(name)
            found = [self.marker(each, f"markers on {name}") for each in self.items(given, name)]
            if card < FIRST_OF[EXTENDED] or len(found) != values.icons[values.type[card]]:
                raise BadInput(f"'{name}' has not {len(found)} input icons")
            state.set_icons(card, sum(each << 3 * at for at, each in enumerate(found)))
        state.refresh(seat)

    # -- building cards --------------------------------------------------------------------------

    def place_cards(self) -> None:
        state, data = self.state, self.data
        known = checked(data["known"], tuple(self.rules.values.numbers), "known")
        blurred = {self.card(name) for name in self.items(data["blurred"], "blurred")}
        opened = checked(data["open"], KIND_NAMES[1:], "open")
        piles = checked(data["decks"], KIND_NAMES[1:], "decks")
        for kind in (BASIC, EXTENDED, ADVANCED):
            name = KIND_NAMES[kind]
            for slot, card in enumerate(self.items(opened.get(name, []), f"open {name}", 2)):
                if card is not None:
                    found = self.put(card, "on the display", (kind,))
                    state.v[OPEN + 2 * (kind - 1) + slot] = found
            for card in self.items(piles.get(name, []), f"deck of {name}", 24)[::-1]:
                number = self.put(card, "in its deck", (kind,))
                mark = BLURRED if number in blurred else 0
                state.put_on_top(kind, number + mark + KNOWERS * self.knowers(known.get(card)))
        missing = [c.id for c in self.rules.values.cards[6:] if c.number not in self.placed]
        if missing:
            raise BadInput(f"'{missing[0]}' is nowhere; every card is in a deck, hand or row")
        for name in (*known, *data["blurred"]):
            if self.placed.get(self.card(name)) != "in its deck":
                raise BadInput(f"'{name}' is not in its deck, so nobody knows or forgets it there")

    def knowers(self, value: object) -> i64:
        if value is None:
            return 0
        if value == "all":
            return ALL
        return sum(int(bit(seat)) for seat in self.seats(value, "known", 5))

    def place_decisions(self) -> None:
        """Open decisions as `position()` wrote them and sealed them."""
        state = self.state
        frames = self.items(self.data["decisions"], "decisions", FRAME_ROOM)
        if frames and state.v[STAGE] == OVER:
            raise BadInput("nothing is decided when the game is over")
        for depth, frame in enumerate(frames):
            numbers = self.items(frame, "a decision", FRAME_SIZE)
            if len(numbers) != FRAME_SIZE:
                raise BadInput(f"a decision is a list of {FRAME_SIZE} numbers")
            for at, number in enumerate(numbers):
                known = self.number(number, "a decision", -(1 << 62), 1 << 62)
                state.v[FRAME + depth * FRAME_SIZE + at] = known
            state.v[DEPTH] += 1
            state.at += FRAME_SIZE
