"""Writes the questions of amounts and payments that golden games came to, for tests of the page.

Each question has all its whole answers with what comes of them, so that the page's own defaults can
be compared with every other choice:

    python -m tools.reached
"""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import kontor
from kontor.core import registry
from kontor.core.contract import State
from kontor.core.table import step
from kontor.players.games import knowledge_of
from kontor.players.knowledge import NO_DEFAULT

ROOT: Final = Path(__file__).resolve().parents[1]
REACHED: Final = ROOT / "web" / "tests" / "games" / "reached.json"
GAMES: Final = {
    "le_havre": (
        *("full_3_base_1", "full_3_hameau_1", "full_4_base_1", "full_5_all_1"),
        *("full_5_hameau_1", "short_3_base_1", "short_4_all_1", "short_5_base_1"),
    ),
    "craftsmen": ("players_3_base_1", "players_5_base_1"),
}
KINDS: Final = {
    "le_havre": ("fee", "pay", "substitute", "give", "use"),
    "craftsmen": ("pay", "discard", "invest", "fee"),
}
EACH: Final = 2  # questions of the same kind about the same card
MOST: Final = 40  # whole answers of a question
KEPT: Final = {
    "le_havre": ("goods", "francs", "ships"),
    "craftsmen": ("capital", "privileges"),
}
SEEN: Final = ("phase", "stage", "guild")


class Answer(NamedTuple):
    """A whole answer: its steps as far as they are asked for, and where they lead."""

    steps: tuple[str, ...]
    state: State


def step_of(state: State, seat: int) -> tuple[Any, ...]:
    """What the questions of one set have in common."""
    asked = state.view(seat).get("question") or {}
    return (asked.get("kind"), asked.get("unit"), asked.get("seat"), asked.get("card"))


def answers(state: State, seat: int) -> Iterator[Answer]:
    """All whole answers to the question that is open."""
    asked = step_of(state, seat)
    for action in state.legal():
        text, after = state.text(action), state.copy()
        after.play(action)
        if after.seat != seat or step_of(after, seat) != asked or asked[0] in ("use", "fee"):
            yield Answer((text,), after)
            continue
        for later in answers(after, seat):
            yield Answer((text, *later.steps), later.state)


def paid(state: State, seat: int) -> State:
    """The position when what an answer owes is paid, and what it brings is there."""
    knowledge = knowledge_of(state.game)
    state = state.copy()
    while state.seat == seat and step_of(state, seat)[0] in ("pay", "give", "use"):
        legal = state.legal()
        usual = knowledge.default_action(state, seat, legal)
        state.play(max(legal) if usual == NO_DEFAULT else usual)
    return state


def told(state: State, seat: int, answer: Answer) -> dict[str, Any]:
    """An answer with what the seat has afterwards."""
    asked = state.view(seat)["question"]
    is_begun = asked["kind"] in ("use", "fee") or asked.get("sells", False)
    end = paid(answer.state, seat) if is_begun else answer.state
    row = end.view(seat)["seats"][seat]
    kept = {name: row[name] for name in KEPT[state.game][:2]}
    return {"steps": answer.steps, "score": end.scores()[seat], **kept}


def question(state: State, seat: int) -> dict[str, Any] | None:
    """The question that is open with its answers; None where there is no choice, or too much."""
    found = []
    for answer in answers(state, seat):
        found.append(answer)
        if len(found) > MOST:
            return None
    if len(found) < 2:
        return None
    view = state.view(seat)
    row = view["seats"][seat]
    empty: list[dict[str, Any]] = [{} for _ in view["seats"]]
    empty[seat] = {name: row[name] for name in KEPT[state.game]}
    return {
        "question": view["question"],
        "view": {name: view[name] for name in SEEN if name in view} | {"seats": empty},
        "legal": [[state.text(action), state.message(action).key] for action in state.legal()],
        "answers": [told(state, seat, answer) for answer in found],
    }


def reached(game: str) -> list[dict[str, Any]]:
    """Questions of some golden games, a few of each kind and card."""
    found: list[dict[str, Any]] = []
    seen: Counter[tuple[Any, ...]] = Counter()
    for name in GAMES[game]:
        text = (ROOT / "tests" / "golden" / game / f"{name}.kontor").read_text("utf-8")
        table = kontor.load(text)
        state, before = table.at(0).copy(), None
        for entry in table.history:
            asked = None if state.seat is None else step_of(state, state.seat)
            if asked and asked != before and asked[0] in KINDS[game]:
                assert state.seat is not None
                view = state.view(state.seat)
                like = (asked[0], asked[1], view["question"].get("card"), view.get("phase"))
                made = question(state, state.seat) if seen[like] < EACH else None
                if made:
                    seen[like] += 1
                    found.append(made)
            before = asked
            step(state, entry)
    return found


def facts(game: str) -> dict[str, Any]:
    """As much of what is printed as defaults depend on."""
    whole = registry.find(game).facts(("base", "essen", "hameau", "promo"))
    cards = [{"id": card["id"], "fee": card.get("fee")} for card in whole["cards"]]
    return whole | {"cards": cards, "tiles": []}


def written() -> str:
    """All of it as the file that the page's tests read."""
    found = {game: {"facts": facts(game), "reached": reached(game)} for game in GAMES}
    return json.dumps(found, sort_keys=True, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    REACHED.write_text(written(), "utf-8")
