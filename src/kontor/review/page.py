"""A report as one page of HTML that needs nothing else: no network, no script."""

from base64 import b64encode
from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from kontor.core import registry
from kontor.core.table import Table
from kontor.core.words import Message, Sentence, render, seat_name
from kontor.drawing.picture import MARKS, SHEET, Wish, owners
from kontor.review import telling
from kontor.review.form import message
from kontor.review.report import Decision, Report
from kontor.review.verdicts import SLIPS

WIDTH, HEIGHT, LEFT, BASE = 960, 280, 44, 250
LUCKY: Final = 1.0  # points: what changed less is not listed

STYLE: Final = """
:root{color-scheme:light dark;--paper:#fdf8ec;--ink:#2c2a26;--soft:#6b6557;--line:#d9cdb2;
--card:#fff;--halo:#3b362c;--bad:#a62a1c;--good:#2f7d46}
@media (prefers-color-scheme:dark){:root{--paper:#16242f;--ink:#f2ead8;--soft:#a9b4bb;
--line:#35495a;
--card:#1e313f;--halo:#f2ead8;--bad:#ff9c8c;--good:#84d49b}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);
font:16px/1.5 system-ui,sans-serif}main{max-width:1000px;margin:0 auto;padding:24px 16px 64px}
h1{font-size:28px;margin:0 0 4px}h2{font-size:20px;margin:36px 0 10px}p{margin:4px 0}
.soft{color:var(--soft)}.wide{overflow-x:auto}table{border-collapse:collapse;min-width:50%}
td,th{padding:4px 14px 4px 0;text-align:right;border-bottom:1px solid var(--line);
font-variant-numeric:tabular-nums}td:first-child,th:first-child{text-align:left;font-weight:400}
th{font-weight:700}article{background:var(--card);border:1px solid var(--line);border-radius:12px;
padding:14px 18px;margin:12px 0}article h3{margin:0 0 4px;font-size:17px}
article img{width:100%;height:auto;border-radius:8px;margin-top:10px}
.cost{color:var(--bad);font-weight:700}.better{color:var(--good);font-weight:700}
ul{margin:6px 0;padding-left:20px}svg.curve{width:100%;min-width:640px;height:auto;display:block}
svg.curve text{fill:var(--soft);font-size:13px}.grid{stroke:var(--line)}
"""


