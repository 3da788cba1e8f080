"""The report of an exam as one page that needs nothing else: a ladder, tables, light and dark."""

from collections.abc import Iterable, Sequence
from html import escape

from kontor.exam.ladder import Standing
from kontor.exam.marks import MISTAKES, Marks
from kontor.exam.plan import EXAM

WIDTH, HEIGHT, EDGE = 360, 104, 40  # of the picture
AGAINST = ("level", "games", "won, % (95 %)", "points", "its points")
STYLE = """
:root { color-scheme: light dark; --ink: #1d2a33; --soft: #5a6872; --line: #c9d1d6;
  --paper: #fbfaf6; --mark: #a3471d; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e4da; --soft: #a6b0b6; --line: #3d4a53;
  --paper: #172027; --mark: #f0a070; } }
body { margin: 0 auto; max-width: 44rem; padding: 1.5rem 1rem 3rem; background: var(--paper);
  color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; margin: 0; overflow-wrap: anywhere; }
h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
p { margin: .4rem 0; } .soft { color: var(--soft); }
.place { font-size: 1.25rem; margin-top: 1rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .5rem; border-bottom: 1px solid var(--line); text-align: right; }
th:first-child, td:first-child { text-align: left; }
th { color: var(--soft); font-weight: 600; }
td.tight { white-space: nowrap; }
@media (max-width: 30rem) { table { font-size: .88rem; } th, td { padding: .3rem .25rem; } }
svg { display: block; width: 100%; max-width: 34rem; height: auto; }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif; text-anchor: middle; }
svg .rail { stroke: var(--line); stroke-width: 4; } svg .anchor { fill: var(--soft); }
svg .span { stroke: var(--mark); stroke-width: 8; stroke-linecap: round; opacity: .45; }
svg .own { fill: var(--mark); } svg text.own { font-weight: 700; }
"""


def page(marks: Marks) -> str:
    """The whole page."""
    setup, standing = marks.plan.setup, marks.standing
    kind = "quick exam" if marks.plan.quick else "exam"
    whole = "" if marks.is_whole else " Not all games were played, so this is no result yet."
    lost = f"{marks.loss.mean:.2f} ±{marks.loss.error:.2f}"
    parts = [
        f"<h1>{escape(marks.candidate)}</h1>",
        (
            f'<p class="soft">Kontor, {kind} {EXAM}: {escape(setup.title)}, {marks.games} games.'
            f"{whole}</p>"
        ),
        f'<p class="place"><b>{escape(standing.words.capitalize())}</b>: {place(standing)}</p>',
        picture(standing),
        (
            '<p class="soft">Elo with 95 % intervals; the marks are our levels, rated by many games'
            " among themselves.</p>"
        ),
        "<h2>Against the levels</h2>",
        table(AGAINST, against(marks)),
        "<h2>Decisions</h2>",
        table(("", ""), facts(marks, lost)),
        "<h2>The costliest decisions that were looked at</h2>",
        table(("deal, decision", "played", "better", "lost"), costliest(marks)),
    ]
    title = escape(f"{marks.candidate}: {standing.words}")
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{title}</title><style>{STYLE}</style>"
    )
    body = "\n".join(parts)
    return f'<!doctype html>\n<html lang="en"><head>{head}</head>\n<body>\n{body}\n</body></html>\n'


def place(standing: Standing) -> str:
    """The place in figures: steps and Elo."""
    elo = f"Elo {standing.elo:.0f} ({standing.low:.0f} to {standing.high:.0f})"
    return f"{steps(standing)}, {elo}"


def steps(standing: Standing) -> str:
    """The place in steps; beyond both ends of the ladder there are none."""
    count, marks = len(standing.anchors), standing.anchors.values()
    if standing.high < min(marks):
        return f"below step 1 of {count}"
    if standing.low > max(marks):
        return f"above step {count} of {count}"
    low, own, high = (standing.step(elo) for elo in (standing.low, standing.elo, standing.high))
    return f"step {own:.1f} of {count} ({low:.1f} to {high:.1f})"


def picture(standing: Standing) -> str:
    """The ladder lying down: equal steps between the levels, the candidate and its interval."""
    count = len(standing.anchors)

    def across(elo: float) -> float:
        step = standing.step(elo)
        return EDGE + (WIDTH - 2 * EDGE) * (step - 1) / max(count - 1, 1)

    rail, own = 62, across(standing.elo)
    rungs = [
        f'<circle class="anchor" cx="{across(elo):.0f}" cy="{rail}" r="6"/>'
        f'<text x="{across(elo):.0f}" y="{rail + 28}">{escape(name)}</text>'
        for name, elo in standing.anchors.items()
    ]
    low, high = across(standing.low), across(standing.high)
    label = escape(f"The ladder: {standing.words}")
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">'
        f'<line class="rail" x1="{EDGE}" y1="{rail}" x2="{WIDTH - EDGE}" y2="{rail}"/>'
        f'<line class="span" x1="{low:.0f}" y1="{rail}" x2="{high:.0f}" y2="{rail}"/>'
        f"{''.join(rungs)}"
        f'<path class="own" d="M{own:.0f} {rail - 8} l-9 -16 h18 z"/>'
        f'<text class="own" x="{own:.0f}" y="{rail - 32}">{standing.elo:.0f}</text></svg>'
    )


def against(marks: Marks) -> Iterable[Sequence[str]]:
    """A row for each level."""
    for each in marks.pairings:
        told = each.data()
        share, low, high = (round(100 * told[key]) for key in ("share", "low", "high"))
        won = f"{share} ({low}-{high})" if each.won.games else "-"
        points = [_number(told["points"]), _number(told["points_of_anchor"])]
        yield each.anchor, str(told["games"]), won, *points


def facts(marks: Marks, lost: str) -> Iterable[Sequence[str]]:
    """What is to be said of its decisions."""
    yield f"points lost per main decision ({len(marks.loss.looks)} searched)", lost
    yield "decisions", f"{marks.decisions:,}"
    for kind in MISTAKES:
        yield (
            f"{kind} answers" if kind != "crashed" else "ends of the program",
            str(marks.conduct.get(kind, 0)),
        )
    yield "games forfeited", str(marks.conduct.get("forfeits", 0))
    yield "seconds per decision", f"{marks.seconds / max(marks.decisions, 1):.3f}"
    if marks.conduct.get("tokens"):
        yield "tokens, as it says itself", f"{marks.conduct['tokens']:,}"


def costliest(marks: Marks) -> Iterable[Sequence[str]]:
    """The decisions that cost most."""
    for each in marks.loss.data()["costliest"]:
        lost = f"{each['lost']:.1f}"
        yield f"{each['seed']}, {each['decision']}", each["text"], each["best"], lost


def table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table; without a head where no column has a name."""
    head = "".join(f"<th>{escape(name)}</th>" for name in columns) if any(columns) else ""
    body = "".join(f"<tr>{''.join(map(_cell, row))}</tr>" for row in rows)
    return f'<div class="wide"><table>{f"<tr>{head}</tr>" if head else ""}{body}</table></div>'


def _cell(text: str) -> str:
    """A cell; figures are not divided."""
    kind = ' class="tight"' if text[:1].isdigit() or text[:1] == "-" else ""
    return f"<td{kind}>{escape(text)}</td>"


def _number(value: float | None) -> str:
    return "-" if value is None else f"{value:.0f}"
