"""The figures of many games as tables of words, in the language of the reader."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from kontor.arena.sheets import NONE, Sheet, percent
from kontor.core.words import Message, Sentence, render, say
from kontor.stats.annals import chronicle_of
from kontor.stats.estimates import Estimate
from kontor.stats.figures import Figures

INTERVAL: Final = Message("stats-interval")


@dataclass(frozen=True)
class Names:
    """What a reader calls things."""

    game: str
    language: str

    def say(self, sentence: Sentence) -> str:
        """A sentence."""
        return render(sentence, self.language)

    def card(self, word: str) -> str:
        """A card, an offer or whatever else the game counts."""
        chronicle = chronicle_of(self.game)
        return self.say(chronicle.name(word)) if chronicle else word.replace("_", " ")

    def part(self, word: str) -> str:
        """A way of scoring."""
        key = f"{self.game}-source-{word}"
        said = say(key, self.language)
        return word.replace("_", " ") if said == key else said

    def title(self, found: Figures) -> str:
        """What was counted."""
        count = Message("stats-games", games=found.games)
        game = f"game-{self.game}"
        named = self.game if say(game) == game else say(game, self.language)
        return self.say(Message("stats-title", game=named, count=count))

    def sheet(self, key: str, columns: Iterable[Message], rows: list[list[str]]) -> Sheet:
        """A table with the title and note of a key."""
        note = say(f"{key}.note", self.language, interval=self.say(INTERVAL))
        return Sheet(self.say(Message(key)), [self.say(each) for each in columns], rows, note)


Maker = Callable[[Figures, Names], Sheet]


def sheets(found: Figures, language: str) -> list[Sheet]:
    """All tables that have rows."""
    names = Names(found.game, language)
    makers: list[Maker] = [places, scores, levels, parts, lengths, cards, uses, openings]
    made = [make(found, names) for make in makers]
    return [sheet for sheet in made if sheet.rows]


def places(found: Figures, names: Names) -> Sheet:
    """Wins by place in the first order."""
    rows = [
        [
            str(each.players),
            str(each.place + 1),
            percent(each.wins),
            f"{100 / each.players:.1f}",
            signed(each.margin),
        ]
        for each in found.places
    ]
    columns = [
        Message("stats-players"), Message("stats-place"), Message("stats-wins"),
        Message("stats-even"), Message("stats-margin"),
    ]  # fmt: skip
    return names.sheet("stats-places", columns, rows)


def scores(found: Figures, names: Names) -> Sheet:
    """Scores by number of players."""
    rows = []
    for each in found.points:
        tenths = [f"{each.deciles[at]:.0f}" for at in (0, 4, 8)] if each.deciles else [NONE] * 3
        figures = [figure(each.score), figure(each.winning)]
        rows.append([str(each.players), str(each.games), *figures, *tenths])
    columns = [
        Message("stats-players"), Message("stats-number"), Message("stats-mean"),
        Message("stats-winners"), Message("stats-low"), Message("stats-half"),
        Message("stats-high"),
    ]  # fmt: skip
    return names.sheet("stats-scores", columns, rows)


def levels(found: Figures, names: Names) -> Sheet:
    """Scores by level."""
    rows = [
        [
            each.name,
            str(each.players),
            str(each.games),
            percent(each.wins) if each.players > 1 else NONE,
            figure(each.score),
            figure(each.winning),
        ]
        for each in found.levels
    ]
    columns = [
        Message("stats-level"), Message("stats-players"), Message("stats-number"),
        Message("stats-wins"), Message("stats-mean"), Message("stats-winners"),
    ]  # fmt: skip
    return names.sheet("stats-levels", columns, rows)


def parts(found: Figures, names: Names) -> Sheet:
    """Where points come from."""
    rows = [[names.part(each.part), figure(each.all), figure(each.winners)] for each in found.parts]
    columns = [Message("stats-axis-points"), Message("stats-all"), Message("stats-winners")]
    return names.sheet("stats-parts", columns, rows)


def lengths(found: Figures, names: Names) -> Sheet:
    """How long games are."""
    rows = [
        [
            str(each.players),
            str(each.games),
            figure(each.rounds),
            figure(each.decisions, 0),
            figure(each.seconds),
        ]
        for each in found.lengths
    ]
    columns = [
        Message("stats-players"), Message("stats-number"), Message("stats-rounds"),
        Message("stats-decisions"), Message("stats-seconds"),
    ]  # fmt: skip
    return names.sheet("stats-lengths", columns, rows)


def cards(found: Figures, names: Names) -> Sheet:
    """What cards go with."""
    rows = [
        [
            names.card(each.card),
            f"{100 * each.owners.part:.0f}",
            f"{100 * each.winners.part:.0f}",
            signed(each.points),
            signed(each.wins, 100),
            plain(each.gained),
            plain(each.winners_gained),
        ]
        for each in found.cards
        if each.owners.won
    ]
    columns = [
        Message("stats-card"), Message("stats-have"), Message("stats-winners-have"),
        Message("stats-points-more"), Message("stats-wins-more"), Message("stats-gained"),
        Message("stats-winners-gained"),
    ]  # fmt: skip
    return names.sheet("stats-cards", columns, rows)


def uses(found: Figures, names: Names) -> Sheet:
    """How often cards are used, and what goes with that."""
    rows = [
        [
            names.card(each.card),
            figure(each.uses),
            figure(each.winners_uses),
            plain(each.used),
            signed(each.use_points),
        ]
        for each in sorted(found.cards, key=lambda each: -(each.uses.value if each.uses else 0))
        if each.use_points is not None
    ]
    columns = [
        Message("stats-card"), Message("stats-times"), Message("stats-winners"),
        Message("stats-used"), Message("stats-points-more"),
    ]  # fmt: skip
    return names.sheet("stats-uses", columns, rows)


def openings(found: Figures, names: Names) -> Sheet:
    """First actions."""
    rows = [
        [
            ", ".join(names.card(word) for word in each.words),
            str(each.place + 1),
            str(each.seats),
            signed(each.points),
            signed(each.wins, 100),
        ]
        for each in found.openings
    ]
    columns = [
        Message("stats-action"), Message("stats-place"), Message("stats-seats"),
        Message("stats-points-more"), Message("stats-wins-more"),
    ]  # fmt: skip
    return names.sheet("stats-openings", columns, rows)


def figure(value: Estimate | None, digits: int = 1) -> str:
    """A figure with its error, such as "12.3 ±0.4"."""
    if value is None:
        return NONE
    error = f" ±{value.error:.{digits}f}" if value.error >= 0.5 * 10**-digits else ""
    return f"{value.value:.{digits}f}{error}"


def plain(value: Estimate | None) -> str:
    """A figure alone, where its error says little."""
    return NONE if value is None else f"{value.value:.1f}"


def signed(value: Estimate | None, times: float = 1) -> str:
    """A difference with its error, such as "+3.1 ±1.2"."""
    if value is None:
        return NONE
    return f"{times * value.value:+.1f} ±{times * value.error:.1f}"
