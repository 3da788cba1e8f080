"""Makes the effect of a card from the verbs in its file."""

from collections.abc import Callable

from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.core.errors import near
from kontor.le_havre.cards import Card
from kontor.le_havre.effects.build import Build
from kontor.le_havre.effects.exchange import (  # fmt: skip
    Bridge,
    BusinessOffice,
    Pawnbroker,
    TradingFirm,
    TraffickingSpot,
)
from kontor.le_havre.effects.gain import Gain
from kontor.le_havre.effects.offers import BlackMarket, FleaMarket, Haulage, PicketLine
from kontor.le_havre.effects.people import CattleDrive, LocalCourt, MajorCorporation
from kontor.le_havre.effects.pick import Look, Pick
from kontor.le_havre.effects.shipping import ShippingLine
from kontor.le_havre.effects.steps import Steps, Verb
from kontor.le_havre.effects.trade import Trade
from kontor.le_havre.effects.wharf import Wharf
from kontor.le_havre.effects.workers import ConstructionSite, HarbourWatch, Hotel, MainStation
from kontor.le_havre.reading import Reader
from kontor.le_havre.reasons import LOCKED
from kontor.le_havre.state import Effect, State

VERBS: tuple[str, ...] = ("gain", "convert", "trade", "pick", "look", "build", "own")
MOST_STEPS = 8

ODD: dict[str, Callable[[], Effect]] = {
    "black_market": BlackMarket,
    "bridge": Bridge,
    "business_office": BusinessOffice,
    "cattle_drive": CattleDrive,
    "construction_site": ConstructionSite,
    "flea_market": FleaMarket,
    "harbour_watch": HarbourWatch,
    "haulage": Haulage,
    "hotel": Hotel,
    "local_court": LocalCourt,
    "main_station": MainStation,
    "major_corporation": MajorCorporation,
    "pawnbroker": Pawnbroker,
    "picket_line": PicketLine,
    "shipping_line": ShippingLine,
    "trading_firm": TradingFirm,
    "trafficking_spot": TraffickingSpot,
}


class Closed(Effect):
    """A card without an action."""

    def why_not(self, state: State, seat: i64) -> i64:
        return LOCKED

    def ask(self, state: State, out: Actions) -> None:
        raise AssertionError("nobody enters a locked building")


def effect_of(card: Card) -> Effect:
    """The effect that answers for a card."""
    if card.locked:
        return Closed()
    readers = [
        Reader(f"{card.where} action {number}", table)
        for number, table in enumerate(card.actions, 1)
    ]
    if len(readers) == 1 and readers[0].has("own"):
        return odd(card, readers[0])
    if len(readers) == 1 and readers[0].has("build"):
        return Build(readers[0])
    if len(readers) > MOST_STEPS:
        raise readers[0].wrong(f"and more: {len(readers)} actions, {MOST_STEPS} are the most")
    return Steps([step(read) for read in readers])


def odd(card: Card, read: Reader) -> Effect:
    name = read.word("own", [*ODD, "wharf"])
    read.done()
    if name == "wharf":
        return Wharf(card.number)
    return ODD[name]()


def step(read: Reader) -> Verb:
    """One verb of a list."""
    if read.has("gain"):
        return Gain(read)
    if read.has("convert") or read.has("trade"):
        return Trade(read)
    if read.has("pick"):
        return Pick(read)
    if read.has("look"):
        return Look(read)
    if read.has("build") or read.has("own"):
        raise read.wrong("stands beside other verbs; 'build' and 'own' stand alone")
    word = next(iter(read.table), "")
    raise read.wrong(f"names no verb '{word}'{near(word, VERBS)}")
