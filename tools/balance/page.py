"""The page itself: tables made from games, between the words that were written by hand."""

import json
from collections.abc import Iterable, Sequence
from typing import Any

from kontor.arena.sheets import percent
from kontor.craftsmen.facts import facts
from kontor.stats.annals import Annals
from kontor.stats.estimates import Estimate
from kontor.stats.figures import Card, Figures, Sitting, cards_of, figures, places_of, sittings_of
from kontor.stats.pictures import pictures
from kontor.stats.sheets import Names, figure, signed
from tools.balance.experiments import CHANGES, DATA, MEASURES, ROOT
from tools.balance.games import command, load
from tools.pages import table, with_parts

PAGE = ROOT / "docs" / "balance.md"
PICTURES = ROOT / "docs" / "pictures"
TITLES = {"le_havre": "Le Havre", "craftsmen": "Craftsmen"}
DRAWN = ("places", "cards")
QUICK = ("deckhand", "trader")
ENGLISH = "en"


def measured() -> list[dict[str, Any]]:
    """What the experiments came to; nothing before the first."""
    if not DATA.exists():
        return []
    found: list[dict[str, Any]] = json.loads(DATA.read_text("utf-8"))
    return found


def parts() -> tuple[dict[str, str], dict[str, str]]:
    """All parts of the page, and its pictures by their names."""
    found: dict[str, str] = {}
    drawn: dict[str, str] = {}
    for game in TITLES:
        games = load(game)
        (told,) = figures(games)
        found[f"{game} games"] = f"```\n{command(game)}\n```\n\n{sources(games)}"
        found[f"{game} places"] = places(games)
        found[f"{game} points"] = points(told)
        found[f"{game} cards"] = cards(told, games)
        svg = pictures(told, ENGLISH)
        drawn |= {f"balance-{game}-{name}.svg": svg[name] for name in DRAWN}
    found["craftsmen values"] = guesses(load("craftsmen"))
    found["craftsmen experiments"] = experiments()
    return {f"python -m tools.balance: {name}": text for name, text in found.items()}, drawn


def page() -> tuple[str, dict[str, str]]:
    """The page with its tables made anew, and its pictures."""
    made, drawn = parts()
    return with_parts(PAGE.read_text("utf-8"), made), drawn


def write() -> None:
    """Write page and pictures."""
    text, drawn = page()
    PAGE.write_text(text, "utf-8")
    for name, svg in drawn.items():
        (PICTURES / name).write_text(svg, "utf-8")


def sources(games: Sequence[Annals]) -> str:
    """Which games are behind the figures."""
    rows: dict[tuple[int, str], int] = {}
    for game in games:
        job = game.result.job
        key = job.setup.players, " and ".join(sorted(set(job.seats)))
        rows[key] = rows.get(key, 0) + 1
    head = ["players", "who", "games"]
    return table([head, *([str(n), who, str(count)] for (n, who), count in sorted(rows.items()))])


def places(games: Sequence[Annals]) -> str:
    """Whether the first has an advantage: among traders, and where somebody searches."""
    quick = [game for game in games if set(game.result.job.seats) <= set(QUICK)]
    strong = [game for game in games if not set(game.result.job.seats) <= set(QUICK)]
    fair, good = places_of(sittings_of(quick)), places_of(sittings_of(strong))
    head = ["players", "place", "even, %"]
    for who in ("traders", "merchants and magnates among others"):
        head += [f"wins, %, {who}", "points against the others"]
    found = {(each.players, each.place): each for each in good}
    rows = []
    for each in fair:
        other = found[each.players, each.place]
        rows.append(
            [
                str(each.players),
                str(each.place + 1),
                f"{100 / each.players:.1f}",
                percent(each.wins),
                effect(each.margin),
                percent(other.wins),
                effect(other.margin),
            ]
        )
    return table([head, *rows])


def points(told: Figures) -> str:
    """Where points come from."""
    names = Names(told.game, ENGLISH)
    head = ["points from", "an average seat", "an average winner"]
    rows = [[names.part(each.part), figure(each.all), figure(each.winners)] for each in told.parts]
    return table([head, *rows])


