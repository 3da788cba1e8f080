"""The figures of many games of one game: seats, scores, levels, cards, openings, length."""

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from statistics import quantiles
from typing import Any, Final, NamedTuple

from kontor.arena.shares import Share
from kontor.core.errors import BadInput
from kontor.stats.annals import Annals, CardUse, SeatAnnals
from kontor.stats.estimates import Comparison, Estimate, mean

FEWEST: Final = 20  # seats that must have had a card or an opening before it is told


class Sitting(NamedTuple):
    """A seat in its game, with small numbers for what is compared and what was dealt together."""

    game: Annals
    seat: SeatAnnals
    players: int
    cell: int  # seats that may be compared: the same set-up, table, level and place
    cluster: int  # the deal
    cards: dict[str, CardUse]


def sittings_of(games: Iterable[Annals]) -> list[Sitting]:
    """All seats of some games."""
    cells: dict[Hashable, int] = {}
    clusters: dict[Hashable, int] = {}
    found: list[Sitting] = []
    for game in games:
        job = game.result.job
        rules = job.setup, game.result.rules
        cluster = clusters.setdefault((rules, job.seed), len(clusters))
        table = rules, tuple(sorted(job.seats))
        for seat in game.seats:
            cell = cells.setdefault((table, seat.name, seat.place), len(cells))
            cards = {use.card: use for use in seat.cards}
            found.append(Sitting(game, seat, job.setup.players, cell, cluster, cards))
    return found


@dataclass(frozen=True)
class Place:
    """A place in the first order of play."""

    players: int
    place: int
    wins: Share
    score: Estimate | None
    margin: Estimate | None  # against the mean of the others at the table


@dataclass(frozen=True)
class Points:
    """The scores for a number of players or a level."""

    players: int
    name: str  # of the level; empty for all
    games: int
    wins: Share
    score: Estimate | None
    winning: Estimate | None
    deciles: list[float]


@dataclass(frozen=True)
class Part:
    """A way of scoring."""

    part: str
    all: Estimate | None
    winners: Estimate | None


@dataclass(frozen=True)
class Length:
    """How long games are."""

    players: int
    games: int
    rounds: Estimate | None
    decisions: Estimate | None
    seconds: Estimate | None


@dataclass(frozen=True)
class Card:
    """What a card is worth to those who have it, and when they get it."""

    card: str
    owners: Share  # seats that have it at the end
    winners: Share  # the same among winners
    points: Estimate | None  # more than others of their cell
    wins: Estimate | None  # the same in shares of a victory
    gained: Estimate | None  # the round
    winners_gained: Estimate | None
    uses: Estimate | None  # of all seats
    winners_uses: Estimate | None
    used: Estimate | None  # the round of the first use
    use_points: Estimate | None  # points more of those who used it, owned or not


@dataclass(frozen=True)
class Opening:
    """A first main action."""

    place: int
    words: tuple[str, ...]
    seats: int
    wins: Estimate | None
    points: Estimate | None


@dataclass(frozen=True)
class Figures:
    """All figures of one game."""

    game: str
    games: int
    places: list[Place]
    points: list[Points]
    levels: list[Points]
    parts: list[Part]
    lengths: list[Length]
    cards: list[Card]
    openings: list[Opening]

    def data(self) -> dict[str, Any]:
        """The figures as plain data, fit for JSON."""
        plain: dict[str, Any] = _plain(self)
        return plain


def figures(games: Sequence[Annals]) -> list[Figures]:
    """The figures of each game among some games; BadInput when there are none."""
    if not games:
        raise BadInput("these files hold no games")
    found: dict[str, list[Annals]] = defaultdict(list)
    for game in games:
        found[game.result.job.setup.game].append(game)
    return [of_one(name, own) for name, own in found.items()]


def of_one(name: str, games: Sequence[Annals]) -> Figures:
    """The figures of one game."""
    sittings = sittings_of(games)
    counts = sorted({each.players for each in sittings})
    by_level = sorted({(each.players, each.seat.name) for each in sittings})
    return Figures(
        name,
        len(games),
        places_of(sittings),
        [_points(count, "", sittings) for count in counts],
        [_points(count, level, sittings) for count, level in by_level],
        _parts(sittings),
        [_length(count, games) for count in counts],
        cards_of(sittings),
        _openings(sittings),
    )


def places_of(sittings: Sequence[Sitting]) -> list[Place]:
    """Wins and points by place in the first order, for each number of players but one."""
    counts = sorted({each.players for each in sittings} - {1})
    return [_place(count, place, sittings) for count in counts for place in range(count)]


def _place(players: int, place: int, sittings: Iterable[Sitting]) -> Place:
    ours = [each for each in sittings if (each.players, each.seat.place) == (players, place)]
    wins = Share()
    for each in ours:
        wins.add(each.seat.won)
    return Place(
        players,
        place,
        wins,
        mean((each.cluster, each.seat.score) for each in ours),
        mean((each.cluster, _margin(each)) for each in ours),
    )