class Page:
    """Makes the page of one report."""

    def __init__(
        self, report: Report, table: Table, language: str, names: Sequence[str] = ()
    ) -> None:
        self.report: Final = report
        self.table: Final = table
        self.language: Final = language
        seats = range(report.players)
        self.names: Final = list(names) or [render(seat_name(seat), language) for seat in seats]
        self.owners: Final = owners(self.names)

    def html(self) -> str:
        """The whole page."""
        title = self.say(telling.title(self.report))
        parts = [
            f"<h1>{title}</h1><p class=soft>{self.say(telling.fairness(self.report))}</p>",
            self.part("review-turning", self.turning()),
            self.part("review-curve", self.curve()),
            self.part("review-seats", self.figures()),
            self.part("review-slips", self.slips()),
            self.part("review-reveals", self.luck()),
        ]
        view = '<meta name="viewport" content="width=device-width,initial-scale=1">'
        head = f'<meta charset="utf-8">{view}<title>{title}</title><style>{STYLE}</style>'
        return (
            f'<!doctype html>\n<html lang="{self.language}"><head>{head}</head>'
            f"<body><main>{''.join(parts)}</main></body></html>\n"
        )

    def say(self, sentence: Sentence) -> str:
        """A sentence, safe to stand in the page."""
        return escape(render(sentence, self.language, self.names))

    def part(self, heading: str, body: str) -> str:
        """A heading and what stands below it; nothing where that is nothing."""
        return f"<h2>{self.say(Message(heading))}</h2>{body}" if body else ""

    def turning(self) -> str:
        """The decisions on which the game turned, each with its board."""
        found = telling.turned(self.report)
        if not found:
            return f"<p>{self.say(Message('review-no-slips'))}</p>"
        return "".join(self.article(each, self.board(each)) for each in found)

    def slips(self) -> str:
        """All that cost something."""
        return "".join(self.article(each) for each in telling.slips(self.report))

    def article(self, decision: Decision, board: str = "") -> str:
        """One decision."""
        words = "".join(f"<li>{self.say(each)}</li>" for each in telling.spoken(decision.words))
        verdict = self.say(telling.verdict_word(decision.verdict))
        return (
            f"<article><h3>{self.say(message(decision.caption))} · "
            f"{self.say(telling.whose(decision))} · {verdict}</h3>"
            f"<p>{self.say(telling.played(decision))}"
            f" <span class=cost>{self.say(telling.costs(decision))}</span></p>"
            f"<p class=better>{self.say(telling.better(decision))}</p>"
            f"{f'<ul>{words}</ul>' if words else ''}{board}</article>"
        )

    def board(self, decision: Decision) -> str:
        """The position before a decision, drawn as a spectator sees it."""
        manifest = registry.find(self.table.game)
        if not manifest.picture_of:
            return ""
        caption = render(message(decision.caption), self.language)
        wish = Wish(SHEET, caption, self.owners, self.language)
        drawn = manifest.picture(self.table.at(decision.at).view(None), wish)
        code = b64encode(drawn.encode()).decode("ascii")
        return f'<img alt="{escape(caption)}" src="data:image/svg+xml;base64,{code}">'

    def figures(self) -> str:
        """The seats in figures."""
        heads = "".join(f"<th>{escape(name)}</th>" for name in self.names)
        lines = "".join(
            f"<tr><td>{self.say(heading)}</td>"
            f"{''.join(f'<td>{self.say(cell)}</td>' for cell in cells)}</tr>"
            for heading, cells in telling.rows(self.report)
        )
        metric = f"<p class=soft>{self.say(telling.metric())}</p>"
        return f"<div class=wide><table><tr><th></th>{heads}</tr>{lines}</table></div>{metric}"

    def luck(self) -> str:
        """What came to light and changed something."""
        rows = [
            f"<li>{self.say(message(each.caption))}: {self.say(telling.revealed(each))} "
            f"<span class=soft>({', '.join(self.swing(*pair) for pair in enumerate(each.swings))})"
            "</span></li>"
            for each in self.report.luck
            if max(abs(swing) for swing in each.swings) >= LUCKY
        ]
        return f"<ul>{''.join(rows)}</ul>" if rows else ""

    def swing(self, seat: int, points: float) -> str:
        """What a seat gained or lost by it."""
        return f"{escape(self.names[seat])} {points:+.1f}"

    # -- the curve -------------------------------------------------------------------------------

    def curve(self) -> str:
        """Expected scores and, where there are others, chances to win, over the actions."""
        report = self.report
        low = min(min(point.scores) - point.spreads[0] for point in report.curve)
        high = max(max(point.scores) + point.spreads[0] for point in report.curve)
        drawn = self.chart(
            lambda at, seat: report.curve[at].scores[seat], low, high, "{:.0f}", has_bands=True
        )
        if report.players == 1:
            return drawn
        chances = self.chart(
            lambda at, seat: report.curve[at].chances[seat], 0.0, 1.0, "{:.0%}", has_bands=False
        )
        return f"{drawn}<p>{self.say(Message('review-chances'))}</p>{chances}"

    def chart(
        self,
        value: Callable[[int, int], float],
        low: float,
        high: float,
        form: str,
        *,
        has_bands: bool,
    ) -> str:
        """One line for each seat."""
        points, last = self.report.curve, max(self.report.actions, 1)
        span = max(high - low, 1e-9)

        def x(at: int) -> float:
            return LEFT + (WIDTH - LEFT - 110) * at / last

        def y(number: float) -> float:
            return BASE - (BASE - 12) * (number - low) / span

        grid = "".join(
            f'<path class=grid d="M{LEFT} {y(number):.1f}H{WIDTH - 110}"/>'
            f'<text x="{LEFT - 6}" y="{y(number) + 4:.1f}" text-anchor="end">'
            f"{form.format(number)}</text>"
            for number in (low, low + span / 2, high)
        )
        bands = lines = ""
        for seat, owner in enumerate(self.owners):
            spots = [(x(point.at), y(value(at, seat))) for at, point in enumerate(points)]
            path = " ".join(f"{across:.1f},{down:.1f}" for across, down in spots)
            face = MARKS[owner.colour].face
            if has_bands:
                bands += self.band(seat, face, x, y)
            lines += (
                f'<polyline points="{path}" fill="none" stroke="var(--halo)" stroke-width="4"/>'
                f'<polyline points="{path}" fill="none" stroke="{face}" stroke-width="2.5"/>'
                f'<text x="{WIDTH - 104}" y="{12 + 18 * seat + 10}">'
                f'<tspan fill="{face}" stroke="var(--halo)" stroke-width=".8">●</tspan> '
                f"{escape(owner.name)}</text>"
            )
        return (
            f'<div class=wide><svg class=curve viewBox="0 0 {WIDTH} {HEIGHT}" role="img">'
            f"{grid}{bands}{lines}{self.marks(value, x, y)}</svg></div>"
        )

    def band(
        self, seat: int, face: str, x: Callable[[int], float], y: Callable[[float], float]
    ) -> str:
        """Where about two of three games end."""
        points = self.report.curve
        above = [(x(each.at), y(each.scores[seat] + each.spreads[seat])) for each in points]
        below = [(x(each.at), y(each.scores[seat] - each.spreads[seat])) for each in points]
        path = " ".join(f"{across:.1f},{down:.1f}" for across, down in [*above, *below[::-1]])
        return f'<polygon points="{path}" fill="{face}" opacity=".12"/>'

    def marks(
        self,
        value: Callable[[int, int], float],
        x: Callable[[int], float],
        y: Callable[[float], float],
    ) -> str:
        """Where somebody slipped."""
        places = {point.at: at for at, point in enumerate(self.report.curve)}
        return "".join(
            f'<circle cx="{x(each.until):.1f}"'
            f' cy="{y(value(places[each.until], each.seat)):.1f}" r="4" fill="var(--bad)">'
            f"<title>{self.say(telling.played(each))}</title></circle>"
            for each in self.report.decisions
            if each.verdict in SLIPS and each.until in places
        )
