"""`kontor learn`: lists the lessons of the games, and gives one of them in the terminal."""

import json
from pathlib import Path
from typing import Annotated

import typer

from kontor.cli import saves
from kontor.cli.lesson import LessonSession
from kontor.cli.options import forgive_stray_bytes, reason, say
from kontor.cli.screen import game_name
from kontor.cli.speech import render, tell
from kontor.core import registry
from kontor.core.errors import BadInput
from kontor.core.words import Message
from kontor.learn.lessons import lesson as find_lesson
from kontor.learn.lessons import lessons

Learned = dict[str, list[str]]
TICK, BLANK = "✓", " "


def learn(
    game: Annotated[
        str | None,
        typer.Argument(help=f"Which game: {', '.join(registry.GAMES)}.", metavar="GAME"),
    ] = None,
    lesson: Annotated[
        str | None,
        typer.Argument(help="Which lesson; without it they are listed.", metavar="LESSON"),
    ] = None,
) -> None:
    """Learn a game here in the terminal, lesson by lesson.

    Without a name the lessons are listed, with those ticked that you have done. In a lesson only
    what the teacher asks for can be played; everything else is answered with a sentence.
    """
    if game is None:
        for each in registry.GAMES:
            _list(each)
    elif lesson is None:
        _list(registry.find(game).name)
    else:
        _give(registry.find(game).name, lesson)


def learned_path() -> Path:
    """The file that says which lessons were done, beside the saved games."""
    return saves.folder() / "learned.json"


def _list(game: str) -> None:
    known, done = lessons(game), _learned().get(game, [])
    if not known:
        tell(Message("terminal-learn-none", game=game_name(game)))
        return
    count = sum(name in done for name in known)
    told = Message("terminal-learn-game", game=game_name(game), done=count, count=len(known))
    tell(told, "bold")
    wide = max(map(len, known))
    for number, (name, each) in enumerate(known.items(), start=1):
        tick = TICK if name in done else BLANK
        say(f"  {tick} {number}  {name:{wide}}  {render(Message(each.key))}")
    following = next((name for name in known if name not in done), next(iter(known)))
    tell(Message("terminal-learn-begin", command=f"kontor learn {game} {following}"))


def _give(game: str, name: str) -> None:
    task, names = find_lesson(game, name), list(lessons(game))
    at = names.index(name)
    title = Message(task.key)
    tell(Message("terminal-learn-title", number=at + 1, count=len(names), title=title), "bold")
    forgive_stray_bytes()
    session = LessonSession(task)
    session.run()
    if not session.is_done:
        tell(Message("terminal-learn-left", command=f"kontor learn {game} {name}"))
        return
    _keep(game, name)
    if at + 1 < len(names):
        tell(Message("terminal-learn-next", command=f"kontor learn {game} {names[at + 1]}"))
    else:
        tell(Message("terminal-learn-over", command=f"kontor play {game}"))


def _learned() -> Learned:
    """Which lessons were done; none where the file is not there, or is none of ours."""
    try:
        found = json.loads(learned_path().read_text("utf-8"))
        return {str(game): [str(name) for name in names] for game, names in found.items()}
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, AttributeError, TypeError):
        tell(Message("terminal-learn-unreadable", path=str(learned_path())), "red")
        return {}


def _keep(game: str, name: str) -> None:
    done, path = _learned(), learned_path()
    done[game] = [*(each for each in done.get(game, []) if each != name), name]
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(done) + "\n", "utf-8")
    except OSError as error:
        told = Message("terminal-unwritable", path=str(path), reason=reason(error))
        raise BadInput(told) from None