def _margin(each: Sitting) -> float:
    others = [seat.score for seat in each.game.seats if seat is not each.seat]
    return each.seat.score - sum(others) / len(others) if others else 0.0


def _points(players: int, level: str, sittings: Iterable[Sitting]) -> Points:
    ours = [each for each in sittings if each.players == players and level in ("", each.seat.name)]
    wins = Share()
    for each in ours:
        wins.add(each.seat.won)
    scores = [each.seat.score for each in ours]
    return Points(
        players,
        level,
        len({id(each.game) for each in ours}),
        wins,
        mean((each.cluster, each.seat.score) for each in ours),
        mean((each.cluster, each.seat.score) for each in ours if each.seat.won),
        quantiles(scores, n=10, method="inclusive") if len(scores) > 1 else [],
    )


def _parts(sittings: Sequence[Sitting]) -> list[Part]:
    names = dict.fromkeys(part for each in sittings for part in each.seat.parts)
    return [
        Part(
            part,
            mean((each.cluster, each.seat.parts.get(part, 0)) for each in sittings),
            mean(
                (each.cluster, each.seat.parts.get(part, 0)) for each in sittings if each.seat.won
            ),
        )
        for part in names
    ]


def _length(players: int, games: Iterable[Annals]) -> Length:
    ours = [game for game in games if game.result.job.setup.players == players]

    def over(value: Callable[[Annals], float]) -> Estimate | None:
        return mean(((game.result.job.setup, game.result.job.seed), value(game)) for game in ours)

    return Length(
        players,
        len(ours),
        over(lambda game: game.rounds),
        over(lambda game: sum(seat.decisions for seat in game.seats)),
        over(lambda game: sum(seat.milliseconds for seat in game.seats) / 1000),
    )


def cards_of(sittings: Sequence[Sitting]) -> list[Card]:
    """What cards go with, for some seats, the best first."""
    names = sorted({use.card for each in sittings for use in each.seat.cards})
    compared = Compared(sittings)
    found = [_card(name, sittings, compared) for name in names]
    told = [
        card
        for card in found
        if card.owners.won >= FEWEST or (card.use_points and card.use_points.count >= FEWEST)
    ]
    return sorted(told, key=lambda card: -(card.points.value if card.points else 0.0))


class Compared:
    """Some seats, ready to be compared in points and in victories."""

    def __init__(self, sittings: Sequence[Sitting]) -> None:
        cells = _renumbered([each.cell for each in sittings])
        clusters = _renumbered([each.cluster for each in sittings])
        self.points = Comparison(cells, clusters, [each.seat.score for each in sittings])
        self.wins = Comparison(cells, clusters, [each.seat.won for each in sittings])


def _renumbered(numbers: Sequence[int]) -> list[int]:
    """The same numbers without gaps, as some seats may be left out."""
    places = {number: at for at, number in enumerate(dict.fromkeys(numbers))}
    return [places[number] for number in numbers]


def _card(name: str, sittings: Sequence[Sitting], compared: Compared) -> Card:
    held = [(each, each.cards.get(name)) for each in sittings]
    won = [(each, use) for each, use in held if each.seat.won]
    owners, winners = Share(), Share()
    for share, some in ((owners, held), (winners, won)):
        for _, use in some:
            share.add(float(bool(use and use.count)))
    owns = [bool(use and use.count) for _, use in held]
    return Card(
        name,
        owners,
        winners,
        compared.points.of(owns),
        compared.wins.of(owns),
        mean((each.cluster, use.gained) for each, use in held if use and use.gained),
        mean((each.cluster, use.gained) for each, use in won if use and use.gained),
        mean((each.cluster, use.uses if use else 0) for each, use in held),
        mean((each.cluster, use.uses if use else 0) for each, use in won),
        mean((each.cluster, use.used) for each, use in held if use and use.used),
        compared.points.of([bool(use and use.uses) for _, use in held]),
    )


def _openings(sittings: Sequence[Sitting]) -> list[Opening]:
    """First main actions, place by place: who comes later finds another table."""
    found: list[Opening] = []
    for place in sorted({each.seat.place for each in sittings}):
        here = [each for each in sittings if each.seat.place == place and each.seat.opening]
        compared = Compared(here)
        for word in sorted({each.seat.opening[0] for each in here}):
            chose = [each.seat.opening[0] == word for each in here]
            if sum(chose) >= FEWEST:
                wins, points = compared.wins.of(chose), compared.points.of(chose)
                found.append(Opening(place, (word,), sum(chose), wins, points))
    return sorted(found, key=lambda each: (each.place, -each.seats))


def _plain(value: Any) -> Any:
    """Anything of the above as plain data."""
    if isinstance(value, (Estimate, Share)):
        return value.data()
    if isinstance(value, (list, tuple)):
        return [_plain(each) for each in value]
    if hasattr(value, "__dataclass_fields__"):
        return {name: _plain(getattr(value, name)) for name in value.__dataclass_fields__}
    return value
