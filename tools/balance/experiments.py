"""Craftsmen with a value changed: the same deals are played again, and what differs is told.

Traders know the changed values as far as they reckon them, but have learned with ours.
"""

import json
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from typing import Any

from kontor.arena import Match, Result, Run, Setup, processes
from kontor.arena.plan import MIRROR
from kontor.stats.annals import Annals, annals
from kontor.stats.estimates import Estimate, mean
from kontor.stats.files import lines_of

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "build" / "balance"
DATA = ROOT / "docs" / "data" / "balance.json"
PLAYERS = 3
LEVELS = {"trader": 160, "merchant": 24}  # deals for each change
SEED = 100_000  # no deal of the published games
PATIENCE = 60.0

Tables = dict[str, Any]


@dataclass(frozen=True)
class Change:
    """Some tables of values, changed."""

    name: str
    about: str
    change: Callable[[Tables], Tables]
    levels: tuple[str, ...] = ("trader",)


@dataclass(frozen=True)
class Measure:
    """What is looked at in a game: a number for each of its seats."""

    name: str
    of: Callable[[Annals, int], float] = field(repr=False)


def values() -> Tables:
    """The values of the box."""
    text = (files("kontor.craftsmen") / "data" / "values.toml").read_text("utf-8")
    return tomllib.loads(text)


def bonus(times: float) -> Callable[[Tables], Tables]:
    """All bonus tokens, multiplied."""

    def change(box: Tables) -> Tables:
        goods = {name: points for name, points in box["bonus"].items() if name != "sure"}
        return {"bonus": {name: round(times * points) for name, points in goods.items()}}

    return change


def needs(building: str, *goods: str) -> Callable[[Tables], Tables]:
    """What a building needs."""

    def change(box: Tables) -> Tables:
        return {"buildings": {building: {**box["buildings"][building], "needs": list(goods)}}}

    return change


def hold(cargo: str, points: int) -> Callable[[Tables], Tables]:
    """What a marker of a good is worth in every hold that takes it."""

    def change(box: Tables) -> Tables:
        ships = {}
        for number, ship in box["ships"].items():
            rows = [
                {**row, "points": points} if row["cargo"] == cargo else row for row in ship["rows"]
            ]
            if rows != ship["rows"]:
                ships[number] = {**ship, "rows": rows}
        return {"ships": ships}

    return change


CHANGES = (
    Change("base", "our values", lambda _box: {}, ("trader", "merchant")),
    Change("no tokens", "bonus tokens are worth nothing", bonus(0)),
    Change("double tokens", "bonus tokens are worth twice as much", bonus(2)),
    Change(
        "fourfold tokens", "bonus tokens are worth four times as much", bonus(4),
        ("trader", "merchant"),
    ),
    Change(
        "bread of wood", "the bakery needs flour and wood (fuel), not wax",
        needs("bakery", "flour", "wood"), ("trader", "merchant"),
    ),
    Change("dear bread", "bread is worth 7 in a hold, not 5", hold("bread", 7)),
    Change(
        "clothes of rope", "the tailor needs cloth and rope, not leather",
        needs("tailor", "cloth", "rope"),
    ),
    Change("cheap weapons", "weapons are worth 7 in a hold, not 9", hold("weapons", 7)),
)  # fmt: skip


def uses(card: str) -> Callable[[Annals, int], float]:
    """How often a seat has used a card."""

    def of(game: Annals, seat: int) -> float:
        return next((use.uses for use in game.seats[seat].cards if use.card == card), 0)

    return of


def part(name: str) -> Callable[[Annals, int], float]:
    """What a seat has from a way of scoring."""
    return lambda game, seat: game.seats[seat].parts.get(name, 0)


def lead(game: Annals, seat: int) -> float:
    """The points of the first in the order before the mean of the others; 0 for the others."""
    if game.seats[seat].place:
        return 0.0
    others = [each.score for each in game.seats if each.place]
    return PLAYERS * (game.seats[seat].score - sum(others) / len(others))


MEASURES = (
    Measure("score", lambda game, seat: game.seats[seat].score),
    Measure("points from tokens", part("bonus_tokens")),
    Measure("bread made", uses("bakery")),
    Measure("clothes made", uses("tailor")),
    Measure("weapons made", uses("armourer")),
    Measure("leather made", uses("tannery")),
    Measure("wax made", uses("apiary")),
    Measure("lead of the first", lead),
)


def run(level: str) -> list[dict[str, Any]]:
    """Play all changes with a level, and tell what came of each."""
    found: list[dict[str, Any]] = []
    base: dict[int, Annals] = {}
    for change in CHANGES:
        if level in change.levels:
            games = play(change, level)
            base = base or games
            found.append({"change": change.name, "level": level, **told(games, base)})
    return found


def play(change: Change, level: str) -> dict[int, Annals]:
    """The games with a change, by their seeds."""
    tables, cards = change.change(values()), ["base"]
    FOLDER.mkdir(parents=True, exist_ok=True)
    if tables:
        path = FOLDER / f"{change.name.replace(' ', '_')}.toml"
        path.write_text(toml(tables), "utf-8")
        cards.append(str(path))
    setup = Setup.of("craftsmen", PLAYERS, cards=tuple(cards))
    match = Match(setup, MIRROR, (level,), LEVELS[level], SEED)
    file = FOLDER / f"{level}_{change.name.replace(' ', '_')}.jsonl"
    with Run([match], file) as games:  # a stopped one goes on
        for ended in games.go(processes(0, PATIENCE)):
            if not isinstance(ended, Result):
                raise RuntimeError(str(ended))
    found = [annals(Result.read(line)) for line in lines_of(file)]
    return {game.result.job.seed: game for game in found}


def told(games: Mapping[int, Annals], base: Mapping[int, Annals]) -> dict[str, Any]:
    """The measures of some games, and how they differ from those with the same deals."""
    measures: dict[str, Any] = {}
    for measure in MEASURES:
        means = {seed: per_seat(game, measure) for seed, game in games.items()}
        before = {seed: per_seat(game, measure) for seed, game in base.items()}
        measures[measure.name] = {
            "mean": data(mean(means.items())),
            "change": data(mean((seed, means[seed] - before[seed]) for seed in means)),
        }
    return {"deals": len(games), "measures": measures}


def per_seat(game: Annals, measure: Measure) -> float:
    """The mean of a measure over the seats of a game."""
    return sum(measure.of(game, seat) for seat in range(len(game.seats))) / len(game.seats)


def data(estimate: Estimate | None) -> dict[str, float]:
    """An estimate in few digits."""
    assert estimate is not None
    return {"value": round(estimate.value, 3), "error": round(estimate.error, 3)}


def toml(tables: Tables, above: Sequence[str] = ()) -> str:
    """Nested tables of plain values as TOML."""
    lines = [f"{key} = {plain(value)}" for key, value in tables.items() if not is_table(value)]
    head = [f"[{'.'.join(above)}]"] if above and lines else []
    below = [toml(value, (*above, key)) for key, value in tables.items() if is_table(value)]
    return "\n".join([*head, *lines, "", *below])


def is_table(value: object) -> bool:
    """Whether a value gets a heading of its own."""
    return isinstance(value, dict)


def plain(value: Any) -> str:
    """A value in TOML."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {plain(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(plain, value)) + "]"
    return json.dumps(value)
