"""Lays the board of a position: counters, tiles, cards and ships."""

from typing import Any

from mypy_extensions import i64

from kontor.core.checks import Data, checked, flag, items, number
from kontor.core.errors import BadInput, near
from kontor.le_havre.effects.offers import PicketLine
from kontor.le_havre.flow import TURNS
from kontor.le_havre.goods import NAMES, NUMBERS, SHIPS, offer_of
from kontor.le_havre.layout import (
    CURSOR,
    HAND,
    IN_HAND,
    IN_PILE,
    IN_STACK,
    IN_TOWN,
    JUST_SOLD,
    LAST,
    LOOSE,
    MAINS,
    MODERN,
    MOVER,
    OFFER,
    PICKET,
    PICKETED,
    PILE_ROOM,
    RESERVE,
    RESERVE_ROOM,
    ROUND,
    SHOWN,
    SOLD,
    SOLD_SHIPS,
    SPECIAL,
    SPECIALS,
    STACK_ROOM,
    STACKS,
    STAGE,
    TILE,
    TURN,
    WAITING,
    WINDED,
)  # fmt: skip
from kontor.le_havre.position.write import STAGES, tile_name
from kontor.le_havre.setup import LAID_OUT, bare
from kontor.le_havre.state import Rules

MOST: i64 = 1_000_000


