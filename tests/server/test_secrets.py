"""Nothing that a receiver is sent changes when only things hidden from it change."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import kontor
from kontor.core.checks import seal
from tests.server.house import House, Live, Visitor, sqlite

Plain = dict[str, Any]
CHANGING = {"table", "time", "since", "now", "clock", "created"}
LINES = ["take wood", "use marketplace", "swap", "keep", "build bank", "buy bank", "x", "end"]
LINES += ["pay green_2", "discard red_1", "send crafts", "bid 9", "make wood", "take both", "stop"]
STEPS = 6


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server where nobody has time to think: by the clock, no two tables find the same."""
    started = House(sqlite(tmp_path_factory.mktemp("secrets")), KONTOR_THINK="0.000000001").start()
    yield started
    started.finish()


def plain(message: Any) -> Any:
    """A message without names of tables and times."""
    if isinstance(message, dict):
        kept = {name: each for name, each in message.items() if name not in CHANGING}
        if isinstance(kept.get("changed"), int):  # when a table changed; elsewhere it says what
            del kept["changed"]
        return {name: plain(each) for name, each in kept.items()}
    if isinstance(message, list):
        return [plain(each) for each in message]
    return message


class Side:
    """A table that begins at a position, with a watched receiver and hands for everybody."""

    def __init__(self, house: House, position: Any, seat: int | None) -> None:
        self.state = kontor.position(position)
        host = Visitor(house)
        game = position.get("game", "le_havre")
        text = f"kontor 1\ngame {game}  rules 1\nposition {json.dumps(position)}\n"
        made = host.open(text, *["link"] * self.state.players)
        self.table = made["table"]
        self.hands = [Visitor(house) for _ in range(self.state.players)]
        for at, hand in enumerate(self.hands):
            hand.join(self.table, made["links"][str(at)])
        self.receiver = Visitor(house)
        self.receiver.join(self.table, made["watch"] if seat is None else made["links"][str(seat)])
        self.live: Live = self.receiver.sit(self.table)

    def act(self, text: str, version: int) -> None:
        assert self.state.seat is not None
        hand = self.hands[self.state.seat]
        command = {"type": "act", "id": f"{version}", "version": version, "text": text}
        hand.ask("POST", f"tables/{self.table}/commands", command)
        self.state.play(self.state.read(text))
        self.live.reach(version + 1)

    def told(self, seat: int | None) -> Plain:
        """Everything that the receiver can find out now."""
        path = f"tables/{self.table}"
        asked: Plain = {
            "live": self.live.now,
            "snapshot": self.receiver.ask("GET", path),
            "listed": self.receiver.ask("GET", "tables")[0],
            "log": self.receiver.ask("GET", f"{path}/log"),
            "past": [
                self.receiver.ask("GET", f"{path}/at/{at}")
                for at in range(self.live.now["count"] + 1)
            ],
            "refused": [self.live.command("act", text=line, id=line, version=99) for line in LINES],
            "undo": self.live.command("undo", to=0, id="back", version=99),
            "record": self.receiver.ask("GET", f"{path}/record", expect=409),
        }
        if seat is not None:
            doubt = {"texts": LINES}
            asked["why_not"] = self.receiver.ask("POST", f"{path}/why_not", doubt)
            if self.state.seat == seat:
                legal = self.live.now["legal"]
                asked["previews"] = [
                    self.receiver.ask("POST", f"{path}/preview", {"actions": [text]})
                    for text in legal[:4]
                ]
                asked["hint"] = self.receiver.ask("POST", f"{path}/hint", {})
                asked["illegal"] = [self.live.act(text) for text in LINES if text not in legal]
            else:
                asked["not_mine"] = [self.live.act(text) for text in LINES]
        return {name: plain(each) for name, each in asked.items()}


