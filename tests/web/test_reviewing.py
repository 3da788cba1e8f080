"""What one does with a review in the browser: all of it with one game that was played and reviewed.

The game is the end of a golden one of Le Havre, whose moves were drawn by chance: it has mistakes.
"""

import json
import re
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from kontor.review.verdicts import SLIPS
from tests.server.house import House, Visitor
from tests.server.test_reviews import RECORDS, reviewed
from tests.web.conftest import Visit
from tests.web.guest import Guest
from tests.web.test_page import serious
from tests.web.test_review import picture

LAST = 2  # actions that are played here, so that it is an own game
SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Anselm"}]


class Played(NamedTuple):
    """A finished game, whose it is, and its review."""

    anna: Visitor
    table: str
    record: str
    decisions: list[dict[str, Any]]

    @property
    def slips(self) -> list[dict[str, Any]]:
        return [each for each in self.decisions if each["verdict"] in SLIPS]


@pytest.fixture(scope="module")
def played(house: House) -> Played:
    """A game that Anna has played to its end at one screen, with its review."""
    lines = RECORDS["le_havre"].splitlines(keepends=True)
    moves = [at for at, line in enumerate(lines) if line[0].isalpha() and at > 2]
    anna = Visitor(house)
    begun = "".join(lines[: moves[-LAST]])
    table = anna.ask("POST", "records", {"text": begun, "seats": SEATS})["table"]
    live = anna.sit(table)
    for at in moves[-LAST:]:
        answer = live.act(lines[at].split("#")[0].strip())
        assert answer["type"] == "answer", answer
    assert live.settle()["status"] == "over"
    report = reviewed(anna, table)["report"]
    return Played(anna, table, anna.ask("GET", f"tables/{table}/record"), report["decisions"])


def home(visit: Visit, played: Played, path: str) -> Page:
    """The page as Anna sees it."""
    page = visit("#/me")
    expect(page.get_by_test_id("me-empty")).to_be_visible()
    page.evaluate("(key) => localStorage.setItem('kontor.key', key)", played.anna.key)
    page.goto(f"{played.anna.house.url}/#/{path}")
    page.reload()
    return page


def test_n_goes_from_mistake_to_mistake(visit: Visit, played: Played) -> None:
    places = [str(each["at"]) for each in played.slips]
    assert len(places) > 2
    page = home(visit, played, f"review/{played.table}/0")
    review = page.get_by_test_id("review")
    expect(review).to_have_attribute("data-stage", "complete")

    for at in [*places, places[0]]:
        page.keyboard.press("n")
        expect(review).to_have_attribute("data-at", at)
        expect(page.get_by_test_id("decision")).to_have_attribute(
            "data-verdict", re.compile("|".join(SLIPS))
        )

    expect(page.locator("section.list [aria-current]")).to_have_count(1)


def test_reasons_by_source_are_those_of_the_review(visit: Visit, played: Played) -> None:
    told = next(each for each in played.slips if len(each["reasons"]) > 1)
    page = home(visit, played, f"review/{played.table}/{told['at']}")
    whys = page.get_by_test_id("decision").locator(".whys li")

    expect(whys).to_have_count(len(told["reasons"]))
    for at, reason in enumerate(told["reasons"]):
        expect(whys.nth(at)).to_contain_text(str(round(abs(reason["points"]))))
    expect(page.locator("[data-ring=played]")).to_be_visible()
    expect(page.locator("[data-ring=better]")).to_be_visible()


def test_hindsight_is_another_report_and_the_way_back_is_quick(
    visit: Visit, played: Played
) -> None:
    page = home(visit, played, f"review/{played.table}/0")
    review = page.get_by_test_id("review")
    expect(review).to_have_attribute("data-stage", "complete")

    with page.expect_request(re.compile("hindsight=true")):
        page.get_by_test_id("hindsight").check()

    expect(page.get_by_test_id("progress").or_(page.get_by_test_id("decision"))).to_be_visible()
    expect(review).to_have_attribute("data-stage", re.compile("quick|complete"))
    page.get_by_test_id("hindsight").uncheck()
    expect(review).to_have_attribute("data-stage", "complete")


