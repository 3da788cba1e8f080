"""Nothing that a receiver is sent changes when only things hidden from it change.

`KONTOR_SOAK=10` makes the last test go on for ten minutes, with positions drawn by chance.
"""

import json
import logging
import os
import time
from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Any

import pytest

import kontor
from tests.server.house import House, sqlite
from tests.server.twins import Side, compare, random_position, twins_of, walked

STEPS = 5
PREVIEWS: list[int | None] = [None, 3, 3, 3, 3]  # every first step once, then a few
SOAK = float(os.environ.get("KONTOR_SOAK", "0"))  # minutes
log = logging.getLogger(__name__)
POSITIONS = list(
    walked({1: (0, 31), 2: (60, 140), 3: (220,), 4: (2, 38), 5: (60, 150), 6: (90, 260)})
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server where nobody has time to think: by the clock, no two tables find the same."""
    started = House(
        sqlite(tmp_path_factory.mktemp("secrets")),
        KONTOR_THINK="0.000000001",
        KONTOR_TABLES="1000000",
        KONTOR_TABLES_EACH="1000000",
    ).start()
    yield started
    started.finish()


def receiver(state: Any, role: str) -> int | None:
    """The seat to move, the one after it, or a spectator."""
    assert state.seat is not None
    return {"mover": state.seat, "other": (state.seat + 1) % state.players}.get(role)


@pytest.mark.parametrize("at", range(len(POSITIONS)))
@pytest.mark.parametrize("role", ["mover", "other", "spectator"])
def test_a_receiver_cannot_tell_twins_apart(house: House, at: int, role: str) -> None:
    true = kontor.position(POSITIONS[at])
    seat = receiver(true, role)
    twins = [true.position(), twins_of(true, seat, 7)[0]]

    compared = compare([Side(house, each, seat) for each in twins], Random(at), STEPS, PREVIEWS)

    assert compared > 0


def last_three_tiles() -> list[Any]:
    """The fourth turn of the first round, with the three hidden tiles in all orders."""
    position = json.loads(json.dumps(kontor.new_game("le_havre", 3, 5).position()))
    seen, hidden = position["tiles"][:4], position["tiles"][4:]
    known = {"turn": 4, "shown": 4, "seed": 0}
    return [{**position, **known, "tiles": [*seen, *order]} for order in permutations(hidden)]


def test_no_preview_names_a_tile_that_lies_face_down(house: House) -> None:
    """All orders of the last three: what is told is the same, to the byte, for each of them."""
    told = []
    for position in last_three_tiles():
        side = Side(house, position, position["seat"])
        steps = [[text] for text in side.live.legal]
        steps += [[text, "end"] for text in side.live.legal if text.startswith("take")]
        previews = [side.answer("POST", "/preview", {"actions": each}) for each in steps]
        told.append(json.dumps(previews))

    assert len(set(told)) == 1
    assert '"certain": true' in told[0]
    assert '"certain": false' in told[0]


@pytest.mark.parametrize("role", ["mover", "other", "spectator"])
def test_all_orders_of_the_last_tiles_are_told_alike(house: House, role: str) -> None:
    positions = last_three_tiles()
    seat = receiver(kontor.position(positions[0]), role)
    sides = [Side(house, each, seat) for each in positions]

    assert compare(sides, Random(1), 1, [4]) == 1


def test_others_cannot_tell_whether_the_special_stack_was_swapped(house: House) -> None:
    position = {"round": 2, "seats": [{"francs": 30}] * 2, "town": ["marketplace", "fishery"]}
    ends = []
    for choice in ("swap", "keep"):
        sides = [Side(house, position, seat) for seat in (0, 1, None)]
        for side in sides:
            version = 0
            side.act("use marketplace", version)
            while choice not in side.texts():
                version += 1
                side.act(side.state.text(side.state.legal()[0]), version)
            side.act(choice, version + 1)
        ends.append(sides)

    for swapped, kept in zip(*ends, strict=True):
        lines = [side.live.texts[-1] for side in (swapped, kept)]
        if swapped.seat == 0:
            assert lines == ["swap", "keep"]
        else:
            assert lines == [None, None]
            assert swapped.render() == kept.render()


def test_a_worker_is_told_nothing_that_its_seat_does_not_know() -> None:
    for position in POSITIONS:
        truth = kontor.position(position)
        assert truth.seat is not None

        sent = truth.guess(truth.seat, 5).position()

        assert sent["seed"] == 5
        assert kontor.position(sent).view(truth.seat) == truth.view(truth.seat)
        assert kontor.position(sent).legal() == truth.legal()
        assert truth.guess(truth.seat, 8).guess(truth.seat, 5).position() == sent


@pytest.mark.skipif(SOAK == 0, reason="KONTOR_SOAK says for how many minutes")
def test_a_receiver_cannot_tell_twins_apart_for_as_long_as_one_likes(house: House) -> None:
    chance = Random()
    deadline = time.monotonic() + 60 * SOAK
    compared = 0

    while time.monotonic() < deadline:
        seed = chance.randrange(1 << 40)
        log.warning("seed %d", seed)  # shown when something differs
        drawn = Random(seed)
        true = random_position(drawn)
        seat = drawn.choice([true.seat, *range(true.players), None])
        twins = [true.position(), *twins_of(true, seat, drawn.randrange(1 << 40))]
        sides = [Side(house, each, seat) for each in twins]
        compared += compare(sides, drawn, STEPS, [None] * STEPS)
        for side in sides:
            side.live.close()

    log.warning("%d moments compared in %g minutes", compared, SOAK)
    assert compared > 0
