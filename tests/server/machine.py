"""A machine on which docs/hosting.md is followed: files in a folder, ports that are free.

Commands run as they stand on the page, but for places, ports and dates. What would change this
machine itself (packages, users, certificates of others) is left out and taken down.
"""

import configparser
import os
import re
import shlex
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Self

import pytest

from tests.server.house import PATH, PATIENCE, ROOT, House
from tests.server.postgres import Cluster, programs

NAME = "kontor.example.org"
ADVICE = "nginx is not installed (on Debian: apt install nginx); its tests are left out"
ELSEWHERE = ("apt", "useradd", "certbot", "python3", "/opt/kontor/bin/pip")
ALONE = """
sudo() { if [ "$1" = -u ]; then export PGUSER="$2"; shift 2; fi; "$@"; }
nginx() { command nginx -c "$NGINX" "$@"; }
"""
MAIN = """
pid {root}/nginx.pid;
error_log {root}/nginx.log;
{user}
events {{ worker_connections 768; }}
http {{
    access_log off;
    client_body_temp_path {root}/tmp; proxy_temp_path {root}/tmp; fastcgi_temp_path {root}/tmp;
    uwsgi_temp_path {root}/tmp; scgi_temp_path {root}/tmp;
    include {root}/etc/nginx/sites-enabled/*;
}}
"""


def nginx() -> str:
    """Where nginx is; a test without it is left out, or fails where it must be there."""
    found = shutil.which("nginx") or shutil.which("/usr/sbin/nginx")
    if found is None:
        if os.environ.get("KONTOR_NEED_NGINX"):
            pytest.fail(ADVICE)
        pytest.skip(ADVICE)
    return found


def free_ports(count: int) -> list[int]:
    """Ports that nobody listens at."""
    with ExitStack() as stack:
        made = [stack.enter_context(socket.create_server(("127.0.0.1", 0))) for _ in range(count)]
        return [each.getsockname()[1] for each in made]


def is_open(port: int) -> bool:
    """Whether somebody listens at a port."""
    with socket.socket() as made:
        return made.connect_ex(("127.0.0.1", port)) == 0


def steps(block: str) -> list[str]:
    """The commands of a block, each with the lines that are its input."""
    found = re.findall(r"(?m)^.*<< END\n(?:.*\n)*?END$|^.+$", block)
    return [str(step) for step in found]