def without_ids(told: Plain) -> Plain:
    """Identifiers of commands count up over all sockets of a test."""

    def strip(each: Any) -> Any:
        if isinstance(each, dict):
            return {name: strip(value) for name, value in each.items() if name != "id"}
        return [strip(value) for value in each] if isinstance(each, list) else each

    return {name: strip(each) for name, each in told.items()}


def positions() -> Iterator[Any]:
    """A few positions of both games, among them some in mid-action."""
    sets = ("base", "essen", "hameau", "promo")
    games = [(seed, kontor.new_game("le_havre", 3, seed, cards=sets)) for seed in (1, 2, 3)]
    games += [(seed, kontor.new_game("craftsmen", 3, seed)) for seed in (4, 5, 6)]
    stops_of = {1: (0, 31), 2: (60, 140), 3: (220,), 4: (2, 38), 5: (60, 150), 6: (90, 260)}
    for seed, state in games:
        chance, stops = Random(seed), stops_of[seed]
        for at in range(stops[-1] + 1):
            if at in stops and not state.is_over:
                yield state.position()
            if state.is_over:
                break
            state.play(chance.choice(state.legal()))


def twin_of(state: kontor.State, seat: int | None) -> Plain:
    """A guess with the seed of the true deal, from which opponents draw what they do by chance."""
    guess: Any = state.guess
    twin: Plain = {**guess(seat, 7).position(), "seed": state.position()["seed"]}
    return {**twin, "seal": seal(twin)} if "seal" in twin else twin


POSITIONS = list(positions())


@pytest.mark.parametrize("at", range(len(POSITIONS)))
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_receiver_cannot_tell_twins_apart(house: House, at: int, seat: int | None) -> None:
    true = kontor.position(POSITIONS[at])
    sides = [Side(house, position, seat) for position in (true.position(), twin_of(true, seat))]
    chance = Random(at)
    compared = 0

    for version in range(STEPS):
        views = [side.state.view(seat) for side in sides]
        if views[0] != views[1] or sides[0].state.is_over:
            break  # what was hidden has come to light
        told = [without_ids(side.told(seat)) for side in sides]
        assert told[0] == told[1]
        compared += 1
        texts = [{side.state.text(a) for a in side.state.legal()} for side in sides]
        if not (both := sorted(texts[0] & texts[1])):
            break
        text = chance.choice(both)
        for side in sides:
            side.act(text, version)

    assert compared > 0


def test_others_cannot_tell_whether_the_special_stack_was_swapped(house: House) -> None:
    position = {"round": 2, "seats": [{"francs": 30}] * 2, "town": ["marketplace", "fishery"]}
    ends = []
    for choice in ("swap", "keep"):
        sides = [Side(house, position, seat) for seat in (0, 1, None)]
        for side in sides:
            version = 0
            side.act("use marketplace", version)
            while choice not in [side.state.text(a) for a in side.state.legal()]:
                version += 1
                side.act(side.state.text(side.state.legal()[0]), version)
            side.act(choice, version + 1)
        ends.append(sides)

    for swapped, kept in zip(*ends, strict=True):
        lines = [side.live.lines[-1]["text"] for side in (swapped, kept)]
        if swapped.live.now["you"] == [0]:
            assert lines == ["swap", "keep"]
        else:
            assert lines == [None, None]
            seats = swapped.live.now["you"]
            seat = seats[0] if seats else None
            assert without_ids(swapped.told(seat)) == without_ids(kept.told(seat))


def test_a_worker_is_told_nothing_that_its_seat_does_not_know() -> None:
    for position in POSITIONS:
        truth = kontor.position(position)
        assert truth.seat is not None

        sent = truth.guess(truth.seat, 5).position()

        assert sent["seed"] == 5
        assert kontor.position(sent).view(truth.seat) == truth.view(truth.seat)
        assert kontor.position(sent).legal() == truth.legal()
        twin = truth.guess(truth.seat, 8)
        assert twin.guess(truth.seat, 5).position().keys() == sent.keys()
