"""Lays what a person gives of a position over the opening, and checks its shape."""

from kontor.core.checks import Data, check_keys, check_seal, seats_of
from kontor.core.words import Message
from kontor.le_havre.goods import NAMES
from kontor.le_havre.position.write import SEAT_KEYS
from kontor.le_havre.state import Rules


def merged(start: Data, given: Data, rules: Rules) -> Data:
    """The opening with everything that is given laid over it."""
    data = {**start, **given}
    move_first_tile(start, given)
    data["offers"] = {**start["offers"], **check_keys(given.get("offers", {}), NAMES, "offers")}
    seats = seats_of(given, int(rules.players), SEAT_KEYS)
    data["seats"] = [{**before, **seat} for before, seat in zip(start["seats"], seats, strict=True)]
    if "decisions" in given:
        check_seal(given, Message("lh-position-anew"))
    else:
        begin_again(data, given)
    keep_once(data, given)
    return data


def begin_again(data: Data, given: Data) -> None:
    """Nothing is under way: the turn of the seat begins."""
    data["decisions"] = []
    data.pop("seal", None)
    if "cursor" not in given:
        data["cursor"] = data["seat"] if data["phase"] == "final" else 0
    if given.get("stage", "turn") == "turn":
        data["stage"] = "begin_turn" if data["phase"] == "main" else data["phase"]


def move_first_tile(start: Data, given: Data) -> None:
    """In the opening the offers hold what the first tile has brought, whichever it is."""
    tiles = given.get("tiles", start["tiles"])
    if isinstance(tiles, list) and tiles and tiles[0] in start["tiles"]:
        for name in start["tiles"][0]:
            start["offers"][name] -= 1
        for name in tiles[0]:
            start["offers"][name] += 1


def keep_once(data: Data, given: Data) -> None:
    """A card that is placed by hand is not also where the opening had it."""
    placed = set(names_in(given.get("town", []))) | set(names_in(given.get("piles", [])))
    placed |= set(names_in(given.get("specials", []))) | set(names_in(given.get("waiting", [])))
    for seat in given.get("seats", []):
        placed |= set(names_in(seat.get("buildings", []))) | set(names_in(seat.get("hand", [])))
    for key in ("town", "specials", "waiting", "reserve", "unseen"):
        if key not in given:
            data[key] = [name for name in data[key] if name not in placed]
    if "piles" not in given:
        data["piles"] = [[n for n in pile if n not in placed] for pile in data["piles"]]
    if "sold" not in given:
        data["sold"] = []


def names_in(value: object) -> list[str]:
    """All strings in lists and lists of lists."""
    if isinstance(value, str):
        return [value]
    return [name for each in value for name in names_in(each)] if isinstance(value, list) else []