class Layer:
    """Lays everything of a complete dictionary on an empty board but what the seats have."""

    def __init__(self, rules: Rules, data: Data) -> None:
        self.rules = rules
        self.data = data
        self.state = bare(rules)
        self.placed: dict[int, str] = {}

    def lay_board(self) -> None:
        self.place_counters()
        self.place_cards()
        self.place_ships()

    # -- small checks ----------------------------------------------------------------------------

    def card(self, name: object) -> int:
        numbers = self.rules.cards.numbers
        if not isinstance(name, str) or name not in numbers:
            raise BadInput(f"no building is called {name!r}{near(str(name), numbers)}")
        return numbers[name]

    def put(self, name: object, place: i64, where: str) -> int:
        """Place a card once."""
        card = self.card(name)
        if card in self.placed:
            raise BadInput(f"'{name}' cannot be {where} and {self.placed[card]}")
        self.placed[card] = where
        if place == IN_STACK:
            self.state.row[self.state.place + card] = IN_STACK
        else:
            self.state.assign(card, place)
        return card

    # -- the board -------------------------------------------------------------------------------

    def place_counters(self) -> None:
        data, v = self.data, self.state.row
        rounds = int(self.rules.rounds.count)
        players = int(self.rules.players)
        v[ROUND] = number(data["round"], "round", 1, rounds)
        v[TURN] = number(data["turn"], "turn", 0, TURNS)
        if data["phase"] not in ("main", "final", "over"):
            raise BadInput(f"phase is {data['phase']!r}; main, final or over is wanted")
        if data["phase"] != "main" and v[ROUND] != rounds:
            raise BadInput(f"the {data['phase']} phase comes after round {rounds}")
        if data["phase"] == "main" and v[TURN] == 0 and data["stage"] == "begin_turn":
            raise BadInput("turn is 0; a number from 1 to 7 is wanted")
        v[LAST] = 0 if data["phase"] == "main" else 1
        v[MOVER] = number(data["seat"], "seat", 0, players - 1)
        if data["stage"] not in STAGES:
            raise BadInput(f"stage is {data['stage']!r}{near(str(data['stage']), STAGES)}")
        v[STAGE] = STAGES.index(data["stage"])
        self.check_stage()
        v[CURSOR] = number(data["cursor"], "cursor", 0, players)
        v[MAINS] = number(data["mains"], "mains", 0, 2)
        v[WINDED] = 1 if flag(data["winded"], "winded") else 0
        for seat in items(data["picketed"], "picketed"):
            v[PICKETED] |= 1 << number(seat, "picketed", 0, players - 1)
        for kind, sold in enumerate(items(data["sold_ships"], "sold_ships", len(SHIPS))):
            v[SOLD_SHIPS + kind] = number(sold, "sold_ships", 0, (1 << STACK_ROOM) - 1)
        for name, amount in data["offers"].items():
            if name not in NAMES[:6] and name != "francs":
                raise BadInput(f"there is no offer of '{name}'")
            v[OFFER + offer_of(NUMBERS[name])] = number(amount, f"offer of {name}", 0, MOST)
        self.place_tiles()

    def check_stage(self) -> None:
        """Stages of the rounds and those after them do not mix."""
        phase, stage = self.data["phase"], self.data["stage"]
        if phase == "over" and stage != "over":
            raise BadInput(f"the game is over; there is no stage '{stage}'")
        if phase == "final" and stage not in ("final", "turn"):
            raise BadInput(f"there is no stage '{stage}' in the final phase")
        if phase == "main" and stage in ("final", "over"):
            raise BadInput(f"the stage '{stage}' belongs to the phase '{stage}'")
        if stage == "supply" and self.data["turn"] == TURNS:
            raise BadInput(f"turn {TURNS} is the last of a round; no supply follows it")

    def place_tiles(self) -> None:
        names = [tile_name(tile) for tile in range(7)]
        wanted = [
            list(tile) if isinstance(tile, (list, tuple)) else tile
            for tile in items(self.data["tiles"], "tiles")
        ]
        if len(wanted) != len(names) or any(name not in wanted for name in names):
            raise BadInput(f"tiles is a list of the seven supply tiles in some order: {names}")
        for at, tile in enumerate(wanted):
            self.state.row[TILE + at] = names.index(tile)
        shown = number(self.data["shown"], "shown", 0, TURNS)
        late = self.state.row[ROUND] > 1 or self.state.row[LAST] == 1
        self.state.row[SHOWN] = TURNS if late else max(i64(shown), self.state.row[TURN])

    def place_cards(self) -> None:
        for seat, row in enumerate(self.data["seats"]):
            for name in items(row["buildings"], "buildings"):
                self.put(name, seat, f"with seat {seat}")
        self.place_town()
        self.place_piles()
        self.place_specials()
        self.place_modernised()
        if self.data.get("picket") is not None:
            self.place_picket(self.data["picket"])
        if self.state.car >= 0 and self.state.where(self.state.car) == IN_TOWN:
            self.state.row[LOOSE] = 1

    def place_town(self) -> None:
        town = items(self.data["town"], "town")
        sold = self.sold_cards(town)
        for name in town:
            self.put(name, JUST_SOLD if name in sold else IN_TOWN, "in the town")
        self.state.row[SOLD] = 1 if sold or any(self.data["sold_ships"]) else 0

    def place_piles(self) -> None:
        piles = items(self.data["piles"], "piles")
        if len(piles) != 3:
            raise BadInput("piles is a list of three lists of buildings")
        for pile, names in enumerate(piles):
            self.place_pile(pile, items(names, "a pile"))
        for name in items(self.data["waiting"], "waiting"):
            card = self.put(name, WAITING, "beside the piles")
            if card not in self.rules.waiting:
                raise BadInput(f"'{name}' does not wait beside the piles")

    def place_modernised(self) -> None:
        for name in items(self.data["modernised"], "modernised"):
            if self.card(name) not in self.rules.wharves:
                raise BadInput(f"'{name}' is no wharf and cannot be modernised")
            self.state.row[MODERN] |= 1 << self.rules.wharves.index(self.card(name))

    def place_picket(self, name: object) -> None:
        """The card whose duty is not done yet."""
        card = self.card(name)
        if not isinstance(self.rules.effects[card], PicketLine):
            raise BadInput(f"'{name}' is no Picket Line")
        if not self.state.is_standing(card):
            raise BadInput(f"'{name}' has no duty that is left, since it is not built")
        if not self.rules.picket_stays or self.state.row[PICKETED] == 0:
            raise BadInput(f"'{name}' has no duty that is left, since 'picketed' names nobody")
        self.state.row[PICKET] = card + 1

    def sold_cards(self, town: list[Any]) -> list[Any]:
        """What the mover sold to the town in this turn."""
        sold = items(self.data["sold"], "sold")
        for name in sold:
            if name not in town:
                raise BadInput(f"{name!r} cannot be sold to the town and not be there")
        return sold

    def place_pile(self, pile: int, names: list[Any]) -> None:
        if len(names) > PILE_ROOM:
            raise BadInput(f"a pile has room for {PILE_ROOM} buildings")
        for name in names[::-1]:
            card = self.put(name, IN_PILE + i64(pile), "in a pile")
            if self.rules.cards.serial[card] < 0:
                raise BadInput(f"'{name}' has no number and cannot lie in a pile")
            self.state.push_pile(pile, card)

    def place_specials(self) -> None:
        state = self.state
        names = items(self.data["specials"], "specials")
        if len(names) > LAID_OUT:
            raise BadInput(f"at most {LAID_OUT} special buildings lie in the stack")
        for at, name in enumerate(names):
            card = self.put(name, IN_STACK, "in the special stack")
            if not self.rules.cards.cards[card].is_special:
                raise BadInput(f"'{name}' is no special building")
            state.row[SPECIAL + at] = card
            state.row[SPECIALS] += 1
        for seat, row in enumerate(self.data["seats"]):
            for slot, name in enumerate(items(row.get("hand", []), "hand", 3)):
                state.put(seat, HAND + slot, self.put(name, IN_HAND + i64(seat), "in a hand"))
        for at, name in enumerate(items(self.data["reserve"], "reserve", RESERVE_ROOM)):
            state.row[RESERVE + at] = self.put(name, IN_STACK, "in the reserve")
        for name in items(self.data["unseen"], "unseen"):
            self.put(name, IN_STACK, "among the unseen")

    def place_ships(self) -> None:
        stacks = checked(self.data["ship_stacks"], SHIPS, "ship_stacks")
        for kind, given in stacks.items():
            values = items(given, f"ship_stacks of {kind}")
            if len(values) > STACK_ROOM // 2:
                raise BadInput(f"there are not so many {kind} ships")
            for value in values[::-1]:
                self.state.push_ship(self.ship(kind, value))
        for at, kind in enumerate(SHIPS):
            if self.state.row[SOLD_SHIPS + at] >> self.state.row[STACKS + at]:
                raise BadInput(f"sold_ships names more {kind} ships than lie on their stack")

    def ship(self, kind: object, value: object) -> int:
        known = isinstance(kind, str) and isinstance(value, int)
        found = self.rules.ships.type_of(str(kind), value) if isinstance(value, int) else -1
        if not known or found < 0:
            raise BadInput(f"there is no {kind} ship of value {value!r}")
        return found
