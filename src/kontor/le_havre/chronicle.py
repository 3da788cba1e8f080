"""What somebody who counts many games looks at: cards owned and used, openings, when it was."""

from typing import Final

from kontor.core.contract import View
from kontor.core.words import Message, Sentence
from kontor.le_havre.cards import card_name
from kontor.le_havre.game import Game
from kontor.le_havre.goods import SHIPS
from kontor.le_havre.layout import ROUND

SHIP: Final = "_ship"


def owned(view: View, seat: int) -> list[str]:
    """What a seat has before it: buildings, and its ships by their kinds."""
    mine = view["seats"][seat]
    return [*mine["buildings"], *(f"{kind}{SHIP}" for kind, _ in mine["ships"])]


def used(line: str) -> str | None:
    """The card that a line of play uses."""
    verb, _, card = line.partition(" ")
    return card if verb == "use" else None


def opened(line: str) -> str | None:
    """What a line is as a main action; None for all else that is done in a turn."""
    verb, _, what = line.partition(" ")
    return what if verb in ("take", "use") else None


def changes(line: str) -> bool:
    """Whether a line may change what anybody owns; a building may be built without being named."""
    return line.partition(" ")[0] not in ("take", "end", "pay", "fee", "pick", "load")


def moment(state: Game) -> int:
    """The round, from 1."""
    return int(state.row[ROUND])


def order(view: View) -> list[int]:
    """The seats in the order in which they first move."""
    return list(range(view["players"]))


def name(word: str) -> Sentence:
    """What a card, a ship or an offer is called."""
    kind = word.removesuffix(SHIP)
    if kind != word and kind in SHIPS:
        return Message(f"ship-{kind}")
    offer = word in ("fish", "wood", "clay", "iron", "grain", "cattle", "francs")
    return Message(f"good-{word}") if offer else card_name(word)
