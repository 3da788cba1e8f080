"""Tries the installed package: its form, a game in Python, the page, and a game over HTTP.

It needs nothing but the package, so it runs wherever a wheel was just installed.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import kontor

COMMAND = str(Path(sysconfig.get_path("scripts")) / "kontor")
GAMES = ("craftsmen", "le_havre")
PATIENCE = 30.0


def main() -> None:
    """Try everything that was asked for, and stop at the first thing that is wrong."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--form", choices=("compiled", "plain"), default="compiled")
    parser.add_argument("--engine", action="store_true", help="installed without any extra")
    wanted = parser.parse_args()
    form = "compiled" if kontor.compiled() else "plain"
    check(form == wanted.form, f"the rules run {form}, not {wanted.form}")
    check(wanted.form == "plain" or is_compiled_throughout(), "some rules are not compiled")
    actions = sum(play_in_python(game) for game in GAMES)
    say(f"kontor {kontor.__version__} runs {form}; {actions} actions played in Python")
    if wanted.engine:
        try_bare_command()
    else:
        try_command(form)
        with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as url:
            say(f"the page and {try_page(url)} files of it are served")
            say(f"{play_over_http(url)} actions played over HTTP")


def is_compiled_throughout() -> bool:
    """Whether the modules in use are the compiled ones, in all parts that are compiled."""
    names = ("core.chance", "craftsmen.state", "le_havre.state", "players.search", "players.sums")
    found = [__import__(f"kontor.{name}", fromlist=["_"]) for name in names]
    return all(not str(module.__file__).endswith(".py") for module in found)


def play_in_python(game: str) -> int:
    """One whole game; how many actions it had."""
    state, count = kontor.new_game(game, players=2, seed=1), 0
    while not state.is_over:
        state.play(state.legal()[0])
        count += 1
    return count


def try_command(form: str) -> None:
    """The command says which version and form it is."""
    said = run("--version")
    check(f"kontor {kontor.__version__} ({form})" in said, f"kontor --version says: {said}")


def try_bare_command() -> None:
    """The command says what to install, since its libraries are not here."""
    said = run("serve")
    check("pip install 'kontor[play]'" in said, f"kontor serve says: {said}")
    check("Traceback" not in said, said)
    say("the command says which extra it needs")


def run(*words: str) -> str:
    """What the command says."""
    done = subprocess.run([COMMAND, *words], capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """The address of a server that keeps its tables in this folder."""
    words = ["serve", "--no-browser", "--port=0", f"--database=sqlite:///{folder / 'tables.db'}"]
    with subprocess.Popen(
        [COMMAND, *words],
        env={**os.environ, "KONTOR_RATE": "100000"},
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            port = re.search(r"http://localhost:(\d+)/", line)
            check(port is not None, f"kontor serve says: {line}")
            assert port is not None
            yield f"http://127.0.0.1:{port[1]}"
        finally:
            server.terminate()


def try_page(url: str) -> int:
    """The page and all files that it names are served; how many files."""
    page = fetch(url, "/")
    names = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
    check('<div id="app">' in page and len(names) > 1, f"no page is served: {page[:200]}")
    for name in names:
        check(bool(fetch(url, name)), f"{name} is empty")
    for game in GAMES:
        check(fetch(url, f"/api/games/{game}/rules").startswith("#"), f"{game} has no rules")
    return len(names)


def play_over_http(url: str) -> int:
    """One whole game on a table for two at one screen; how many actions it had."""
    key = ask(url, "visitors", {})["key"]
    wish = {"game": "le_havre", "options": {"variant": "short"}, "seed": 1}
    seats = [{"kind": "me"}, {"kind": "here"}]
    table = f"tables/{ask(url, 'tables', {**wish, 'seats': seats}, key)['table']}"
    while (now := ask(url, table, None, key))["legal"]:
        act = {"type": "act", "id": f"c{now['version']}", "version": now["version"]}
        ask(url, f"{table}/commands", {**act, "steps": [now["legal"][0]["text"]]}, key)
    check(now["status"] == "over", f"the game is {now['status']}, not over")
    return int(now["count"])


def ask(url: str, path: str, body: object = None, key: str = "") -> Any:
    """What the server answers, from JSON."""
    return json.loads(fetch(url, f"/api/{path}", body, key))


def fetch(url: str, path: str, body: object = None, key: str = "") -> str:
    """What lies at a path; with a body it is posted."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"authorization": f"Bearer {key}"} if key else {}
    request = Request(url + path, data, {**headers, "content-type": "application/json"})  # noqa: S310
    with urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
        return str(answer.read().decode())


def check(holds: bool, otherwise: str) -> None:
    """Stop here when something does not hold."""
    if not holds:
        sys.exit(f"WRONG: {otherwise}")


def say(line: str) -> None:
    """Tell what went well."""
    print(f"  {line}", flush=True)


if __name__ == "__main__":
    main()
