"""The lessons of all games in all languages: words, and how long they take; fails if too long.

python -m tools.lessons [LANGUAGE ...]

first    until the first action: goal and first step are read, then it is done
at once  words that stand there at the same time, what wrong turns say included
time     all sentences are read once, and each step is done; no wrong turn is taken
"""

import re
import sys
from collections.abc import Iterator
from functools import reduce
from itertools import product
from typing import NamedTuple

from kontor.core import registry
from kontor.core.words import LANGUAGES, say
from kontor.learn.lessons import lessons
from kontor.learn.task import Task

# A slow reader takes 180 words of English a minute. Other languages say the same in fewer, longer
# words, so letters are counted: 3 words of 5 letters and a gap in a second.
LETTERS_A_SECOND = 18
SECONDS_A_STEP = 4  # to find what is lit, and to press it
MOST_FIRST = 30  # seconds until the first action
MOST_SECONDS = 90  # of a lesson
MOST_ALL = 12 * 60  # seconds of all lessons of a game
MOST_WORDS = 45  # at once
HEAD = ("language", "game", "lesson", "steps", "words", "at once", "first", "time")
ROW = "{:<10}{:<11}{:<11}{:>6}{:>7}{:>9}{:>8}{:>8}"


class Length(NamedTuple):
    """How long a lesson is for somebody who takes no wrong turn."""

    steps: int
    words: int
    most: int  # words that stand there at the same time
    first: int  # seconds until the first action
    seconds: int

    def plus(self, other: "Length") -> "Length":
        return Length(
            self.steps + other.steps,
            self.words + other.words,
            max(self.most, other.most),
            max(self.first, other.first),
            self.seconds + other.seconds,
        )

    @property
    def too_long(self) -> list[str]:
        """What is wrong with a lesson of this length."""
        limits = {
            f"more than {MOST_WORDS} words at once": self.most > MOST_WORDS,
            f"more than {MOST_FIRST} s until the first action": self.first > MOST_FIRST,
            f"more than {MOST_SECONDS} s": self.seconds > MOST_SECONDS,
        }
        return [fault for fault, is_so in limits.items() if is_so]


def word_count(text: str) -> int:
    """How many words there are."""
    return len(re.findall(r"\w+", text))


def reading(*texts: str) -> int:
    """Seconds in which texts are read."""
    return -(-sum(len(text) + 1 for text in texts) // LETTERS_A_SECOND)


def texts_of(lesson: Task, language: str) -> list[str]:
    """What is read on the right way: goal, each step with its reason, the last word."""
    steps = [f"{lesson.key}-{number}" for number in range(1, len(lesson.steps) + 1)]
    told = [f"{say(at, language)} {say(f'{at}.why', language)}" for at in steps]
    return [say(f"{lesson.key}.goal", language), *told, say(f"{lesson.key}.end", language)]


def answers_of(lesson: Task, language: str) -> list[str]:
    """What stands there after each wrong turn: the step, and what is said to it."""
    return [
        f"{say(at, language)} {say(f'{at}-{word}', language)}"
        for at, step in ((f"{lesson.key}-{n}", step) for n, step in enumerate(lesson.steps, 1))
        for word in step.wrong.values()
    ]


def length(lesson: Task, language: str) -> Length:
    """How long a lesson is in a language."""
    texts, steps = texts_of(lesson, language), len(lesson.steps)
    return Length(
        steps,
        sum(map(word_count, texts)),
        max(map(word_count, [*texts, *answers_of(lesson, language)])),
        reading(*texts[:2]) + SECONDS_A_STEP,
        reading(*texts) + steps * SECONDS_A_STEP,
    )


def rows(game: str, language: str) -> Iterator[tuple[str, Length]]:
    """The lessons of a game, then all of them together."""
    lengths = [(each.name, length(each, language)) for each in lessons(game).values()]
    yield from lengths
    if lengths:
        yield "all", reduce(Length.plus, (each for _, each in lengths))


def main(*languages: str) -> int:
    """Print a table; 1 when something is too long."""
    if unknown := set(languages) - set(LANGUAGES):
        sys.exit(f"no language: {', '.join(sorted(unknown))}; there are {', '.join(LANGUAGES)}")
    lines, long = [ROW.format(*HEAD)], list[str]()
    for language, game in product(languages or LANGUAGES, registry.GAMES):
        for name, each in rows(game, language):
            times = f"{each.first} s", f"{each.seconds} s"
            lines.append(ROW.format(language, game, name, *each[:3], *times))
            if name != "all":
                long += [f"{language} {game} {name}: {fault}" for fault in each.too_long]
            elif each.seconds > MOST_ALL:
                long.append(f"{language} {game}: more than {MOST_ALL} s")
    sys.stdout.write("\n".join([*lines, *long, ""]))
    return 1 if long else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
