"""What can be set by hand in a position of Craftsmen."""

from kontor.core.blanks import Blank, Blanks, Choice, Data
from kontor.core.words import Message, seat_name
from kontor.craftsmen.cards import load
from kontor.craftsmen.game import Game
from kontor.craftsmen.goods import (
    CAPITAL_NAMES,
    FINALS,
    GOOD_NAMES,
    GUILDS,
    KIND_NAMES,
    MEAT,
    RAW,
    SEASONS,
    YEARS,
)
from kontor.craftsmen.layout import QUEUE_SIZE
from kontor.craftsmen.phrases import (
    capital_word,
    card_word,
    deck_word,
    good_word,
    season_word,
    short_guild,
)
from kontor.craftsmen.position.write import write
from kontor.craftsmen.scoring import SOURCE_NAMES

MOST = 999  # points of a source
SPACES = 3  # of a guild
ON_A_SPACE = 2
DISPLAY = 2
# Stages at which somebody decides.
STAGES = {
    "exchanges": "cr-put-stage-exchanges",
    "helpers": "cr-put-stage-helpers",
    "guild": "cr-put-stage-guild",
    "work_tokens": "cr-put-stage-work_tokens",
    "winter": "cr-put-stage-winter",
    "investing": "cr-put-stage-investing",
    "limits": "cr-put-stage-limits",
}
IN_GRANARY = ("cr-put-lower", "cr-put-upper")
IN_HOLD = ("cr-put-left", "cr-put-right")
# What is under way, and what follows from the rest.
UNDER_WAY = {"decisions", "seal", "privileges", "works", "stack"}


def blanks(state: Game) -> Blanks:
    """The calendar, guilds, granary, ships, cards, then seat by seat."""
    values, players = state.rules.values, int(state.rules.players)
    nobody = Choice(None, Message("web-cr-empty"))
    seats = [Choice(seat, seat_name(seat)) for seat in range(players)]
    cards = [(card.kind, Choice(card.id, card_word(card))) for card in values.cards]
    capital = [Choice(name, capital_word(kind)) for kind, name in enumerate(CAPITAL_NAMES)]
    choices = {
        "seats": seats,
        "owners": [nobody, *seats],
        "markers": [nobody, Choice("natural", Message("web-cr-natural")), *seats],
        "seasons": [Choice(name, season_word(at)) for at, name in enumerate(SEASONS)],
        "stages": [Choice(name, Message(key)) for name, key in STAGES.items()],
        "guilds": [Choice(name, short_guild(at)) for at, name in enumerate(GUILDS)],
        "capital": capital,
        "open": [nobody, *capital],
        "buildings": [card for _, card in cards],
        "hand": [card for kind, card in cards if kind],
        **{
            name: [nobody, *(card for of, card in cards if of == kind)]
            for kind, name in enumerate(KIND_NAMES)
            if kind
        },
    }
    ships = [list(hold) for hold in write(state)["ships"]]
    found = [*_calendar(players), *_guilds(), *_granary(), *_ships(ships), *_display()]
    for seat in range(players):
        found += _seat(seat, int(values.market_limit), int(values.token_limit))
    return Blanks(found, choices)


def _calendar(players: int) -> list[Blank]:
    game = Message("web-an-game")
    return [
        Blank(game, ("year",), Message("cr-put-year"), 1, YEARS),
        Blank(game, ("season",), Message("cr-put-season"), choices="seasons"),
        Blank(game, ("stage",), Message("cr-put-stage"), choices="stages"),
        Blank(game, ("guild",), Message("cr-put-guild"), choices="guilds"),
        Blank(game, ("cursor",), Message("cr-put-cursor"), 0, QUEUE_SIZE),
        Blank(game, ("order",), Message("web-cr-order"), players, players, "seats", is_list=True),
    ]


def _guilds() -> list[Blank]:
    return [
        Blank(
            Message("web-cr-guilds"),
            ("queues", name, space),
            Message("cr-put-space", guild=short_guild(guild), space=space + 1),
            most=ON_A_SPACE,
            choices="seats",
            is_list=True,
        )
        for guild, name in enumerate(GUILDS)
        for space in range(SPACES)
    ]


def _granary() -> list[Blank]:
    return [
        Blank(
            Message("web-cr-granary-title"),
            ("granary", GOOD_NAMES[good], field),
            Message(key, good=good_word(good)),
            choices="markers",
        )
        for good in range(RAW, MEAT)
        for field, key in enumerate(IN_GRANARY)
    ]


def _ships(ships: list[list[str]]) -> list[Blank]:
    fields = [
        Blank(
            Message("web-cr-ship", ship=ship + 1),
            ("ships", ship, name, field),
            Message(key, good=good_word(GOOD_NAMES.index(name))),
            choices="owners",
        )
        for ship, names in enumerate(ships)
        for name in names
        for field, key in enumerate(IN_HOLD)
    ]
    bonuses = [
        Blank(
            Message("web-cr-bonuses"),
            ("bonus", GOOD_NAMES[good]),
            good_word(good),
            choices="owners",
        )
        for good in range(FINALS, len(GOOD_NAMES))
    ]
    return fields + bonuses


