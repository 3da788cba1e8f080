"""Cards, goods, colours, guilds and owners as parts of sentences."""

from collections.abc import Sequence

from mypy_extensions import i64

from kontor.core.words import Message, Sentence, either, listed, seat_name
from kontor.craftsmen.capital import held
from kontor.craftsmen.cards import Card
from kontor.craftsmen.goods import (
    CAPITAL,
    COLOURS,
    GOOD_NAMES,
    GUILDS,
    KIND_NAMES,
    SEASONS,
    TYPE_NAMES,
)
from kontor.craftsmen.layout import GOLD, NATURAL

# -- names ---------------------------------------------------------------------------------------


def card_word(card: Card) -> Message:
    """A building card: "Mill (red/blue)"."""
    return coloured(card.type, card.top, card.bottom)


def named_card(id: str) -> Message:
    """The same by the id of the card, which tells its building and colours."""
    type = type_of(id)
    words = id.removeprefix(TYPE_NAMES[type]).split("_")
    colours = [COLOURS.index(word) for word in words if word in COLOURS]
    return coloured(type, colours[0], colours[-1])


def type_of(id: str) -> int:
    """The building that a card shows: mill for mill_red_blue."""
    found = [name for name in TYPE_NAMES if id.startswith(f"{name}_")]
    return TYPE_NAMES.index(max(found, key=len))


def coloured(type: int, top: int, bottom: int) -> Message:
    """A building with the colours of its halves."""
    if top == bottom:
        return Message("craftsmen-card-of-one", name=type_word(type), colour=colour_word(top))
    colours = {"top": colour_word(top), "bottom": colour_word(bottom)}
    return Message("craftsmen-card-of-two", name=type_word(type), **colours)


def type_word(type: int) -> Message:
    """A building, whatever its colours."""
    return Message(f"craftsmen-type-{TYPE_NAMES[type]}")


def deck_word(kind: int) -> Message:
    """A kind of buildings, which has its own deck."""
    return Message(f"craftsmen-kind-{KIND_NAMES[kind]}")


def capital_word(kind: int) -> Message:
    """A capital card: "green 2"."""
    colour = Message(f"craftsmen-colour-{COLOURS[kind // 3]}")
    return Message("craftsmen-capital-card", colour=colour, value=kind % 3 + 1)


def hand_words(hand: i64) -> Sentence:
    """Capital cards in a row."""
    kinds = [kind for kind in range(CAPITAL) for _ in range(int(held(hand, kind)))]
    return listed([capital_word(kind) for kind in kinds])


def colour_word(colour: int) -> Message:
    return Message(f"craftsmen-colour-{COLOURS[colour]}")


def colour_words(colours: i64) -> list[Message]:
    """The colours of a set."""
    return [colour_word(at) for at in range(len(COLOURS)) if colours >> at & 1]


def all_colours(colours: i64) -> Sentence:
    return listed(colour_words(colours))


def any_colour(colours: i64) -> Sentence:
    return either(colour_words(colours))


def good_word(good: int) -> Message:
    return Message(f"craftsmen-good-{GOOD_NAMES[good]}")


def guild_word(guild: int) -> Message:
    return Message(f"craftsmen-guild-{GUILDS[guild]}")


def short_guild(guild: int) -> Message:
    """A guild in one word."""
    return Message(f"craftsmen-short-{GUILDS[guild]}")


def season_word(season: int) -> Message:
    return Message(f"craftsmen-season-{SEASONS[season]}")


# -- what is said behind --------------------------------------------------------------------------


def noted(notes: Sequence[Message]) -> Sentence:
    """Prices and meanings behind an action: ", 1 point, with the privilege"."""
    row: Sentence = ""
    for note in notes:
        row = Message("cr-note", before=row, note=note)
    return row


def power_note(power: i64) -> Message:
    """What using the privilege costs: nothing on a gold space, else a token."""
    return Message("cr-note-privilege" if power == GOLD else "cr-note-token")


def points_notes(points: int) -> list[Message]:
    """What an action brings at once."""
    return [Message("cr-note-points", n=points)] if points else []


def leaving_note(marker: int) -> Message:
    """Whose marker has to go; those that were there from the start are nobody's."""
    if marker == NATURAL:
        return Message("cr-note-natural-leaves")
    return Message("cr-note-leaves", owner=seat_name(marker - 1))
