"""What golden games have to show: every card used or owned, every verb, and what is rare."""

from functools import cache

from kontor import Table
from kontor.core.table import Entry
from kontor.le_havre.actions import END, STOP
from kontor.le_havre.cards import Card, add_own, load_sets
from kontor.le_havre.text import VERBS

OWN_CARDS = "docs/examples/my_harbour.toml"
EXCHANGES = {"iron_ship": "luxury_yacht", "luxury_ship": "ms_dagmar"}
RARE = (
    "build wood_ship", "build iron_ship", "build steel_ship", "build luxury_ship",
    "buy wood_ship", "buy iron_ship", "buy steel_ship",
    "sell ship", "sell card", "swap iron_ship", "swap luxury_ship", "swap cards",
    "pick pair", "pay a debt", "fee food", "fee francs",
    "@ repay", "@ redeem", "@ sell ship", "@ sell card",
    "borrow for interest", "borrow for food", "borrow in the Dive Bar",
    "second use from the Main Station",
    "evict in the Harbour Watch", "evict by the Tobacco Factory",
    "use in the final phase", "take in the final phase",
)  # fmt: skip
STAGES = {
    "interest": "borrow for interest",
    "feeding": "borrow for food",
    "turn": "borrow in the Dive Bar",
}


@cache
def everything() -> frozenset[str]:
    """Everything that some golden game must show."""
    verbs = {f"the verb {verb}" for verb in VERBS if verb != "more"}
    return frozenset({feat_of(card) for card in all_cards()} | verbs | set(RARE))


def all_cards() -> list[Card]:
    """The cards of the box and those of the example of own cards."""
    cards = load_sets()
    add_own(cards, OWN_CARDS)
    return cards


def feat_of(card: Card) -> str:
    """A card is used by entering it or, where nobody can enter, by owning it."""
    return f"own {card.id}" if card.locked else f"use {card.id}"


def promised(text: str) -> set[str]:
    """What a line shows by its words alone."""
    words = text.split()
    verb, noun = words[0], words[-1] if len(words) == 2 else " ".join(words[1:])
    feats = {f"the verb {verb}"}
    if verb in ("buy", "build", "sell", "swap") and len(words) > 1 and "_ship" in noun:
        feats |= {f"{verb} {words[1]}", f"{verb} ship"}
        if verb == "swap":
            feats.add(f"own {EXCHANGES[words[1]]}")
    elif verb in ("buy", "build"):
        feats.add(f"own {noun}")
    elif verb == "sell":
        feats.add("sell card")
    elif verb in ("use", "fee"):
        feats.add(text)
    elif "+" in noun:
        feats.add("pick pair")
    elif text == "swap":
        feats.add("swap cards")
    elif text == "pay":
        feats.add("pay a debt")
    return feats


def out_of_turn(text: str) -> set[str]:
    """What a line shows by its words when another seat is to move."""
    return {f"@ {feat.removeprefix('the verb ')}" for feat in promised(text)}


def shown(table: Table) -> set[str]:
    """Everything that a game shows."""
    feats: set[str] = set()
    for at, entry in enumerate(table.history):
        feats |= promised(entry.text)
        if entry.out_of_turn:
            feats |= out_of_turn(entry.text)
        else:
            feats |= in_context(table, at, entry, "use main_station" in feats)
    for seat in table.state.position()["seats"]:
        feats |= {f"own {card}" for card in seat["buildings"]}
    return feats


def in_context(table: Table, at: int, entry: Entry, stations: bool) -> set[str]:
    """What a line shows by where it stands."""
    verb = entry.text.split()[0]
    feats = set()
    if entry.caption.key == "lh-caption-final" and verb in ("use", "take"):
        feats.add(f"{verb} in the final phase")
    if verb == "borrow":
        feats.add(STAGES.get(table.at(at).position()["stage"], ""))
    elif verb == "evict":
        in_turn = END in table.at(at).legal() or "take" in words_of(table, at)
        feats.add("evict by the Tobacco Factory" if in_turn else "evict in the Harbour Watch")
    elif verb == "use" and stations and STOP in table.at(at).legal():
        feats.add("second use from the Main Station")
    return feats - {""}


def words_of(table: Table, at: int) -> set[str]:
    """The verbs that were possible at a line."""
    state = table.at(at)
    return {state.text(action).split()[0] for action in state.legal()}