def test_the_curve_shows_points_or_chances_and_leads_to_positions(
    visit: Visit, played: Played
) -> None:
    page = home(visit, played, f"review/{played.table}/0")
    chart = page.locator("section.chart")
    expect(chart).to_have_attribute("data-kind", "points")

    page.get_by_test_id("chances").click()

    expect(chart.locator(".end").first).to_contain_text("%")
    box = chart.locator("svg[role=img]").first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.get_by_test_id("review")).not_to_have_attribute("data-at", "0")
    page.get_by_test_id("seat-details").locator("summary").click()
    expect(page.get_by_test_id("seat-details").locator(".phases dd")).to_have_count(3)


def test_a_wrong_try_is_judged_on_the_spot_and_can_be_made_again(
    visit: Visit, played: Played
) -> None:
    wrong = next(each for each in played.slips if len(each["steps"]) == 1)
    page = home(visit, played, f"review/{played.table}/{wrong['at']}")
    page.get_by_test_id("try").click()
    note, guest = page.get_by_test_id("trial"), Guest(page)
    guest.offered()
    expect(page.get_by_test_id("decision")).to_have_count(0)  # nothing tells the answer

    guest.answer(wrong["steps"][0]).click()
    confirm = page.locator("[data-testid=confirm]:enabled")
    expect(confirm.or_(page.get_by_test_id("try-again")).first).to_be_visible()
    if note.get_attribute("data-tries") == "0":
        confirm.click()

    expect(note).to_have_attribute("data-tries", "1")
    expect(note).to_have_attribute("data-solved", "false")
    expect(note).to_contain_text(str(round(wrong["loss"])))
    expect(page.locator(".table")).to_have_attribute("data-count", "0")
    picture(page, "try-wrong")
    page.get_by_test_id("try-again").click()
    expect(page.get_by_test_id("try-again")).to_have_count(0)


def test_a_branch_is_named_kept_and_shared_and_the_record_stays(
    visit: Visit, played: Played, house: House
) -> None:
    mine = next(each for each in played.slips if each["seat"] == 0)
    page = home(visit, played, f"review/{played.table}/{mine['at']}")
    page.get_by_test_id("what-if").click()
    page.get_by_role("dialog").get_by_label("Name").fill("With the Wharf")
    page.get_by_role("dialog").locator("select").nth(1).select_option("deckhand")
    page.get_by_test_id("begin-branch").click()
    expect(page.get_by_test_id("trial")).to_contain_text("With the Wharf")
    page.get_by_test_id("to-review").click()

    branch = page.locator("[data-branch]")
    expect(branch).to_have_count(1)
    expect(branch).to_contain_text("With the Wharf")
    page.get_by_test_id("branch-link").click()
    address = branch.locator("input").input_value()
    with page.expect_download() as saving:
        page.get_by_test_id("branch-file").click()
    text = Path(saving.value.path()).read_text("utf-8")

    assert text.startswith("kontor 1\n")
    assert played.anna.ask("GET", f"tables/{played.table}/record") == played.record
    friend = visit(address.removeprefix(f"{house.url}/"))
    friend.get_by_role("button", name="To the table").click()
    expect(friend.locator(".table")).to_be_visible()
    board = played.anna.ask("POST", "analysis", {"text": text})
    assert board["you"]  # whoever has the file can open it


