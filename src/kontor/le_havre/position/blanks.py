"""What can be set by hand in a position of Le Havre."""

from kontor.core.blanks import Blank, Blanks, Choice, Data
from kontor.core.words import Message, seat_name
from kontor.le_havre.flow import TURNS
from kontor.le_havre.goods import GOODS, NAMES, OFFERS, SHIPS, good_on
from kontor.le_havre.phrases import good_word, ship_of_value, ship_word
from kontor.le_havre.setup import LAID_OUT
from kontor.le_havre.state import State

MOST = 99  # of anything that is counted
PILES = 3
# What is under way; without it the turn of the seat begins again.
UNDER_WAY = {"decisions", "seal", "stage", "cursor", "mains", "sold", "sold_ships", "winded"}
OUT_OF_PLAY = ("waiting", "reserve", "unseen")


def blanks(state: State) -> Blanks:
    """The game and its offers, the town with cards and ships, then seat by seat."""
    rules = state.rules
    cards = [Choice(card.id, Message(f"card-{card.id}")) for card in rules.cards.cards]
    ships = [
        Choice([SHIPS[kind], value], ship_of_value(kind, value))
        for kind, value in rules.ships.types
    ]
    seats = [Choice(seat, seat_name(seat)) for seat in range(int(rules.players))]
    values = {
        f"ships of {name}": [
            Choice(value, ship_of_value(kind, value))
            for of, value in rules.ships.types
            if of == kind
        ]
        for kind, name in enumerate(SHIPS)
    }
    found = [*_game(int(rules.rounds.count)), *_town(), *_ship_stacks()]
    for seat in range(int(rules.players)):
        found += _seat(seat)
    return Blanks(
        found,
        {
            "cards": cards,
            "places": [
                Choice(None, Message("lh-put-home")),
                *(
                    each
                    for each, card in zip(cards, rules.cards.cards, strict=True)
                    if state.is_standing(card.number)
                ),
            ],
            "ships": ships,
            "seats": seats,
            **values,
        },
    )


def _game(rounds: int) -> list[Blank]:
    game, offers = Message("web-an-game"), Message("web-lh-offers")
    named = [NAMES[good_on(at)] for at in range(OFFERS)]
    return [
        Blank(game, ("round",), Message("lh-put-round"), 1, rounds),
        Blank(game, ("turn",), Message("lh-put-turn"), 1, TURNS),
        Blank(game, ("seat",), Message("web-an-to-move"), choices="seats"),
        *(Blank(offers, ("offers", name), good_word(name), 0, MOST) for name in named),
    ]


def _town() -> list[Blank]:
    town, proposals = Message("web-lh-town"), Message("web-lh-proposals")
    piles = [
        _cards(proposals, ("piles", pile), Message("lh-put-pile", number=pile + 1), MOST)
        for pile in range(PILES)
    ]
    specials = _cards(proposals, ("specials",), Message("lh-put-specials"), LAID_OUT)
    return [_cards(town, ("town",), Message("web-lh-source-buildings"), MOST), *piles, specials]


def _cards(heading: Message, path: tuple[str | int, ...], message: Message, most: int) -> Blank:
    return Blank(heading, path, message, 0, most, "cards", is_list=True, is_apart=True)


def _ship_stacks() -> list[Blank]:
    return [
        Blank(
            Message("web-lh-ships"),
            ("ship_stacks", name),
            ship_word(kind),
            most=MOST,
            choices=f"ships of {name}",
            is_list=True,
        )
        for kind, name in enumerate(SHIPS)
    ]


def _seat(seat: int) -> list[Blank]:
    heading = seat_name(seat)
    own = ("seats", seat)
    buildings, ships = Message("web-lh-source-buildings"), Message("web-lh-ships")
    return [
        Blank(heading, (*own, "francs"), good_word("francs"), 0, MOST * 10),
        Blank(heading, (*own, "loans"), good_word("loans"), 0, MOST),
        *(
            Blank(heading, (*own, "goods", NAMES[good]), good_word(NAMES[good]), 0, MOST)
            for good in range(GOODS)
        ),
        _cards(heading, (*own, "buildings"), buildings, MOST),
        Blank(heading, (*own, "ships"), ships, 0, MOST, "ships", is_list=True),
        Blank(heading, (*own, "worker"), Message("lh-put-worker"), choices="places"),
    ]


def mended(data: Data) -> Data:
    """A position that was changed, without what no longer fits: the turn begins again."""
    new = {key: value for key, value in data.items() if key not in UNDER_WAY}
    new["turn"] = max(data["turn"], 1)
    placed = {*data["town"], *data["specials"], *(card for pile in data["piles"] for card in pile)}
    placed |= {card for seat in data["seats"] for card in seat["buildings"]}
    for key in OUT_OF_PLAY:
        new[key] = [card for card in data.get(key, []) if card not in placed]
    built = {*data["town"], *(card for seat in data["seats"] for card in seat["buildings"])}
    new["seats"] = [_mended_seat(seat, built, len(data["specials"])) for seat in data["seats"]]
    return new


def _mended_seat(seat: Data, built: set[str], specials: int) -> Data:
    """Who stood in a building that is gone is at home."""
    new = {**seat, "worker": seat["worker"] if seat["worker"] in built else None}
    if "known" in seat:
        new["known"] = [place for place in seat["known"] if place < specials]
    return new
