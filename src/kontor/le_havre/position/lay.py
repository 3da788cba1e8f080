"""Lays the board of a position: counters, tiles, cards and ships."""

from typing import Any

from mypy_extensions import i64

from kontor.core.checks import (
    Data,
    check_keys,
    flag,
    items,
    number,
    part_of,
    quoted,
    unknown_word,
)
from kontor.core.errors import BadInput, hinted
from kontor.core.words import Message, seat_name
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


def card_name(name: object) -> Message:
    """A building as the data and as people call it."""
    return quoted(name, Message(f"card-{name}"))


def ships_word(kind: str) -> Message:
    """Ships of a kind, without a number."""
    return Message("lh-position-ships-of", kind=kind)


class Layer:
    """Lays everything of a complete dictionary on an empty board but what the seats have."""

    def __init__(self, rules: Rules, data: Data) -> None:
        self.rules = rules
        self.data = data
        self.state = bare(rules)
        self.placed: dict[int, Message] = {}

    def lay_board(self) -> None:
        self.place_counters()
        self.place_cards()
        self.place_ships()

    # -- small checks ----------------------------------------------------------------------------

    def card(self, name: object) -> int:
        numbers = self.rules.cards.numbers
        if not isinstance(name, str) or name not in numbers:
            unknown = Message("lh-position-no-building", given=repr(name))
            raise BadInput(hinted(unknown, str(name), numbers))
        return numbers[name]

    def put(self, name: object, place: i64, where: Message) -> int:
        """Place a card once."""
        card = self.card(name)
        if card in self.placed:
            before = self.placed[card]
            raise BadInput(
                Message("position-twice", card=card_name(name), where=where, before=before)
            )
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
            raise BadInput(Message("lh-position-phase", given=repr(data["phase"])))
        if data["phase"] != "main" and v[ROUND] != rounds:
            raise BadInput(Message("lh-position-phase-late", phase=data["phase"], round=rounds))
        if data["phase"] == "main" and v[TURN] == 0 and data["stage"] == "begin_turn":
            number(data["turn"], "turn", 1, TURNS)
        v[LAST] = 0 if data["phase"] == "main" else 1
        v[MOVER] = number(data["seat"], "seat", 0, players - 1)
        if data["stage"] not in STAGES:
            raise BadInput(unknown_word(data["stage"], "stage", STAGES))
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
                raise BadInput(Message("lh-position-no-offer", name=name))
            v[OFFER + offer_of(NUMBERS[name])] = number(amount, part_of("offer", name), 0, MOST)
        self.place_tiles()

    def check_stage(self) -> None:
        """Stages of the rounds and those after them do not mix."""
        phase, stage = self.data["phase"], self.data["stage"]
        if phase == "over" and stage != "over":
            raise BadInput(Message("lh-position-over-stage", stage=stage))
        if phase == "final" and stage not in ("final", "turn"):
            raise BadInput(Message("lh-position-final-stage", stage=stage))
        if phase == "main" and stage in ("final", "over"):
            raise BadInput(Message("lh-position-stage-phase", stage=stage))
        if stage == "supply" and self.data["turn"] == TURNS:
            raise BadInput(Message("lh-position-last-turn", turn=int(TURNS)))

    def place_tiles(self) -> None:
        names = [tile_name(tile) for tile in range(7)]
        wanted = [
            list(tile) if isinstance(tile, (list, tuple)) else tile
            for tile in items(self.data["tiles"], "tiles")
        ]
        if len(wanted) != len(names) or any(name not in wanted for name in names):
            raise BadInput(Message("lh-position-tiles", tiles=str(names)))
        for at, tile in enumerate(wanted):
            self.state.row[TILE + at] = names.index(tile)
        shown = number(self.data["shown"], "shown", 0, TURNS)
        late = self.state.row[ROUND] > 1 or self.state.row[LAST] == 1
        self.state.row[SHOWN] = TURNS if late else max(i64(shown), self.state.row[TURN])

    def place_cards(self) -> None:
        for seat, row in enumerate(self.data["seats"]):
            for name in items(row["buildings"], "buildings"):
                self.put(name, seat, Message("lh-position-in-yard", seat=seat_name(seat)))
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
            self.put(name, JUST_SOLD if name in sold else IN_TOWN, Message("lh-position-in-town"))
        self.state.row[SOLD] = 1 if sold or any(self.data["sold_ships"]) else 0

    def place_piles(self) -> None:
        piles = items(self.data["piles"], "piles")
        if len(piles) != 3:
            raise BadInput(Message("lh-position-piles"))
        for pile, names in enumerate(piles):
            self.place_pile(pile, items(names, Message("lh-position-a-pile")))
        for name in items(self.data["waiting"], "waiting"):
            card = self.put(name, WAITING, Message("lh-position-beside"))
            if card not in self.rules.waiting:
                raise BadInput(Message("lh-position-not-waiting", card=card_name(name)))

    def place_modernised(self) -> None:
        for name in items(self.data["modernised"], "modernised"):
            if self.card(name) not in self.rules.wharves:
                raise BadInput(Message("lh-position-no-wharf", card=card_name(name)))
            self.state.row[MODERN] |= 1 << self.rules.wharves.index(self.card(name))

    def place_picket(self, name: object) -> None:
        """The card whose duty is not done yet."""
        card = self.card(name)
        if not isinstance(self.rules.effects[card], PicketLine):
            raise BadInput(Message("lh-position-no-picket", card=card_name(name)))
        if not self.state.is_standing(card):
            raise BadInput(Message("lh-position-picket-unbuilt", card=card_name(name)))
        if not self.rules.picket_stays or self.state.row[PICKETED] == 0:
            raise BadInput(Message("lh-position-picket-nobody", card=card_name(name)))
        self.state.row[PICKET] = card + 1

    def sold_cards(self, town: list[Any]) -> list[Any]:
        """What the mover sold to the town in this turn."""
        sold = items(self.data["sold"], "sold")
        for name in sold:
            if name not in town:
                raise BadInput(Message("lh-position-sold-gone", text=repr(name)))
        return sold

    def place_pile(self, pile: int, names: list[Any]) -> None:
        if len(names) > PILE_ROOM:
            raise BadInput(Message("lh-position-pile-room", limit=str(PILE_ROOM)))
        for name in names[::-1]:
            card = self.put(name, IN_PILE + i64(pile), Message("lh-position-in-pile"))
            if self.rules.cards.serial[card] < 0:
                raise BadInput(Message("lh-position-no-number", card=card_name(name)))
            self.state.push_pile(pile, card)

    def place_specials(self) -> None:
        state = self.state
        names = items(self.data["specials"], "specials")
        if len(names) > LAID_OUT:
            raise BadInput(Message("lh-position-specials-room", limit=str(LAID_OUT)))
        for at, name in enumerate(names):
            card = self.put(name, IN_STACK, Message("lh-position-in-stack"))
            if not self.rules.cards.cards[card].is_special:
                raise BadInput(Message("lh-position-no-special", card=card_name(name)))
            state.row[SPECIAL + at] = card
            state.row[SPECIALS] += 1
        for seat, row in enumerate(self.data["seats"]):
            for slot, name in enumerate(items(row.get("hand", []), "hand", 3)):
                card = self.put(name, IN_HAND + i64(seat), Message("lh-position-in-hand"))
                state.put(seat, HAND + slot, card)
        for at, name in enumerate(items(self.data["reserve"], "reserve", RESERVE_ROOM)):
            state.row[RESERVE + at] = self.put(name, IN_STACK, Message("lh-position-in-reserve"))
        for name in items(self.data["unseen"], "unseen"):
            self.put(name, IN_STACK, Message("lh-position-unseen"))

    def place_ships(self) -> None:
        stacks = check_keys(self.data["ship_stacks"], SHIPS, "ship_stacks")
        for kind, given in stacks.items():
            values = items(given, part_of("ship_stacks", kind))
            if len(values) > STACK_ROOM // 2:
                raise BadInput(Message("lh-position-stack-room", ships=ships_word(kind)))
            for value in values[::-1]:
                self.state.push_ship(self.ship(kind, value))
        for at, kind in enumerate(SHIPS):
            if self.state.row[SOLD_SHIPS + at] >> self.state.row[STACKS + at]:
                raise BadInput(Message("lh-position-sold-ships", ships=ships_word(kind)))

    def ship(self, kind: object, value: object) -> int:
        known = isinstance(kind, str) and isinstance(value, int)
        found = self.rules.ships.type_of(str(kind), value) if isinstance(value, int) else -1
        if not known or found < 0:
            raise BadInput(Message("lh-position-no-ship", kind=str(kind), value=repr(value)))
        return found
