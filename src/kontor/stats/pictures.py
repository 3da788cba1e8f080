"""The figures of many games as pictures, in the language of the reader."""

from kontor.core.words import Message
from kontor.stats.chart import Chart, Mark, Row
from kontor.stats.estimates import Estimate
from kontor.stats.figures import Figures
from kontor.stats.sheets import Names


def pictures(found: Figures, language: str) -> dict[str, str]:
    """All pictures that have something to show, by the names of their files."""
    names = Names(found.game, language)
    charts = {
        "places": places(found, names),
        "scores": scores(found, names),
        "parts": parts(found, names),
        "cards": cards(found, names),
        "openings": openings(found, names),
    }
    return {name: chart.svg() for name, chart in charts.items() if chart.rows}


def places(found: Figures, names: Names) -> Chart:
    """Wins by place in the first order, and what would be even."""
    rows = []
    for each in found.places:
        low, high = each.wins.interval
        mark = Mark(100 * each.wins.part, 100 * low, 100 * high)
        label = f"{names.say(Message('stats-table', players=each.players))}, {each.place + 1}."
        rows.append(Row(label, (mark,), 100 / each.players))
    return Chart(names.say(Message("stats-places")), names.say(Message("stats-axis-wins")), rows)


def scores(found: Figures, names: Names) -> Chart:
    """Scores by number of players: all, and winners."""
    rows = [
        Row(
            names.say(Message("stats-table", players=each.players)),
            both(each.score, each.winning),
        )
        for each in found.points
    ]
    return chart("stats-scores", rows, names)


def parts(found: Figures, names: Names) -> Chart:
    """Where points come from: all, and winners."""
    rows = [Row(names.part(each.part), both(each.all, each.winners)) for each in found.parts]
    return chart("stats-parts", rows, names)


def chart(key: str, rows: list[Row], names: Names) -> Chart:
    """A picture of points, with a colour for all and one for winners."""
    legend = names.say(Message("stats-all")), names.say(Message("stats-winners"))
    return Chart(names.say(Message(key)), names.say(Message("stats-axis-points")), rows, legend)


def cards(found: Figures, names: Names) -> Chart:
    """Points more of those who own a card; faint where that may be chance."""
    rows = [
        Row(names.card(each.card), (mark(each.points),), faint=not each.points.is_sure)
        for each in found.cards
        if each.points is not None
    ]
    return difference("stats-cards", rows, names)


def openings(found: Figures, names: Names) -> Chart:
    """Points more of those who begin so."""
    rows = [
        Row(
            f"{each.place + 1}. {', '.join(names.card(word) for word in each.words)}",
            (mark(each.points),),
            faint=not each.points.is_sure,
        )
        for each in found.openings
        if each.points is not None
    ]
    return difference("stats-openings", rows, names)


def difference(key: str, rows: list[Row], names: Names) -> Chart:
    """A picture of differences."""
    return Chart(names.say(Message(key)), names.say(Message("stats-points-more")), rows)


def both(one: Estimate | None, other: Estimate | None) -> tuple[Mark, ...]:
    """A figure of all and one of winners."""
    found = [] if one is None else [mark(one)]
    return (*found, *(() if other is None else (mark(other, second=True),)))


def mark(estimate: Estimate, *, second: bool = False) -> Mark:
    """A figure with its interval."""
    return Mark(estimate.value, estimate.low, estimate.high, second)
