"""The tables of docs/review.md and the drawn curves, from games that were played."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from tools.calibration.playing import JUDGE
from tools.calibration.reckoning import (
    QUARTERS,
    Bin,
    Game,
    Key,
    Off,
    best_factor,
    brier,
    off,
    read,
    reliability,
)

ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = ROOT / "docs" / "review.md"
PICTURES: Final = ROOT / "docs" / "pictures"
BEGIN, END = "<!-- from tools.calibration -->\n", "<!-- end -->\n"
TITLES: Final = {"le_havre": "Le Havre", "craftsmen": "Craftsmen"}
FAIR: Final = ("trader", JUDGE, "magnate")  # tables of equals, at which chances can come true
COLOURS: Final = {"trader": "#b5651d", JUDGE: "#2a6f97", "magnate": "#7b2d8b"}
SIZE, EDGE = 420, 40


def write(files: Iterable[Path]) -> str:
    """Write all, and say how many games there were."""
    games = read(files)
    page = PAGE.read_text("utf-8")
    before, _, rest = page.partition(BEGIN)
    _, _, behind = rest.partition(END)
    sections = [section(name, games) for name in TITLES]
    PAGE.write_text(f"{before}{BEGIN}\n{''.join(sections)}{END}{behind}", "utf-8")
    for name in TITLES:
        own = [game for game in games if game["game"] == name]
        (PICTURES / f"reliability-{name}.svg").write_text(drawn(own), "utf-8")
    counts = (f"{sum(game['game'] == name for game in games)} of {name}" for name in TITLES)
    return f"games: {', '.join(counts)}"


def of_equals(games: Sequence[Game], level: str) -> list[Game]:
    """The games in which only this level plays."""
    return [game for game in games if set(game["seats"]) == {level}]


def section(name: str, games: Sequence[Game]) -> str:
    """The tables of one game."""
    own = [game for game in games if game["game"] == name]
    title = TITLES[name]
    found = off(own)
    rows = "".join(row(found, key) for key in sorted({key[:3] for key in found}))
    brief = ", ".join(
        f"{level} {brier(equals, 1.0):.3f} (spreads {best_factor(equals):.2f} times as wide would"
        " be best)"
        for level in FAIR
        if (equals := of_equals(own, level))
    )
    return (
        f"### {title}: {len(own):,} games\n\n"
        "| table | level | players | first quarter | second | third | last |\n"
        "|---|---|---|---|---|---|---|\n"
        f"{rows}\n"
        f"![Chances told and how often they came true in {title}](pictures/reliability-{name}.svg)"
        f"\n\nMean squared error of chances at tables of equals: {brief or 'none was played'}.\n\n"
    )


def row(found: Mapping[Key, Off], key: tuple[str, int, str]) -> str:
    """How far outcomes lay from outlooks at one table, quarter by quarter."""
    table, players, level = key
    quarters = [found[(*key, quarter)] for quarter in range(QUARTERS)]
    cells = [f"{each.mean:+.0f} ± {each.apart:.0f} (told {each.told:.0f})" for each in quarters]
    return f"| {table} | {level} | {players} | {' | '.join(cells)} |\n"


def drawn(games: Sequence[Game]) -> str:
    """Chances against frequencies, a line for each table of equals."""
    size = SIZE + 2 * EDGE
    ticks = "".join(
        f'<text x="{across(at / 4)}" y="{size - 14}" text-anchor="middle">{25 * at} %</text>'
        f'<text x="{EDGE - 6}" y="{down(at / 4) + 4}" text-anchor="end">{25 * at} %</text>'
        f'<path d="M{EDGE} {down(at / 4)}h{SIZE}M{across(at / 4)} {EDGE}v{SIZE}" stroke="#ccc"/>'
        for at in range(5)
    )
    ideal = (
        f'<path d="M{EDGE} {down(0)}L{across(1)} {down(1)}" stroke="#888" stroke-dasharray="4"/>'
    )
    curves = "".join(
        curve(reliability(equals), COLOURS[level], level, at)
        for at, level in enumerate(FAIR)
        if (equals := of_equals(games, level))
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" width="{size}"'
        f' height="{size}" font-family="sans-serif" font-size="13" fill="#333">'
        f'<rect width="{size}" height="{size}" fill="#fff"/>{ticks}{ideal}{curves}</svg>\n'
    )


def curve(bins: Sequence[Bin], colour: str, level: str, place: int) -> str:
    """One line with its errors."""
    points = " ".join(f"{across(each.told):.1f},{down(each.true):.1f}" for each in bins)
    marks = "".join(
        f'<circle cx="{across(each.told):.1f}" cy="{down(each.true):.1f}" r="3.5"/>'
        f'<path d="M{across(each.told):.1f} {down(each.true - 2 * each.error):.1f}'
        f'V{down(each.true + 2 * each.error):.1f}" stroke="{colour}"/>'
        for each in bins
    )
    return (
        f'<g fill="{colour}"><polyline points="{points}" fill="none" stroke="{colour}"'
        f' stroke-width="2"/>{marks}'
        f'<text x="{EDGE + 10}" y="{EDGE + 20 + 20 * place}">{level}</text></g>'
    )


def across(share: float) -> float:
    """Where a chance stands."""
    return EDGE + SIZE * share


def down(share: float) -> float:
    """Where a frequency stands."""
    return EDGE + SIZE * (1 - share)