def cards(told: Figures, games: Sequence[Annals]) -> str:
    """How strong each card is, for those who search and those who do not."""
    names = Names(told.game, ENGLISH)
    every = sittings_of(games)
    strong = {each.card: each for each in cards_of([each for each in every if searches(each)])}
    quick = {each.card: each for each in cards_of([each for each in every if not searches(each)])}
    head = [
        "card", "have it, %", "of winners, %", "points more, merchants and magnates",
        "wins more, %", "points more, traders", "round gained", "uses by a seat",
    ]  # fmt: skip
    rows = []
    for each in told.cards:
        if each.owners.won and each.owners.part < 1:
            good, fair = strong.get(each.card), quick.get(each.card)
            rows.append(
                [
                    names.card(each.card),
                    f"{100 * each.owners.part:.0f}",
                    f"{100 * each.winners.part:.0f}",
                    effect(good.points if good else None),
                    signed(good.wins if good else None, 100),
                    effect(fair.points if fair else None),
                    figure(each.gained),
                    figure(each.uses),
                ]
            )
    return table([head, *rows])


def searches(each: Sitting) -> bool:
    """Whether a seat looks ahead."""
    return each.seat.name not in QUICK


def effect(estimate: Estimate | None) -> str:
    """A difference, in bold where chance is no explanation."""
    told = signed(estimate)
    return f"**{told}**" if estimate is not None and estimate.is_sure else told


def guesses(games: Sequence[Annals]) -> str:
    """The final goods with their guessed values, and how much they are played."""
    names = Names("craftsmen", ENGLISH)
    every = sittings_of(games)
    strong = {each.card: each for each in cards_of([each for each in every if searches(each)])}
    printed = facts()["cards"]
    head = [
        "good", "made by", "of", "sure of that", "points for making", "in the hold", "token",
        "make it, %", "made by a seat", "points more if made",
    ]  # fmt: skip
    rows = []
    for good in (entry["id"].removeprefix("bonus_") for entry in printed if is_bonus(entry)):
        entry = next(each for each in printed if each.get("makes") == good)
        card = strong[entry["building"]]
        rows.append(
            [
                good,
                names.card(entry["building"]),
                " + ".join(word.replace("_", " ") for word in entry["needs"]),
                f"{entry['sure_of'].get('needs', 1)}",
                str(entry["points"]),
                str(in_hold(printed, good)),
                str(next(each for each in printed if each["id"] == f"bonus_{good}")["points"]),
                f"{100 * makers(every, card):.0f}",
                figure(card.uses),
                effect(card.use_points),
            ]
        )
    return table([head, *rows])


def is_bonus(entry: dict[str, Any]) -> bool:
    """Whether a fact is a bonus token."""
    return str(entry["set"]) == "bonus"


def in_hold(printed: Iterable[dict[str, Any]], good: str) -> int:
    """What a marker of a good is worth on a ship."""
    holds = [entry["hold"] for entry in printed if entry["set"] == "ships"]
    return next(int(hold[good]) for hold in holds if good in hold)


def makers(every: Sequence[Sitting], card: Card) -> float:
    """The share of searching seats that have used a card at all."""
    ours = [each for each in every if searches(each)]
    used = [each for each in ours if card.card in each.cards and each.cards[card.card].uses]
    return len(used) / len(ours)


def experiments() -> str:
    """What a changed value changes, in the same deals."""
    about = {change.name: change.about for change in CHANGES}
    head = ["level, deals", "what is changed", *(measure.name for measure in MEASURES)]
    rows = []
    for each in measured():
        cells = []
        for measure in MEASURES:
            found = each["measures"][measure.name]
            kind = "mean" if each["change"] == "base" else "change"
            cells.append(cell(found[kind], is_change=kind == "change"))
        rows.append([f"{each['level']}, {each['deals']}", about[each["change"]], *cells])
    return table([head, *rows])


def cell(found: dict[str, float], *, is_change: bool) -> str:
    """A figure of an experiment."""
    value = Estimate(found["value"], found["error"], 1)
    if not is_change:
        return f"{value.value:.2f}"
    told = f"{value.value:+.2f} ±{value.error:.2f}"
    return f"**{told}**" if value.is_sure else told
