"""The golden games of Le Havre: all set-ups, all card sets, and positions for what is rare."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from kontor import Table, new_game
from kontor.le_havre.tables import PRINTED, SPECIAL_BUILDING
from tools.golden.le_havre.feats import OWN_CARDS

RULES = 1  # a golden game stays under the rules it was made for
EVERYTHING = ("base", "essen", "hameau", "promo")
LEADS_TO = {
    "construction_site": "the verb play",
    "main_station": "second use from the Main Station",
}


class Kind(NamedTuple):
    """What a golden game is played with."""

    variant: str
    players: int
    cards: tuple[str, ...] = ("base",)
    expert: bool = False

    @property
    def label(self) -> str:
        cards = "all" if self.cards == EVERYTHING else "_".join(Path(c).stem for c in self.cards)
        return f"{self.variant}_{self.players}_{cards}{'_expert' if self.expert else ''}"

    @property
    def options(self) -> dict[str, object]:
        return {"variant": self.variant, "cards": self.cards, "expert": self.expert}


KINDS = (
    *(Kind("full", players) for players in (5, 4, 3, 2, 1)),
    *(Kind("short", players) for players in (5, 4, 3, 2, 1)),
    *(Kind("full", players, ("essen",)) for players in (5, 4, 3, 2)),
    *(Kind("full", players, ("hameau",)) for players in (5, 4, 5, 4, 3, 2, 1)),
    Kind("full", 3, ("promo",)),
    Kind("full", 3, (OWN_CARDS,)),
    *(Kind("full", players, expert=True) for players in (5, 4, 3)),
    Kind("short", 3, expert=True),
    Kind("full", 4, ("base", "essen")),
    Kind("full", 2, ("essen", "hameau"), expert=True),
    *(Kind("full", players, EVERYTHING) for players in (5, 4, 3, 2, 1)),
    Kind("short", 4, EVERYTHING),
    Kind("full", 5, EVERYTHING, expert=True),
)


# Too rare to wait for: the game begins at a position, with these lines, under these rules.
STAGED: dict[str, tuple[dict[str, object], tuple[str, ...], int]] = {
    "position_ms_dagmar": (
        {
            "players": 2, "cards": ["essen"], "seed": 1, "round": 13, "seat": 0,
            "town": [
                "building_firm_1", "building_firm_2", "construction_firm", "marketplace",
                "bakehouse", "charcoal_kiln", "smokehouse", "cokery", "brickworks", "abattoir",
                "colliery", "shipping_line", "steel_mill", "ms_dagmar",
            ],
            "modernised": ["wharf_1"],
            "ship_stacks": {"wood": [6, 4], "iron": [8], "steel": [24, 20], "luxury": []},
            "seats": [
                {
                    "goods": {"wood": 4, "coal": 5, "iron": 2, "fish": 6, "cattle": 3, "grain": 2},
                    "francs": 14, "buildings": ["wharf_1", "fishery"], "worker": "fishery",
                    "ships": [["wood", 2], ["iron", 6], ["luxury", 34]],
                },
                {
                    "goods": {"steel": 3, "coke": 2, "clay": 6, "meat": 5, "hides": 3},
                    "francs": 9, "buildings": ["clay_mound", "tannery", "ironworks"],
                    "ships": [["wood", 4], ["iron", 10], ["steel", 16]],
                },
            ],
        },
        ("use wharf_1", "swap luxury_ship 34"), RULES,
    ),
    "position_dive_bar": (
        {
            "players": 3, "cards": ["base", "essen"], "seed": 2, "round": 9, "seat": 0,
            "town": [
                "building_firm_1", "building_firm_2", "construction_firm", "marketplace",
                "bakehouse", "smokehouse", "clay_mound", "dive_bar",
            ],
            "seats": [
                {"goods": {"wood": 3, "clay": 4, "fish": 5}, "francs": 12},
                {
                    "goods": {"iron": 3, "hides": 2}, "francs": 1, "buildings": ["fishery"],
                    "ships": [["wood", 2]], "worker": "bakehouse",
                },
                {
                    "goods": {"grain": 4, "wood": 6, "coal": 2}, "francs": 6, "loans": 1,
                    "buildings": ["joinery", "charcoal_kiln"], "worker": "marketplace",
                },
            ],
        },
        ("buy bakehouse", "borrow"), RULES,
    ),
    "position_ms_dagmar_rules_2": (
        {
            "players": 2, "cards": ["essen"], "seed": 5, "round": 13, "seat": 0,
            "town": ["marketplace", "bakehouse", "smokehouse", "cokery", "colliery", "ms_dagmar"],
            "ship_stacks": {"wood": [6, 4], "iron": [8], "steel": [24, 20], "luxury": [38]},
            "seats": [
                {
                    "goods": {"brick": 1, "coal": 4, "wood": 8, "fish": 6, "cattle": 3},
                    "francs": 14, "buildings": ["wharf_1", "fishery"],
                    "ships": [["wood", 2], ["luxury", 34]],
                },
                {
                    "goods": {"steel": 3, "coke": 2, "clay": 6, "meat": 5, "hides": 3},
                    "francs": 9, "buildings": ["clay_mound", "tannery", "ironworks"],
                    "ships": [["wood", 4], ["iron", 10], ["steel", 16]],
                },
            ],
        },
        ("use wharf_1", "swap luxury_ship 34"), 2,
    ),
    "position_picket_line_rules_2": (
        {
            "players": 3, "cards": ["base", "essen"], "seed": 4, "round": 15, "seat": 0,
            "town": ["building_firm_1", "marketplace", "bakehouse", "smokehouse", "dive_bar"],
            "seats": [
                {
                    "goods": {"wood": 5, "fish": 6, "iron": 2}, "francs": 12,
                    "buildings": ["picket_line", "fishery"],
                },
                {"goods": {"clay": 4, "coal": 3}, "francs": 8, "buildings": ["joinery"]},
                {"goods": {"grain": 4, "wood": 6}, "francs": 6, "buildings": ["charcoal_kiln"]},
            ],
        },
        (
            "use picket_line", "pick wood", "end", "buy bakehouse", "take clay", "end",
            "take fish",
        ), 2,
    ),
}  # fmt: skip


def dealt_for(kind: Kind, wanted: set[str], seeds: range) -> int:
    """The seed that brings most of the wanted cards into the town, and early."""
    rounds = PRINTED.rounds[f"{kind.variant}_{kind.players}"]
    coming = sum(rounds.town[at] == SPECIAL_BUILDING for at in range(rounds.count))

    def promise(seed: int) -> float:
        specials = new_game("le_havre", kind.players, seed, **kind.options).position()["specials"]
        return sum(
            1 - at / 10
            for at, card in enumerate(specials[:coming])
            if wanted & {f"use {card}", f"own {card}", LEADS_TO.get(card)}
        )

    return max(seeds, key=promise)


def dealt(kind: Kind, seed: int) -> Table:
    """A game from its opening."""
    return Table.new("le_havre", kind.players, seed, rules=RULES, **kind.options)


def staged(name: str) -> Table:
    """A game from a position, its first lines played."""
    position, lines, rules = STAGED[name]
    table = Table.from_position(position, rules)
    for line in lines:
        table.play(line)
    return table


def openings(wanted: set[str], seeds: int) -> Iterator[tuple[str, Callable[[], Table]]]:
    """The name of each golden game, and how it is opened."""
    names = Counter[str]()
    for at, kind in enumerate(KINDS, 1):
        names[kind.label] += 1
        seed = dealt_for(kind, wanted, range(at, at + seeds))
        yield f"{kind.label}_{names[kind.label]}", partial(dealt, kind, seed)
    for name in STAGED:
        yield name, partial(staged, name)
