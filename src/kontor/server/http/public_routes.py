"""Routes that concern no table: games, facts, rules, words, the page."""

from importlib.resources import files
from pathlib import Path

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, FromQuery

from kontor import __version__
from kontor.core import registry
from kontor.core.game_manifest import Manifest
from kontor.core.words import LANGUAGES, Message, say, supported_language
from kontor.drawing.sheet import common
from kontor.learn.clauses import clauses
from kontor.learn.guide import guide_text
from kontor.learn.lessons import lessons
from kontor.server.http.dependencies import AppServices
from kontor.server.http.errors import OPEN, refusal_specs
from kontor.server.http.languages import all_catalogues
from kontor.server.http.printed import printed_facts, printed_symbols
from kontor.server.opponents.levels import level_names, patient_levels
from kontor.server.own_cards import CARDS, check_options, offered_words
from kontor.server.refusals import Refusal
from kontor.server.settings import Settings
from kontor.server.tokens import fresh_token
from kontor.server.wire.learning import LessonInfo
from kontor.server.wire.replies import (
    ClauseTable,
    Engine,
    Facts,
    GameInfo,
    Health,
    OptionInfo,
    Visitor,
)

STATIC = Path(str(files("kontor.server") / "static"))
SVG = "image/svg+xml"
MARKDOWN = "text/markdown; charset=utf-8"
NO_PAGE = (
    "The page of the browser table was not built into this package. Wheels and source"
    " distributions of Kontor hold it; in a checkout `make play` builds it."
)


@get("/api/health/live", responses=OPEN, sync_to_thread=False)
def alive() -> Health:
    """Whether the server runs."""
    return Health(__version__, "ok")


@get(["/api/health", "/api/health/ready"], responses=OPEN | refusal_specs(503))
async def ready(services: AppServices) -> Health:
    """Whether tables can be read and saved."""
    await services.check_store()
    return Health(__version__, "ok")


@get("/api/engine", responses=OPEN, sync_to_thread=True)
def engine(services: AppServices) -> Engine:
    """Which form of the rules is in use, and how far compiling them is."""
    return services.compiling.engine()


@post("/api/visitors", responses=OPEN, sync_to_thread=False)
def visitor() -> Visitor:
    """A key for a browser that has none."""
    return Visitor(fresh_token())


@get("/api/games", responses=OPEN, sync_to_thread=True)
def games(services: AppServices) -> list[GameInfo]:
    """All games, their options and their opponents."""
    return [_game_info(game, services.settings) for game in registry.GAMES.values()]


@get("/api/games/{game:str}/facts", responses=OPEN, sync_to_thread=True)
def facts(
    game: FromPath[str], language: FromQuery[str] = "en", cards: FromQuery[str] = "base"
) -> Facts:
    """What is printed on the cards, also on own ones among the chosen words, and on all else."""
    manifest, chosen = _game(game), tuple(cards.split(","))
    check_options(manifest, {CARDS: chosen})
    return printed_facts(manifest, supported_language(language), chosen)


@get("/api/drawings", media_type=SVG, responses=OPEN, sync_to_thread=True)
def drawings() -> Response[str]:
    """The symbols that all games share: faces, charges of seats, signs of the page."""
    return _drawn(common())


@get("/api/games/{game:str}/drawings", media_type=SVG, responses=OPEN, sync_to_thread=True)
def game_drawings(game: FromPath[str], cards: FromQuery[str] = "base") -> Response[str]:
    """The symbols of a game with these cards; an empty sheet where nobody has drawn any."""
    manifest, chosen = _game(game), tuple(cards.split(","))
    check_options(manifest, {CARDS: chosen})
    return _drawn(printed_symbols(manifest, chosen))


@get("/api/games/{game:str}/rules", media_type=MARKDOWN, responses=OPEN, sync_to_thread=True)
def rules(game: FromPath[str]) -> Response[str]:
    """The rules of a game, in full."""
    page = files("kontor.server") / "rules" / f"{_game(game).name}.md"
    if not page.is_file():
        raise Refusal("not_found", Message("server-no-guide"))
    return Response(page.read_text("utf-8"), media_type=MARKDOWN)


@get(
    "/api/games/{game:str}/guide/{language:str}",
    media_type=MARKDOWN,
    responses=OPEN,
    sync_to_thread=True,
)
def guide(game: FromPath[str], language: FromPath[str]) -> Response[str]:
    """The rules of a game for somebody new to it; in English where the language has none."""
    text = guide_text(_game(game).name, language)
    if text is None:
        raise Refusal("not_found", Message("server-no-guide"))
    return Response(text, media_type=MARKDOWN)


@get("/api/games/{game:str}/clauses", responses=OPEN, sync_to_thread=True)
def game_clauses(game: FromPath[str]) -> ClauseTable:
    """The clauses behind questions, refusals and lessons of a game."""
    found = clauses(_game(game).name)
    return ClauseTable(dict(found.questions), dict(found.refusals), dict(found.lessons))


@get("/api/games/{game:str}/lessons", responses=OPEN, sync_to_thread=True)
def game_lessons(game: FromPath[str]) -> list[LessonInfo]:
    """The lessons of a game, in order."""
    found = lessons(_game(game).name).values()
    return [LessonInfo(each.name, each.key, len(each.steps)) for each in found]


@get("/api/languages", responses=OPEN, sync_to_thread=False)
def languages() -> list[str]:
    """The languages that have a catalogue."""
    return list(LANGUAGES)


@get("/api/words/{language:str}", media_type="text/plain", responses=OPEN, sync_to_thread=True)
def catalogue(language: FromPath[str]) -> Response[str]:
    """The Fluent catalogues of a language."""
    if language not in LANGUAGES:
        raise Refusal("not_found", Message("server-no-language"))
    return Response(all_catalogues(language), media_type="text/plain; charset=utf-8")


@get("/", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=True)
def page() -> Response[bytes]:
    """The page, or a sentence where it was not built."""
    built = STATIC / "index.html"
    return Response(
        built.read_bytes() if built.exists() else NO_PAGE.encode(),
        media_type=f"text/{'html' if built.exists() else 'plain'}; charset=utf-8",
        headers={"cache-control": "no-cache"},
    )


def _drawn(symbols: str) -> Response[str]:
    return Response(symbols, media_type=SVG, headers={"cache-control": "max-age=3600"})


def _game(name: str) -> Manifest:
    if name not in registry.GAMES:
        raise Refusal("not_found", Message("server-no-game"))
    return registry.GAMES[name]


def _game_info(game: Manifest, settings: Settings) -> GameInfo:
    options = {
        name: OptionInfo(
            list(option.default) if isinstance(option.default, tuple) else option.default,
            list(offered_words(game, name)),
        )
        for name, option in game.options.items()
    }
    return GameInfo(
        game.name,
        say(f"game-{game.name}.about"),
        game.rules,
        game.players[0],
        game.players[-1],
        options,
        level_names(settings.players, game.name),
        patient_levels(settings.players, game.name),
        settings.think,
        settings.longest,
        bool(game.picture_of),
    )


ROUTES = [
    alive, ready, engine, visitor, games, facts, drawings, game_drawings, rules, guide,
    game_clauses, game_lessons, languages, catalogue, page,
]  # fmt: skip
