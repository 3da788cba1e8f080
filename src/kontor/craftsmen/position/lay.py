"""Lays the board of a position: calendar, order, queues and markers."""

from typing import Any

from kontor.core.checks import Data, check_keys, items, number, part_of, quoted, unquoted, word
from kontor.core.errors import BadInput, hinted
from kontor.core.words import Message, Sentence, either
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
from kontor.craftsmen.phrases import deck_word, good_word, guild_word, named_card
from kontor.craftsmen.position.write import STAGES
from kontor.craftsmen.setup import bare
from kontor.craftsmen.state import Rules

WORDS = 1 << 32  # of the generator


def card_name(id: str) -> Message:
    """A building card as the data and as people call it."""
    return quoted(id, named_card(id))


def guild_name(guild: int) -> Message:
    return unquoted(GUILDS[guild], guild_word(guild))


def good_name(good: int) -> Message:
    return unquoted(GOOD_NAMES[good], good_word(good))


def stage_name(stage: str) -> Message:
    return quoted(stage, Message(f"cr-put-stage-{stage}"))


def kind_name(kind: int) -> Message:
    return unquoted(KIND_NAMES[kind], deck_word(kind))


class Layer:
    """Places what lies on the board, from a complete dictionary; the state begins empty."""

    def __init__(self, rules: Rules, data: Data) -> None:
        self.rules = rules
        self.players = int(rules.players)
        self.data = data
        self.state = bare(rules)
        self.placed: dict[int, Message] = {}

    def lay_board(self) -> None:
        self.place_counters()
        self.place_order()
        self.place_queues()
        self.place_markers()

    # -- small checks ----------------------------------------------------------------------------

    def seats(self, value: object, what: Sentence, most: int) -> list[int]:
        """A list of different seats."""
        found = [number(s, what, 0, self.players - 1) for s in items(value, what, most)]
        if len(set(found)) < len(found):
            raise BadInput(Message("craftsmen-position-seat-twice", what=what))
        return found

    def marker(self, value: object, what: Sentence) -> int:
        """None, a seat, or "natural"."""
        if value is None:
            return 0
        if value == "natural":
            return NATURAL
        if not isinstance(value, int):
            raise BadInput(Message("craftsmen-position-marker", what=what, given=repr(value)))
        return number(value, what, 0, self.players - 1) + 1

    def card(self, name: object) -> int:
        numbers = self.rules.values.numbers
        if not isinstance(name, str) or name not in numbers:
            unknown = Message("craftsmen-position-no-card", given=repr(name))
            raise BadInput(hinted(unknown, str(name), numbers))
        return numbers[name]

    def put(self, name: object, where: Message, kinds: tuple[int, ...]) -> int:
        """Place a card once."""
        card = self.card(name)
        if card in self.placed:
            before = self.placed[card]
            raise BadInput(
                Message("position-twice", card=card_name(str(name)), where=where, before=before)
            )
        if self.rules.values.kind[card] not in kinds:
            wanted = either([kind_name(kind) for kind in kinds])
            card_word = card_name(str(name))
            raise BadInput(
                Message("craftsmen-position-kind", card=card_word, where=where, kinds=wanted)
            )
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
            raise BadInput(Message("craftsmen-position-chance"))

    def check_calendar(self) -> None:
        """Stages of winter and of the other seasons do not mix."""
        data, winter = self.data, self.data["season"] == "winter"
        if data["stage"] in ("helpers", "guild") and winter:
            raise BadInput(
                Message("craftsmen-position-stage-winter", stage=stage_name(data["stage"]))
            )
        if data["stage"] in ("winter", "scoring", "investing") and not winter:
            raise BadInput(
                Message("craftsmen-position-winter-stage", stage=stage_name(data["stage"]))
            )
        if data["stage"] == "winter" and data["guild"] not in ("builders", "crafts"):
            guild = quoted(data["guild"], guild_word(GUILDS.index(data["guild"])))
            raise BadInput(Message("craftsmen-position-winter-guild", guild=guild))
        if data["stage"] == "work_tokens" and data["guild"] == "town_hall":
            raise BadInput(Message("craftsmen-position-no-works"))
        if data["stage"] == "exchanges" and (data["year"] != 1 or data["season"] != "spring"):
            raise BadInput(Message("craftsmen-position-exchanges"))
        if data["stage"] == "over" and (data["year"] != YEARS or not winter):
            raise BadInput(Message("craftsmen-position-over", year=int(YEARS)))

    def place_order(self) -> None:
        row = self.state.row
        order = self.seats(self.data["order"], "order", self.players)
        if len(order) < self.players:
            raise BadInput(Message("craftsmen-position-order", every=str(self.players)))
        for at, seat in enumerate(order):
            row[ORDER + at] = seat
        changes = self.seats(self.data["changes"], "changes", 3)
        if changes and self.players == 2:
            raise BadInput(Message("craftsmen-position-two-order"))
        for at, seat in enumerate(changes):
            row[CHANGE + at] = seat
            self.state.put(seat, CHANGED, 1)
        row[CHANGES] = len(changes)
        for seat in self.seats(self.data["passed"], "passed", self.players):
            row[PASSED] |= 1 << seat

    def place_queues(self) -> None:
        queues = check_keys(self.data["queues"], GUILDS, "queues")
        used = check_keys(self.data["used"], GUILDS, "used")
        for guild, name in enumerate(GUILDS):
            self.place_queue(guild, name, items(queues.get(name, []), part_of("queue", name), 3))
            for disc in items(used.get(name, []), part_of("used", name), QUEUE_SIZE):
                at = number(disc, part_of("used", name), 0, QUEUE_SIZE - 1)
                if self.state.row[PICTURE + guild] >> at & 1:
                    raise BadInput(
                        Message("craftsmen-position-used-twice", guild=guild_name(guild), disc=at)
                    )
                owner = int(self.state.row[QUEUE + guild * QUEUE_SIZE + at])
                if owner == 0:
                    raise BadInput(
                        Message("craftsmen-position-no-disc", guild=guild_name(guild), disc=at)
                    )
                self.state.row[PICTURE + guild] |= 1 << at
                self.state.add(owner - 1, USED, 1)

    def place_queue(self, guild: int, name: str, spaces: list[Any]) -> None:
        v, values = self.state.row, self.rules.values
        is_empty = False
        seats: list[int] = []
        for space, discs in enumerate(spaces):
            found = items(discs, part_of("queue", name), 2)
            if found and is_empty:
                raise BadInput(Message("craftsmen-position-gap", guild=guild_name(guild)))
            is_empty = is_empty or not found
            for level, seat in enumerate(found):
                owner = number(seat, part_of("queue", name), 0, self.players - 1)
                v[QUEUE + guild * QUEUE_SIZE + 2 * space + level] = owner + 1
                v[HELD + guild] += 1
                seats.append(owner)
        spaces_used = 2 if self.players == 2 else 3
        full = sum(1 for discs in spaces if discs)
        if full > spaces_used:
            raise BadInput(Message("craftsmen-position-two-spaces"))
        if any(len(discs) == 2 for discs in spaces) and full < spaces_used:
            raise BadInput(Message("craftsmen-position-covered", guild=guild_name(guild)))
        if v[HELD + guild] > values.guild_limit[self.players]:
            raise BadInput(Message("craftsmen-position-guild-full", guild=guild_name(guild)))
        if any(seats.count(seat) > values.helpers_in_guild for seat in seats):
            raise BadInput(Message("craftsmen-position-guild-two", guild=guild_name(guild)))

    def place_markers(self) -> None:
        state, data = self.state, self.data
        granary = check_keys(data["granary"], GOOD_NAMES[RAW:MEAT], "granary")
        for good in range(RAW, MEAT):
            pair = self.pair(granary.get(GOOD_NAMES[good], [None, None]), "granary")
            if pair[1] and not pair[0]:
                raise BadInput(Message("craftsmen-position-lower", good=good_name(good)))
            state.set_granary(good, pair[0], pair[1])
        for ship, hold in enumerate(items(data["ships"], "ships", 4)):
            named_ship = Message("craftsmen-position-ship", ship=ship + 1)
            for name, fields in check_keys(hold, GOOD_NAMES[MEAT:], named_ship).items():
                good = GOOD_NAMES.index(name)
                if self.rules.values.hold[ship * 9 + good - MEAT] == 0:
                    raise BadInput(
                        Message("craftsmen-position-carry", ship=named_ship, good=good_name(good))
                    )
                pair = self.pair(fields, named_ship)
                if NATURAL in pair or (pair[0] and not pair[1]):
                    raise BadInput(
                        Message("craftsmen-position-hold", ship=named_ship, good=good_name(good))
                    )
                state.set_hold(ship, good, pair[0], pair[1])
        bonus = check_keys(data["bonus"], GOOD_NAMES[MEAT + 1 :], "bonus")
        for name, owner in bonus.items():
            at = GOOD_NAMES.index(name) - MEAT - 1
            found = self.marker(owner, part_of("bonus", name))
            if found == NATURAL:
                token = good_name(GOOD_NAMES.index(name))
                raise BadInput(Message("craftsmen-position-bonus", good=token))
            state.row[TAKEN_BONUS + at] = found

    def pair(self, value: object, what: Sentence) -> list[int]:
        found = [self.marker(each, what) for each in items(value, what, 2)]
        if len(found) != 2:
            raise BadInput(Message("craftsmen-position-pair", what=what, given=repr(value)))
        return found
