"""Lays the board of a position: calendar, order, queues and markers."""

from typing import Any

from kontor.core.checks import Data, checked, items, number, word
from kontor.core.errors import BadInput, near
from kontor.craftsmen.goods import (
    GOOD_NAMES,
    GUILDS,
    KIND_NAMES,
    MEAT,
    RAW,
    SEASONS,
    YEARS,
)
from kontor.craftsmen.layout import (
    CHANCE,
    CHANGE,
    CHANGED,
    CHANGES,
    CURSOR,
    GUILD,
    HELD,
    NATURAL,
    ORDER,
    PASSED,
    PICTURE,
    PRIVILEGES,
    QUEUE,
    QUEUE_SIZE,
    SEASON,
    STAGE,
    TAKEN_BONUS,
    USED,
    WORKS,
    YEAR,
)  # fmt: skip
from kontor.craftsmen.position.write import STAGES
from kontor.craftsmen.setup import bare
from kontor.craftsmen.state import Rules

WORDS = 1 << 32  # of the generator


class Layer:
    """Places what lies on the board, from a complete dictionary; the state begins empty."""

    def __init__(self, rules: Rules, data: Data) -> None:
        self.rules = rules
        self.players = int(rules.players)
        self.data = data
        self.state = bare(rules)
        self.placed: dict[int, str] = {}

    def lay_board(self) -> None:
        self.place_counters()
        self.place_order()
        self.place_queues()
        self.place_markers()

    # -- small checks ----------------------------------------------------------------------------

    def seats(self, value: object, what: str, most: int) -> list[int]:
        """A list of different seats."""
        found = [number(s, what, 0, self.players - 1) for s in items(value, what, most)]
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
        return number(value, what, 0, self.players - 1) + 1

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
        data, v, values = self.data, self.state.row, self.rules.values
        v[YEAR] = number(data["year"], "year", 1, YEARS) - 1
        v[SEASON] = word(data["season"], "season", SEASONS)
        v[STAGE] = word(data["stage"], "stage", STAGES)
        v[GUILD] = word(data["guild"], "guild", GUILDS)
        is_queue = data["stage"] == "guild"
        most = QUEUE_SIZE if is_queue else self.players
        v[CURSOR] = number(data["cursor"], "cursor", 0, most)
        self.check_calendar()
        tokens = int(values.tokens[self.players])
        v[PRIVILEGES] = number(data["privileges"], "privileges", 0, tokens)
        v[WORKS] = number(data["works"], "works", 0, tokens)
        for at, each in enumerate(items(data["chance"], "chance", 4)):
            v[CHANCE + at] = number(each, "chance", 0, WORDS - 1)
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
        row = self.state.row
        order = self.seats(self.data["order"], "order", self.players)
        if len(order) < self.players:
            raise BadInput(f"order names all {self.players} seats, first to last")
        for at, seat in enumerate(order):
            row[ORDER + at] = seat
        changes = self.seats(self.data["changes"], "changes", 3)
        if changes and self.players == 2:
            raise BadInput("two players do not change the order in the town hall")
        for at, seat in enumerate(changes):
            row[CHANGE + at] = seat
            self.state.put(seat, CHANGED, 1)
        row[CHANGES] = len(changes)
        for seat in self.seats(self.data["passed"], "passed", self.players):
            row[PASSED] |= 1 << seat

    def place_queues(self) -> None:
        queues = checked(self.data["queues"], GUILDS, "queues")
        used = checked(self.data["used"], GUILDS, "used")
        for guild, name in enumerate(GUILDS):
            self.place_queue(guild, name, items(queues.get(name, []), f"queue of {name}", 3))
            for disc in items(used.get(name, []), f"used of {name}", QUEUE_SIZE):
                at = number(disc, f"used of {name}", 0, QUEUE_SIZE - 1)
                if self.state.row[PICTURE + guild] >> at & 1:
                    raise BadInput(f"used of {name} names disc {at} twice")
                owner = int(self.state.row[QUEUE + guild * QUEUE_SIZE + at])
                if owner == 0:
                    raise BadInput(f"no disc {at} stands at the {name} that could be used")
                self.state.row[PICTURE + guild] |= 1 << at
                self.state.add(owner - 1, USED, 1)

    def place_queue(self, guild: int, name: str, spaces: list[Any]) -> None:
        v, values = self.state.row, self.rules.values
        is_empty = False
        seats: list[int] = []
        for space, discs in enumerate(spaces):
            found = items(discs, f"queue of {name}", 2)
            if found and is_empty:
                raise BadInput(f"a space of the {name} is empty although a later one is taken")
            is_empty = is_empty or not found
            for level, seat in enumerate(found):
                owner = number(seat, f"queue of {name}", 0, self.players - 1)
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
        for ship, hold in enumerate(items(data["ships"], "ships", 4)):
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
            state.row[TAKEN_BONUS + at] = found

    def pair(self, value: object, what: str) -> list[int]:
        found = [self.marker(each, what) for each in items(value, what, 2)]
        if len(found) != 2:
            raise BadInput(f"{what} is {value!r}; two fields are wanted")
        return found
