"""The lessons of all games: steps, words and how long they take; fails when one takes too long.

python -m tools.lessons [LANGUAGE]
"""

import re
import sys
from collections.abc import Iterator
from functools import reduce
from typing import NamedTuple

from kontor.core import registry
from kontor.core.words import DEFAULT, say
from kontor.learn.lessons import lessons
from kontor.learn.task import Task

WORDS_A_SECOND = 3
SECONDS_A_STEP = 4
MOST_SECONDS = 90
ROW = "{:<12}{:<12}{:>6}{:>7}{:>9}{:>8}"


class Length(NamedTuple):
    """How long a lesson is for somebody who takes no wrong turn."""

    steps: int
    words: int
    most: int  # words that stand there at the same time

    @property
    def seconds(self) -> int:
        return -(-self.words // WORDS_A_SECOND) + SECONDS_A_STEP * self.steps

    def plus(self, other: "Length") -> "Length":
        most = max(self.most, other.most)
        return Length(self.steps + other.steps, self.words + other.words, most)


def length(lesson: Task, language: str) -> Length:
    """Goal, steps with their reasons, and the last word are read; what wrong turns say is not."""
    texts = [say(f"{lesson.key}.goal", language), say(f"{lesson.key}.end", language)]
    for number in range(1, len(lesson.steps) + 1):
        at = f"{lesson.key}-{number}"
        texts.append(f"{say(at, language)} {say(f'{at}.why', language)}")
    counts = [len(re.findall(r"\w+", text)) for text in texts]
    return Length(len(lesson.steps), sum(counts), max(counts))


def rows(game: str, language: str) -> Iterator[tuple[str, Length]]:
    """The lessons of a game, then all of them together."""
    lengths = [(each.name, length(each, language)) for each in lessons(game).values()]
    yield from lengths
    if lengths:
        yield "all", reduce(Length.plus, (each for _, each in lengths))


def main(language: str = DEFAULT) -> int:
    """Print a table; 1 when a lesson takes too long."""
    lines, long = [ROW.format("game", "lesson", "steps", "words", "at once", "time")], list[str]()
    for game in registry.GAMES:
        for name, each in rows(game, language):
            lines.append(ROW.format(game, name, *each, f"{each.seconds} s"))
            if name != "all" and each.seconds > MOST_SECONDS:
                long.append(f"{game} {name} takes more than {MOST_SECONDS} s")
    sys.stdout.write("\n".join([*lines, *long, ""]))
    return 1 if long else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
