"""What somebody who counts many games looks at: cards owned and used, openings, when it was."""

from kontor.core.contract import View
from kontor.core.words import Message, Sentence
from kontor.craftsmen.game import Game
from kontor.craftsmen.goods import COLOURS, GOOD_NAMES, GUILDS, SEASONS, TYPE_NAMES
from kontor.craftsmen.layout import SEASON, YEAR


def owned(view: View, seat: int) -> list[str]:
    """The types of the buildings in the row of a seat."""
    return [type_of(card) for card in view["seats"][seat]["row"]]


def used(line: str) -> str | None:
    """The type of building that a line of play uses: the one that makes the good."""
    verb, _, good = line.partition(" ")
    return TYPE_NAMES[GOOD_NAMES.index(good)] if verb in ("make", "extra") else None


def opened(line: str) -> str | None:
    """The guild to which a line sends a helper."""
    verb, _, rest = line.partition(" ")
    return rest.partition(" ")[0] if verb in ("send", "cover") else None


def changes(line: str) -> bool:
    """Whether a line may change what anybody owns."""
    return line.startswith(("build", "swap"))


def moment(state: Game) -> int:
    """The season, counted from 1 through all years."""
    return int(state.row[YEAR]) * len(SEASONS) + int(state.row[SEASON]) + 1


def order(view: View) -> list[int]:
    """The seats in the order of the first season."""
    return list(view["order"])


def name(word: str) -> Sentence:
    """What a type of building or a guild is called."""
    return Message(f"craftsmen-short-{word}" if word in GUILDS else f"craftsmen-type-{word}")


def type_of(card: str) -> str:
    """The type of a card by its id, which ends with its colours."""
    words = card.split("_")
    while words[-1] in COLOURS or words[-1].isdigit():
        words.pop()
    return "_".join(words)
