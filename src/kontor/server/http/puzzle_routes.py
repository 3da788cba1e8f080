"""Routes of puzzles: the list, a small picture, what follows, and why another move is worse.

A puzzle is the same for everybody, so none of them needs a key or a table. Which one is today's
the page works out from the list: its day is the visitor's, and it needs no clock of ours.
"""

from litestar import Response, get
from litestar.params import FromPath, FromQuery
from msgspec import convert

from kontor.core import registry
from kontor.core.words import Message, supported_language
from kontor.learn.puzzles import Puzzle, puzzles
from kontor.learn.tasks import begin
from kontor.server.http.errors import OPEN
from kontor.server.http.printed import puzzle_strip
from kontor.server.http.told_moves import told_moves
from kontor.server.refusals import Refusal
from kontor.server.wire.learning import PuzzleInfo, PuzzleMove, PuzzleWhy

SVG = "image/svg+xml"


@get("/api/games/{game:str}/puzzles", responses=OPEN, sync_to_thread=True)
def game_puzzles(game: FromPath[str]) -> list[PuzzleInfo]:
    """The puzzles of a game; which ones are solved is the browser's affair."""
    return [convert(each, PuzzleInfo, from_attributes=True) for each in _all(game).values()]


@get(
    "/api/games/{game:str}/puzzles/{name:str}/picture",
    media_type=SVG,
    responses=OPEN,
    sync_to_thread=True,
)
def puzzle_picture(
    game: FromPath[str], name: FromPath[str], language: FromQuery[str] = "en"
) -> Response[str]:
    """A small strip of a puzzle's board, as a spectator would see it."""
    drawn = puzzle_strip(game, _one(game, name).name, supported_language(language))
    return Response(drawn, media_type=SVG, headers={"cache-control": "max-age=3600"})


@get("/api/games/{game:str}/puzzles/{name:str}/line", responses=OPEN, sync_to_thread=True)
def puzzle_line(game: FromPath[str], name: FromPath[str]) -> list[PuzzleMove]:
    """The best move and what may well follow it."""
    found = _one(game, name)
    return told_moves(begin(found).state, found.line)


@get("/api/games/{game:str}/puzzles/{name:str}/why", responses=OPEN, sync_to_thread=True)
def puzzle_why(game: FromPath[str], name: FromPath[str], first: FromQuery[str] = "") -> PuzzleWhy:
    """What a move that begins with a line loses, and what may well follow it."""
    found = _one(game, name)
    if any(move[0] == first for move in found.moves):
        return PuzzleWhy(0.0, is_begun=True, proven=found.proven, then=[])
    wrong = found.losses.get(first)
    if wrong is None:
        return PuzzleWhy(None, is_begun=False, proven=found.proven, then=[])
    then = told_moves(begin(found).state, wrong.then)
    return PuzzleWhy(wrong.loss, is_begun=False, proven=found.proven, then=then)


def _all(game: str) -> dict[str, Puzzle]:
    if game not in registry.GAMES:
        raise Refusal("not_found", Message("server-no-game"))
    return dict(puzzles(game))


def _one(game: str, name: str) -> Puzzle:
    found = _all(game).get(name)
    if found is None:
        raise Refusal("not_found", Message("puzzle-unknown", game=game, name=name))
    return found


ROUTES = [game_puzzles, puzzle_picture, puzzle_line, puzzle_why]
