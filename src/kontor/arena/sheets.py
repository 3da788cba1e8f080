"""The figures of a report as tables of words, for the terminal and for Markdown."""

from dataclasses import dataclass, field

from kontor.arena.plan import MIRROR, PAIRS, TABLE
from kontor.arena.report import Pair, Report, Scores, Standing
from kontor.arena.shares import Share

NONE = "-"


@dataclass
class Sheet:
    """A table whose first column is words and whose others are figures."""

    title: str
    columns: list[str]
    rows: list[list[str]] = field(default_factory=list)
    note: str = ""

    def markdown(self) -> str:
        """The table in Markdown."""
        lines = [f"**{self.title}**", "", line(self.columns)]
        lines.append(line(["---", *("---:" for _ in self.columns[1:])]))
        lines += [line(row) for row in self.rows]
        return "\n".join([*lines, *(["", self.note] if self.note else [])]) + "\n"


def line(cells: list[str]) -> str:
    """A row of a table in Markdown."""
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def sheets(report: Report, mode: str) -> list[Sheet]:
    """All tables of a report, the most important first."""
    if not report.games:
        return []
    found: list[Sheet] = []
    if report.pairs:
        found.append(against(report))
    if mode == PAIRS and report.setup.players > 2 and report.pairs:
        found.append(lone(report))
    if mode == TABLE and report.setup.players > 2:
        found.append(victories(report))
    found.append(scores(report))
    if mode == MIRROR:
        found.append(distribution(report))
    found += [parts(report), times(report)]
    return [*found, programs(report)] if any(each.conduct for each in report.standings) else found


def against(report: Report) -> Sheet:
    """Everybody against everybody."""
    order = [standing.name for standing in report.standings]
    rows = [
        [one, *(NONE if one == other else percent(report.share(one, other)) for other in order)]
        for one in order
    ]
    two = report.setup.players == 2
    note = (
        "Percent of the games that the name on the left has won; a shared victory is a half."
        if two
        else "How often in 100 cases a seat of the name on the left came before a seat of the name"
        " above; a tie is a half."
    )
    return Sheet("who beats whom", ["", *order], rows, note + " With 95 % intervals.")


def lone(report: Report) -> Sheet:
    """Victories of one among many, both ways."""
    players = report.setup.players
    many = f"{players - 1} of the other"
    rows = []
    for pair in report.pairs:
        for one, other, share in sides(pair):
            rows.append([f"{one} among {other}", str(share.games), percent(share)])
    note = f"At equal strength each of {players} seats wins {100 / players:.1f} percent."
    return Sheet(f"victories of one among {many}", ["", "games", "victories, %"], rows, note)


def sides(pair: Pair) -> list[tuple[str, str, Share]]:
    """One among the others, and the other way round."""
    return [(pair.one, pair.other, pair.lone), (pair.other, pair.one, pair.lone_other)]


def victories(report: Report) -> Sheet:
    """Who wins at a table of many."""
    rows = [[each.name, str(each.wins.games), percent(each.wins)] for each in report.standings]
    players = report.setup.players
    note = f"At equal strength each of {players} seats wins {100 / players:.1f} percent."
    return Sheet("victories", ["", "games", "victories, %"], rows, note)


def scores(report: Report) -> Sheet:
    """What each name reached."""
    rated = any(standing.elo is not None for standing in report.standings)
    several = report.setup.players > 1
    columns = ["", *(["Elo"] if rated else []), "seats", "mean", "median", "best"]
    columns += ["winners' mean"] if several else []
    rows = []
    for each in report.standings:
        row = [each.name, *([rating(each)] if rated else []), str(len(each.scores.all))]
        row += [number(each.scores.mean), number(each.scores.median)]
        row.append(NONE if each.scores.best is None else str(each.scores.best))
        rows.append([*row, *([number(each.winning.mean)] if several else [])])
    note = f"Elo with 95 % errors; {report.anchor} is 0." if rated else ""
    return Sheet("scores", columns, rows, note)


def times(report: Report) -> Sheet:
    """How long the players thought."""
    turns = report.setup.players > 1
    columns = ["", "decisions", "ms each", "slowest", *(["slowest turn"] if turns else [])]
    rows = [
        [
            each.name,
            f"{each.decisions:,}",
            f"{each.each:.2f}",
            f"{each.slowest:.0f}",
            *([f"{each.longest:.0f}"] if turns else []),
        ]
        for each in report.standings
    ]
    return Sheet("time in milliseconds", columns, rows)


def programs(report: Report) -> Sheet:
    """How programs behaved, each in a column, since the name of a program is long."""
    found = [each for each in report.standings if each.conduct]
    kinds = ["decisions", "illegal", "unreadable", "late", "crashed", "forfeits", "tokens"]
    rows = [[kind, *(f"{each.conduct.get(kind, 0):,}" for each in found)] for kind in kinds]
    note = "After a mistake a random action was taken; too many forfeit a game."
    return Sheet("how programs behaved", ["", *(each.name for each in found)], rows, note)


def distribution(report: Report) -> Sheet:
    """How the scores are spread."""
    several = report.setup.players > 1
    titles, columns = [""], []
    for each in report.standings:
        titles.append(each.name)
        columns.append(spread(each.scores))
        if several:
            titles.append("its winners")
            columns.append(spread(each.winning))
    steps = ["lowest", *(f"{ten}0 %" for ten in range(1, 10)), "best"]
    rows = [list(row) for row in zip(steps, *columns, strict=True)]
    note = "So many percent of the scores are not above the number."
    return Sheet("how the scores are spread", titles, rows, note)


def spread(scores: Scores) -> list[str]:
    """Lowest, deciles and best."""
    if not scores.all:
        return [NONE] * 11
    deciles = [f"{decile:.0f}" for decile in scores.deciles] or [NONE] * 9
    return [str(min(scores.all)), *deciles, str(max(scores.all))]


def parts(report: Report) -> Sheet:
    """Where the points come from: winners, all, and each name."""
    several = len(report.standings) > 1
    won = report.setup.players > 1
    columns = ["", *(["winners"] if won else []), "all"]
    columns += [standing.name for standing in report.standings if several]
    rows = []
    for name in report.parts:
        row = [name.replace("_", " ")]
        row += [f"{report.winning_parts.get(name, 0):.1f}"] if won else []
        row.append(f"{report.parts[name]:.1f}")
        row += [f"{each.parts.get(name, 0):.1f}" for each in report.standings if several]
        rows.append(row)
    return Sheet("where points come from, on average", columns, rows)


def percent(share: Share) -> str:
    """A share in percent with its interval, such as "62.3 (58.1-66.2)"."""
    if not share.games:
        return NONE
    low, high = share.interval
    return f"{100 * share.part:.1f} ({100 * low:.1f}-{100 * high:.1f})"


def rating(standing: Standing) -> str:
    """Elo with its error, such as "312 ±24"."""
    if standing.elo is None:
        return NONE
    error = "" if not standing.error else f" ±{standing.error:.0f}"
    return f"{standing.elo:+.0f}{error}" if standing.elo else f"0{error}"


def number(value: float | None) -> str:
    """A figure with one digit, or nothing."""
    return NONE if value is None else f"{value:.1f}"
