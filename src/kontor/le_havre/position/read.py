"""Builds a position from a dictionary, by hand or from `position()`; contradictions are refused."""

from kontor.core.checks import Data, check_keys, decisions, flag, items, number, position_of, words
from kontor.core.errors import BadInput, hinted
from kontor.core.words import Message, seat_name
from kontor.le_havre.flow import settle
from kontor.le_havre.goods import GOODS, NAMES, NUMBERS, SHIPS
from kontor.le_havre.layout import (
    DEPTH,
    FRAME,
    FRAME_ROOM,
    FRAME_SIZE,
    FUZZY,
    KNOWN,
    LAST,
    LOANS,
    MUCH,
    PAWNED,
    ROUND,
)  # fmt: skip
from kontor.le_havre.position.frames import check_frames
from kontor.le_havre.position.lay import MOST, Layer, card_name, ships_word
from kontor.le_havre.position.merge import merged
from kontor.le_havre.position.write import KEYS, write
from kontor.le_havre.setup import LAID_OUT, make_rules, opening
from kontor.le_havre.state import State


def read(data: object, version: int) -> State:
    """The position that a dictionary describes; what is left out is as in the opening."""
    given = position_of("le_havre", data, KEYS)
    rules = make_rules(
        given.get("players", len(given.get("seats", [])) or 3),
        given.get("seed", 0),
        given.get("variant", "full"),
        words(given.get("cards", ("base",))),
        given.get("expert", False),
        version,
    )
    start = opening(rules)
    settle(start)
    builder = Builder(rules, merged(write(start), given, rules))
    builder.place_all()
    state = builder.state
    settle(state)
    return state


class Builder(Layer):
    """Places everything of a complete dictionary on an empty board."""

    def place_all(self) -> None:
        self.lay_board()
        for seat, row in enumerate(self.data["seats"]):
            self.place_seat(seat, row)
        self.check_ships()
        self.place_workers()
        self.place_decisions()

    # -- seats -----------------------------------------------------------------------------------

    def place_seat(self, seat: int, row: Data) -> None:
        state = self.state
        for name, amount in check_keys(row["goods"], NAMES[:-1], "goods").items():
            state.put(seat, NUMBERS[name], number(amount, name, 0, MOST))
        state.put(seat, NUMBERS["francs"], number(row["francs"], "francs", 0, MOST))
        state.put(seat, LOANS, number(row["loans"], "loans", 0, MOST))
        for ship in items(row["ships"], "ships"):
            pair = items(ship, Message("lh-position-a-ship"))
            if len(pair) != 2:
                raise BadInput(Message("lh-position-ship-form", given=repr(ship)))
            state.add_ships(seat, self.ship(pair[0], pair[1]), 1)
        for name in items(row.get("pawned", []), "pawned"):
            if name not in NAMES[:GOODS]:
                unknown = Message("lh-position-no-good", given=repr(name))
                raise BadInput(hinted(unknown, str(name), NAMES))
            state.put(seat, PAWNED, state.of(seat, PAWNED) | 1 << NUMBERS[name])
        for slot in items(row.get("known", []), "known"):
            known = 1 << number(slot, "known", 0, LAID_OUT - 1)
            state.put(seat, KNOWN, state.of(seat, KNOWN) | known)
        state.put(seat, FUZZY, 1 if flag(row.get("fuzzy", False), "fuzzy") else 0)

    def check_ships(self) -> None:
        """No more ships than there are in the box."""
        ships = self.rules.ships
        for type, (kind, value) in enumerate(ships.types):
            listed = self.data["ship_stacks"].get(SHIPS[kind], []).count(value)
            for seat in range(self.rules.players):
                listed += int(self.state.ships(seat, type))
            past = self.rules.rounds.ship[: self.state.row[ROUND] - 1]
            again = sum(1 for ship in past if ship == type)  # a ship by hand may come again
            if listed > ships.copies[type] + again:
                copies, named = int(ships.copies[type]), ships_word(SHIPS[kind])
                raise BadInput(
                    Message("lh-position-ships", copies=copies, ships=named, value=int(value))
                )

    def place_workers(self) -> None:
        state = self.state
        for seat, row in enumerate(self.data["seats"]):
            if row["worker"] is None:
                continue
            card = self.card(row["worker"])
            if not state.is_standing(card):
                seated, named = seat_name(seat), card_name(row["worker"])
                raise BadInput(Message("lh-position-worker-unbuilt", seat=seated, card=named))
            if not self.rules.cards.open[card] and card != self.rules.dive_bar:
                raise BadInput(Message("lh-position-closed", card=card_name(row["worker"])))
            if state.row[LAST] == 0 and state.guest(card) >= 0 and card != self.rules.dive_bar:
                raise BadInput(Message("lh-position-two-workers", card=card_name(row["worker"])))
            state.move_worker(seat, card)

    def place_decisions(self) -> None:
        """Open decisions as `position()` wrote them and sealed them."""
        state = self.state
        frames = decisions(self.data["decisions"], FRAME_ROOM, FRAME_SIZE, MUCH)
        for depth, frame in enumerate(frames):
            for at, known in enumerate(frame):
                state.row[FRAME + depth * FRAME_SIZE + at] = known
        state.row[DEPTH] = len(frames)
        state.at = FRAME + (len(frames) - 1) * FRAME_SIZE
        check_frames(state)