def test_a_position_is_pasted_changed_and_thought_about_and_lines_are_stepped_through(
    visit: Visit, played: Played, axe: str
) -> None:
    at = played.slips[0]["at"]
    text = played.anna.ask("GET", f"tables/{played.table}/position?at={at}")["text"]
    page = home(visit, played, "analysis")
    page.get_by_test_id("paste").fill(text)
    page.get_by_test_id("open-analysis").click()
    panel = page.get_by_test_id("analysis")
    options = panel.locator("[data-option]")
    table = page.locator(".table")

    expect(options).not_to_have_count(0)
    few = looks(page)
    page.wait_for_function(MORE_LOOKS, arg=few)  # it thinks on while one looks
    options.first.click()
    expect(table).not_to_have_attribute("data-count", "0")
    first = table.get_attribute("data-count")
    page.keyboard.press("Control+z")
    expect(table).to_have_attribute("data-count", "0")
    expect(options).not_to_have_count(0)
    options.nth(1).click()
    expect(panel.locator(".lines button")).to_have_count(2)
    panel.locator(".lines button").first.click()
    expect(table).to_have_attribute("data-count", first or "")
    picture(page, "analysis")
    # A single franc lies on the quay under the heading of francs.
    assert [each for each in serious(page, axe) if "offer: 1 franc" not in each] == []

    page.get_by_test_id("position").click()
    page.get_by_role("dialog").get_by_text("Numbers", exact=True).click()
    francs = page.get_by_role("dialog").get_by_label(re.compile("francs", re.IGNORECASE)).first
    francs.fill("77")
    francs.press("Tab")
    board = page.url
    page.get_by_test_id("apply-position").click()
    page.wait_for_function("(before) => location.href !== before", arg=board)
    expect(options).not_to_have_count(0)
    made = page.url.rsplit("/", 1)[-1]
    changed = json.loads(played.anna.ask("GET", f"tables/{made}/position")["text"])
    assert 77 in [seat["francs"] for seat in changed["seats"]] + [changed["offers"].get("francs")]


MORE_LOOKS = """(before) => [...document.querySelectorAll('[data-testid=analysis] .error')]
  .reduce((sum, each) => sum + Number(each.textContent.match(/(\\d+)\\D*$/)?.[1] ?? 0), 0)
  > before"""


def looks(page: Page) -> int:
    """How many looks the options had so far, as the panel tells."""
    told = page.get_by_test_id("analysis").locator(".error").all_text_contents()
    return sum(int(re.findall(r"\d+", each)[-1]) for each in told)


def test_a_board_is_set_up_and_what_cannot_be_is_refused(
    visit: Visit, played: Played, faults: list[str]
) -> None:
    page = home(visit, played, "analysis")
    page.get_by_test_id("paste").fill("nothing of the kind")
    page.get_by_test_id("open-analysis").click()
    expect(page.get_by_role("alert")).to_be_visible()
    faults[:] = [each for each in faults if "status of 400" not in each]  # which was meant

    page.get_by_test_id("fresh-game").select_option("craftsmen")
    page.get_by_test_id("fresh-players").select_option("4")
    page.get_by_test_id("set-up").click()

    expect(page.get_by_test_id("analysis").locator(".seats li")).to_have_count(4)


def test_my_play_tells_results_losses_and_mistakes_and_forgets_by_one_click(
    visit: Visit, played: Played, axe: str
) -> None:
    page = home(visit, played, "me")
    own = page.get_by_test_id("me")
    expect(own.locator("tbody tr")).to_have_count(1)
    expect(own).to_contain_text("Le Havre")
    expect(own.get_by_test_id("try-mistake")).to_have_count(min(12, len(played.slips)))
    picture(page, "me")
    assert serious(page, axe) == []
    with page.expect_download() as saving:
        page.get_by_test_id("me-save").click()
    saved = json.loads(Path(saving.value.path()).read_text("utf-8"))
    assert saved == played.anna.ask("GET", "me")
    assert {game["table"] for game in saved["games"]} == {played.table}

    own.get_by_test_id("try-mistake").first.click()
    expect(page.get_by_test_id("trial")).to_be_visible()
    page.go_back()
    page.get_by_test_id("me-delete").click()

    expect(page.get_by_test_id("me-empty")).to_be_visible()
    assert played.anna.ask("GET", "me") == {"games": []}
