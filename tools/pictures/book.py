"""The book: positions of real games, and the screens and languages in which they are shown."""

from dataclasses import dataclass, replace
from itertools import product

from playwright.sync_api import ViewportSize

from tools.pictures.layers import LAYERS
from tools.pictures.served import part_of, whole

SCREENS: dict[str, ViewportSize] = {
    "desk": {"width": 1400, "height": 900},
    "laptop": {"width": 1280, "height": 800},
    "wide": {"width": 1920, "height": 1080},
    "small": {"width": 1024, "height": 768},
    "phone": {"width": 390, "height": 844},
}
THEMES = ("light", "dark")
LANGUAGES = {"en": "en-GB", "de": "de-DE", "pl": "pl-PL", "it": "it-IT", "cs": "cs-CZ"}
SEATS = {"le_havre": (1, 2, 3, 4, 5), "craftsmen": (2, 3, 4, 5)}
# How much of a game was played, and what is done then.
STAGES = {"opening": 0.0, "middle": 0.5, "late": 0.93}
# Questions that take room of their own, with as many players as there can be: before which action,
# after how much of a game.
ASKED = {
    "auction": ("bid ", 0.6),
    "look": ("show ", 0.4),
    "discard": ("discard ", 0.5),
    "payment": ("pay ", 0.5),
    "gift": ("give ", 0.3),
    "investment": ("invest ", 0.2),
    "purchase": ("buy ", 0.4),
    "cargo": ("load ", 0.3),
}
OVER, DEALT = "over", "dealt"
OF_LAYER = {"result": OVER, "cover": DEALT}  # other stages than the late one
BEFORE = {"le_havre": ("take ", "use "), "craftsmen": ("send ", "make ", "build ", "buy ")}
RECORDS = {
    "le_havre": "le_havre/full_{}_base_1.kontor",
    "craftsmen": "craftsmen/players_{}_base_1.kontor",
}
SPOKEN = (3, "late")  # what is shown in all languages


@dataclass(frozen=True)
class Position:
    """A real game up to some place."""

    game: str
    players: int
    stage: str

    @property
    def record(self) -> str:
        """The actions that lead there."""
        name = RECORDS[self.game].format(self.players)
        if self.stage == OVER:
            return whole(name)
        if self.stage in ASKED:
            before, share = ASKED[self.stage]
            return part_of(name, (before,), share)
        return part_of(name, BEFORE[self.game], STAGES[self.stage])


@dataclass(frozen=True)
class Plate:
    """A position on one screen in one language; a picture of it for each theme.

    With a layer it shows what that opens over the board.
    """

    position: Position
    screen: str
    language: str
    themes: tuple[str, ...]
    layer: str = ""

    @property
    def words(self) -> tuple[str, ...]:
        """What a filter may name, besides a theme."""
        at = self.position
        words = (at.game, at.stage, str(at.players), self.screen, self.language)
        return (*words, "layer", self.layer) if self.layer else words

    @property
    def touch(self) -> bool:
        """Whether it is held in a hand."""
        return self.screen == "phone"


def questions() -> list[Plate]:
    """What a full table of Craftsmen is asked, on every screen."""
    return [
        Plate(Position("craftsmen", 5, stage), screen, "en", THEMES)
        for stage, screen in product(ASKED, SCREENS)
    ]


def layers() -> list[Plate]:
    """What lies over the boards, on every screen."""
    return [
        Plate(Position(game, players, OF_LAYER.get(layer, stage)), screen, "en", THEMES, layer)
        for game, (players, stage) in product(SEATS, [SPOKEN])
        for layer, screen in product(LAYERS, SCREENS)
        if (game, layer) != ("le_havre", "cover")  # nothing is secret there
    ]


def plates(only: str = "") -> list[Plate]:
    """All plates, or those that have all words of a filter: `craftsmen,phone`."""
    wanted = {word for word in only.split(",") if word}
    themes = tuple(theme for theme in THEMES if theme in wanted) or THEMES
    positions = [
        Position(game, players, stage)
        for game in SEATS
        for players, stage in product(SEATS[game], STAGES)
    ]
    found = [
        Plate(position, screen, language, themes if language == "en" else themes[:1])
        for position in positions
        for screen, language in product(SCREENS, LANGUAGES)
        if language == "en" or (position.players, position.stage) == SPOKEN
    ]
    found += [replace(plate, themes=themes) for plate in [*questions(), *layers()]]
    return [plate for plate in found if wanted - set(THEMES) <= set(plate.words)]