def _display() -> list[Blank]:
    heading = Message("cr-put-display")
    capital = Message("web-cr-capital")
    return [
        *(Blank(heading, ("open_capital", at), capital, choices="open") for at in range(DISPLAY)),
        *(
            Blank(heading, ("open", name, at), deck_word(kind), choices=name, is_apart=True)
            for kind, name in enumerate(KIND_NAMES)
            if kind
            for at in range(DISPLAY)
        ),
        *(
            Blank(Message("cr-put-discards"), ("discards", name), capital_word(kind), 0, 9)
            for kind, name in enumerate(CAPITAL_NAMES)
        ),
    ]


def _seat(seat: int, market: int, tokens: int) -> list[Blank]:
    heading, own = seat_name(seat), ("seats", seat)
    cards = {"is_list": True, "is_apart": True}
    sources = [
        (name, Message("cr-put-points", source=Message(f"craftsmen-source-{name}")))
        for name in SOURCE_NAMES
    ]
    return [
        Blank(
            heading, (*own, "capital"), Message("web-cr-capital"), 0, 48, "capital", is_list=True
        ),
        Blank(heading, (*own, "hand"), Message("cr-put-hand"), 0, 48, "hand", **cards),
        Blank(heading, (*own, "row"), Message("cr-put-row"), 1, 48, "buildings", **cards),
        Blank(heading, (*own, "market"), Message("cr-put-market"), 0, market),
        Blank(heading, (*own, "privileges"), Message("cr-put-privileges"), 0, tokens),
        Blank(heading, (*own, "works"), Message("cr-put-works"), 0, tokens),
        *(Blank(heading, (*own, "points", name), said, -MOST, MOST) for name, said in sources),
    ]


def mended(data: Data) -> Data:
    """A position that was changed, without what no longer fits: the stage goes on from its cursor.

    Cards that were taken away lie under their decks; the stack of capital is what is left of it.
    """
    new = {key: value for key, value in data.items() if key not in UNDER_WAY}
    placed = {card for seat in data["seats"] for card in (*seat["hand"], *seat["row"])}
    placed |= {card for cards in data["open"].values() for card in cards}
    new["decks"] = decks = {
        kind: [card for card in deck if card not in placed] for kind, deck in data["decks"].items()
    }
    lying = {card for deck in decks.values() for card in deck}
    for card in load(tuple(data["cards"])).cards:
        if card.kind and card.id not in placed | lying:
            decks[KIND_NAMES[card.kind]].append(card.id)
    new["known"] = {card: who for card, who in data["known"].items() if card in lying}
    new["looked"] = {card: look for card, look in data["looked"].items() if card in lying}
    new["returned"] = [card for card in data["returned"] if card in lying]
    new["order"] = [*dict.fromkeys([*data["order"], *range(data["players"])])]
    new["stage"] = _stage(data)
    new["queues"] = {guild: _moved_up(spaces) for guild, spaces in data["queues"].items()}
    new["used"] = {
        guild: _there(new["queues"][guild], discs) for guild, discs in data["used"].items()
    }
    new["granary"] = {good: _pushed(*fields) for good, fields in data["granary"].items()}
    new["ships"] = [
        {good: _pushed(*fields[::-1])[::-1] for good, fields in hold.items()}
        for hold in data["ships"]
    ]
    most = QUEUE_SIZE if new["stage"] == "guild" else data["players"]
    new["cursor"] = min(data["cursor"], most)
    new["seats"] = [_mended_seat(seat) for seat in data["seats"]]
    return new


def _stage(data: Data) -> str:
    """The stage, or the one that its season begins with where they do not go together."""
    stage: str = data["stage"]
    if data["season"] == "winter":
        return "winter" if stage in ("exchanges", "helpers", "guild") else stage
    is_first = data["year"] == 1 and data["season"] == "spring"
    is_wrong = stage in ("winter", "scoring", "investing") or (
        stage == "exchanges" and not is_first
    )
    return "helpers" if is_wrong else stage


def _moved_up(spaces: list[list[int]]) -> list[list[int]]:
    """No space of a queue is empty before one that is taken."""
    return sorted(spaces, key=lambda discs: not discs)


def _pushed(first: int | str | None, then: int | str | None) -> list[int | str | None]:
    """The field that is filled first is not empty where the other one is taken."""
    return [then, None] if first is None else [first, then]


def _there(spaces: list[list[int]], discs: list[int]) -> list[int]:
    """Those of some discs that still stand in a queue."""
    standing = {
        ON_A_SPACE * space + level
        for space, found in enumerate(spaces)
        for level in range(len(found))
    }
    return [disc for disc in discs if disc in standing]


def _mended_seat(seat: Data) -> Data:
    """Helpers that do not stand in a queue are at home."""
    new = {key: value for key, value in seat.items() if key != "helpers"}
    new["shown"] = [card for card in seat["shown"] if card in seat["hand"]]
    new["markers"] = {card: own for card, own in seat["markers"].items() if card in seat["row"]}
    return new
