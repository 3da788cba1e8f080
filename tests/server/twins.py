"""Tables that differ only in what a receiver may not know, and all that it can find out there."""

import json
from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Any

import kontor
from kontor.core.checks import seal
from tests.server.house import House, Live, Visitor

Plain = dict[str, Any]
CHANGING = {"table", "time", "since", "now", "clock", "created", "id"}
LINES = ["take wood", "use marketplace", "swap", "keep", "build bank", "buy bank", "x", "end"]
LINES += ["pay green_2", "discard red_1", "send crafts", "bid 9", "make wood", "take both", "stop"]
SETS = ("base", "essen", "hameau", "promo")
FEW = 3  # hidden tiles of which all orders are tried


def plain(message: Any) -> Any:
    """A message without names of tables and times, and without the numbers of commands."""
    if isinstance(message, dict) and set(message) == {"key", "values"}:
        return message  # words for people: all that goes into them counts
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
        self.seat = seat
        host = Visitor(house)
        game = position.get("game", "le_havre")
        text = f"kontor 1\ngame {game}  rules 1\nposition {json.dumps(position)}\n"
        made = host.open(text, *["link"] * self.state.players)
        self.table = made["table"]
        self.hands = [Visitor(house) for _ in range(self.state.players)]
        for at, hand in enumerate(self.hands):
            hand.join(self.table, made["links"][str(at)])
        self.receiver = self.hands[seat] if seat is not None else Visitor(house)
        if seat is None:
            self.receiver.join(self.table, made["watch"])
        self.live: Live = self.receiver.sit(self.table)

    def act(self, text: str, version: int) -> None:
        assert self.state.seat is not None
        hand = self.hands[self.state.seat]
        command = {"type": "act", "id": f"{version}", "version": version, "steps": [text]}
        hand.ask("POST", f"tables/{self.table}/commands", command)
        self.state.play(self.state.read(text))
        self.live.reach(version + 1)

    def answer(self, method: str, path: str, body: Any = None) -> Any:
        """What the receiver is answered, be it a refusal."""
        url = f"{self.receiver.house.url}/api/tables/{self.table}{path}"
        answer = self.receiver.http.request(method, url, json=body)
        is_json = answer.headers.get("content-type", "").startswith("application/json")
        return [answer.status_code, answer.json() if is_json else answer.text]

    def render(self, most: int | None = None) -> Plain:
        """Everything that the receiver can find out now, with previews of so many first steps."""
        now = self.live.now
        legal = self.live.legal
        free = [choice["text"] for choices in now["free"].values() for choice in choices]
        illegal = [text for text in LINES if text not in legal]
        steps = [*legal, *free][:most]
        asked: Plain = {
            "live": now,
            "snapshot": self.answer("GET", ""),
            "listed": self.receiver.ask("GET", "tables")[0],
            "log": self.answer("GET", "/log"),
            "past": [self.answer("GET", f"/at/{at}") for at in range(now["count"] + 1)],
            "stale": self.live.command("act", steps=["end"], version=99),
            "refused": [self.live.act(text) for text in illegal if text not in free],
            "undo": self.live.command("undo", to=now["count"]),
            "redo": self.live.command("redo", to=now["count"]),
            "picture": self.answer("GET", "/picture"),
            "record": self.answer("GET", "/record"),
            "why_not": self.answer("POST", "/why_not", {"texts": LINES}),
            "previews": [
                self.answer("POST", "/preview", {"actions": [text]}) for text in [*steps, "x"]
            ],
            "hint": self.answer("POST", "/hint", {}),
            "lessons": self.receiver.ask("GET", f"games/{now['game']}/lessons"),
            "matters": self.answer("GET", "/coach"),
            "review": self.answer("GET", "/review"),
            "seen": [self.answer("GET", f"/at/0?seat={at}") for at in range(self.state.players)],
            "position": self.answer("GET", "/position"),
            "branch": self.answer("POST", "/branches", {"at": 0, "purpose": "analysis"}),
            "judged": [self.answer("POST", "/judge", {"steps": [text]}) for text in steps[:1]],
            "analysed": self.answer("POST", "/analysis", {}),
            "course": [
                self.answer("POST", "/course", {"at": 0, "steps": [text]}) for text in steps[:1]
            ],
            "own": self.receiver.ask("GET", "me"),
            "coached": [self.answer("POST", "/coach", {"steps": [text]}) for text in steps[:1]],
        }
        return {name: plain(each) for name, each in asked.items()}

    def texts(self) -> set[str]:
        return {self.state.text(action) for action in self.state.legal()}


def sealed(position: Plain) -> Plain:
    """A position that was changed by hand, with its checksum."""
    return {**position, "seal": seal(position)} if "seal" in position else position


def twins_of(state: kontor.State, seat: int | None, seed: int) -> list[Plain]:
    """A guess, which has another seed; and all orders of hidden tiles where they are few."""
    guess: Any = state.guess
    found: list[Plain] = [guess(seat, seed).position()]
    position = json.loads(json.dumps(state.position()))
    shown = position.get("shown", 0)
    if position["game"] == "le_havre" and len(position["tiles"]) - shown <= FEW:
        seen, hidden = position["tiles"][:shown], position["tiles"][shown:]
        orders = list(permutations(hidden))[1:]
        found += [sealed({**position, "tiles": [*seen, *order]}) for order in orders]
    return found


def compare(sides: list[Side], chance: Random, steps: int, previews: list[int | None]) -> int:
    """Play the same on all sides and compare what is told; how often that was possible."""
    for version in range(steps):
        views = [side.state.view(side.seat) for side in sides]
        if any(view != views[0] for view in views) or sides[0].state.is_over:
            return version  # what was hidden has come to light
        first, *others = [side.render(previews[version]) for side in sides]
        for other in others:
            assert json.dumps(other) == json.dumps(first)
        both = sorted(set.intersection(*(side.texts() for side in sides)))
        if not both:
            return version + 1
        text = chance.choice(both)
        for side in sides:
            side.act(text, version)
    return steps


def random_position(chance: Random) -> kontor.State:
    """Somewhere in a random game of either kind."""
    players, seed = chance.randint(2, 5), chance.randrange(1 << 40)
    if chance.random() < 0.5:
        state: kontor.State = kontor.new_game("craftsmen", players, seed)
    else:
        state = kontor.new_game("le_havre", players, seed, cards=SETS)
    for _ in range(chance.randrange(400)):
        before = state.copy()
        state.play(chance.choice(state.legal()))
        if state.is_over:
            return before
    return state


def walked(stops: dict[int, tuple[int, ...]]) -> Iterator[Any]:
    """A few positions of both games, among them some in mid-action."""
    for seed, places in stops.items():
        state: Any = (
            kontor.new_game("le_havre", 3, seed, cards=SETS)
            if seed < 4
            else kontor.new_game("craftsmen", 3, seed)
        )
        chance = Random(seed)
        for at in range(places[-1] + 1):
            if at in places and not state.is_over:
                yield state.position()
            if state.is_over:
                break
            state.play(chance.choice(state.legal()))