class Machine:
    """Services and nginx, made by following the page; used like a server that runs behind TLS."""

    def __init__(self, root: Path, database: Cluster, **settings: str) -> None:
        self.nginx = nginx()
        self.root = root
        self.database = database
        self.open = ExitStack()  # what clients hold open
        self.left_out: list[str] = []
        self.settings = {"KONTOR_WORKERS": "1", "KONTOR_RATE": "100000", **settings}
        self._running: dict[str, subprocess.Popen[bytes]] = {}
        first, second, self.port, plain, watched, other = free_ports(6)
        self.ports = {"8321": first, "8322": second, "9321": watched, "9322": other}
        self.listen = {"443": self.port, "80": plain}
        self._prepare()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.open.close()
        for name in list(self._running):
            self.stop(name)

    # -- as a server -----------------------------------------------------------------------------

    @property
    def url(self) -> str:
        return f"https://127.0.0.1:{self.port}"

    @property
    def tls(self) -> ssl.SSLContext:
        """Trust in the certificate of this machine, under whichever name."""
        context = ssl.create_default_context(cafile=self.root / "etc/nginx/kontor/certificate.pem")
        context.check_hostname = False
        return context

    # -- following the page ----------------------------------------------------------------------

    def follow(self, block: str) -> None:
        """Do what a block of the page says."""
        for step in steps(block):
            words = step.removeprefix("sudo ")
            if words.startswith(ELSEWHERE):
                self.left_out.append(words)
            elif words.startswith("systemctl "):
                self._systemctl(*shlex.split(words)[1:])
            else:
                self._run(self.placed(step))

    def placed(self, text: str) -> str:
        """The same with places, ports and dates of this machine."""
        for folder in ("/etc/", "/opt/", "/var/lib/"):
            text = text.replace(folder, f"{self.root}{folder}")
        text = text.replace("/run/postgresql", str(self.database.folder))
        text = text.replace("2026-11-17", time.strftime("%Y-%m-%d"))
        for port, ours in self.ports.items():
            text = text.replace(port, str(ours))
        for port, ours in self.listen.items():
            text = re.sub(rf"listen \[::\]:{port}\b.*\n", "", text)  # not every machine has IPv6
            text = re.sub(rf"listen {port}\b", f"listen 127.0.0.1:{ours}", text)
        return text

    def _prepare(self) -> None:
        for folder in ("etc/nginx/sites-available", "etc/nginx/sites-enabled", "etc/systemd/system",
                       "opt/kontor/bin", "clone/deploy", "var/lib/kontor", "tmp"):  # fmt: skip
            (self.root / folder).mkdir(parents=True)
        for file in (ROOT / "deploy").iterdir():
            copy = self.root / "clone" / "deploy" / file.name
            copy.write_text(self.placed(file.read_text("utf-8")), "utf-8")
        program = self.root / "opt/kontor/bin/kontor"
        program.write_text(f'#!/bin/sh\nexec {sys.executable} -m kontor "$@"\n')
        program.chmod(0o755)
        user = "user root;" if os.geteuid() == 0 else ""
        (self.root / "nginx.conf").write_text(MAIN.format(root=self.root, user=user))

    def _run(self, step: str) -> None:
        environment = self.environment("postgres") | {"NGINX": str(self.root / "nginx.conf")}
        done = subprocess.run(
            ["bash", "-euc", ALONE + step],
            cwd=self.root / "clone",
            env=environment,
            check=False,
            capture_output=True,
            text=True,
            timeout=120,
        )
        assert done.returncode == 0, f"{step}\n{done.stdout}{done.stderr}"

    def environment(self, user: str) -> dict[str, str]:
        """What a program of some user sees; PostgreSQL knows users by name."""
        binaries = programs()
        assert binaries is not None
        path = os.pathsep.join([str(binaries), os.environ["PATH"], "/usr/sbin"])
        place = {"PGHOST": str(self.database.folder), "PGUSER": user}
        ours = os.pathsep.join(str(Path(each).absolute()) for each in PATH.split(os.pathsep))
        return {**os.environ, "PATH": path, "PYTHONPATH": ours, **place}

    # -- services --------------------------------------------------------------------------------

    def _systemctl(self, verb: str, *words: str) -> None:
        (name,) = [word for word in words if not word.startswith("--")]
        if name.endswith(".timer"):
            assert (self.root / "etc/systemd/system" / name).exists()
        elif verb == "reload":
            self._reload(name)
        else:
            if verb in ("stop", "restart"):
                self.stop(name)
            if verb != "stop":
                self.start(name)

    def _reload(self, name: str) -> None:
        assert name == "nginx"
        if name in self._running:
            self._running[name].send_signal(signal.SIGHUP)
        else:
            words = [self.nginx, "-c", str(self.root / "nginx.conf"), "-g", "daemon off;"]
            self._running[name] = subprocess.Popen(words)
        deadline = time.monotonic() + PATIENCE
        while not is_open(self.port):
            assert time.monotonic() < deadline, (self.root / "nginx.log").read_text()
            time.sleep(0.05)

    def start(self, name: str) -> None:
        """Run a service as its unit says; one that ends by itself is waited for."""
        unit = self.unit(name)
        environment = self.environment(unit["User"]) | self._settings(unit)
        words = shlex.split(unit["ExecStart"].replace("%%", "%").replace("$$", "$"))
        for folder in unit["StateDirectory"].split():
            (self.root / "var/lib" / folder).mkdir(exist_ok=True)
        log = (self.root / f"{name}.log").open("ab")
        process = subprocess.Popen(words, env=environment, stdout=log, stderr=log)
        log.close()
        if unit.get("Type") == "oneshot":
            assert process.wait(PATIENCE) == 0, self.log(name)
        else:
            self._running[name] = process

    def stop(self, name: str) -> None:
        """End a service as systemd does."""
        process = self._running.pop(name)
        process.terminate()
        process.wait(PATIENCE)

    def log(self, name: str) -> str:
        """What a service said."""
        return (self.root / f"{name}.log").read_text("utf-8")

    def unit(self, name: str) -> configparser.SectionProxy:
        """What a unit file says of its service."""
        read = configparser.RawConfigParser(strict=False)
        read.optionxform = str  # type: ignore[assignment,method-assign]
        assert read.read(self.root / "etc/systemd/system" / f"{name}.service")
        return read["Service"]

    def _settings(self, unit: configparser.SectionProxy) -> dict[str, str]:
        file = Path(unit["EnvironmentFile"].removeprefix("-")).read_text("utf-8")
        lines = [unit["Environment"], *file.splitlines()]
        return {**self.settings, **dict(line.split("=", 1) for line in lines if line)}


def as_house(machine: Machine) -> House:
    """The machine where guests expect a server: they know its address, and nothing more of it."""
    front = House("")
    front.port, front.tls, front.open = machine.port, machine.tls, machine.open
    front.scheme = "https"
    return front
