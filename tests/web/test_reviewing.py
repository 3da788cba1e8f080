"""What one does with a review in the browser: all of it with one game that was played and reviewed.

The game is the end of a golden one of Le Havre, whose moves were drawn by chance: it has mistakes.
"""

import json
import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Response, Route, expect

from kontor.core.words import LANGUAGES
from kontor.review.verdicts import SLIPS
from tests.server.house import House, Visitor
from tests.server.test_reviews import RECORDS, reviewed
from tests.web.conftest import Visit
from tests.web.guest import Guest
from tests.web.test_page import COLOURS, PHONE, is_narrow, serious
from tests.web.test_review import picture

LAST = 2  # actions that are played here, so that it is an own game
SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Anselm"}]


@dataclass(frozen=True)
class Played:
    """A finished game, whose it is, and its review."""

    anna: Visitor
    table: str
    record: str
    decisions: list[dict[str, Any]]

    @cached_property
    def board(self) -> str:
        """A board to think at, where the first mistake was made."""
        wish = {"at": self.slips[0]["at"], "purpose": "analysis"}
        return str(self.anna.ask("POST", f"tables/{self.table}/branches", wish)["table"])

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


def home(visit: Visit, played: Played, path: str, **more: Any) -> Page:
    """The page as Anna sees it."""
    page = visit("#/me", **more)
    expect(page.get_by_test_id("me-empty")).to_be_visible()
    page.evaluate("(key) => localStorage.setItem('kontor.key', key)", played.anna.key)
    page.goto(f"{played.anna.house.url}/#/{path}")
    page.reload()
    return page


def test_a_game_that_people_still_play_shows_nothing_of_a_review(
    visit: Visit, house: House
) -> None:
    page = visit("#/me")
    expect(page.get_by_test_id("me-empty")).to_be_visible()
    anna = Visitor(house, page.evaluate("localStorage.getItem('kontor.key')"))
    table = anna.make("me", "link")["table"]
    asked: list[str] = []
    page.on("request", lambda each: asked.append(each.url))

    page.goto(f"{house.url}/#/review/{table}")

    expect(page.get_by_role("alert")).to_contain_text("can be reviewed when it is over")
    expect(page.get_by_test_id("review")).to_have_count(0)
    page.goto(f"{house.url}/#/table/{table}")
    expect(page.locator(".table")).to_be_visible()
    expect(page.get_by_test_id("review")).to_have_count(0)
    expect(page.get_by_test_id("analysis")).to_have_count(0)
    told = re.compile(r"/api/.*(review|position|course|judge|analysis|branches|/at/)")
    assert [url for url in asked if told.search(url)] == []


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
    page.goto(f"{played.anna.house.url}/#/puzzles")
    page.go_back()  # one comes back to where one was
    expect(review).to_have_attribute("data-at", places[0])


def test_on_a_phone_the_board_turns_to_what_was_played(visit: Visit, played: Played) -> None:
    page = home(visit, played, f"review/{played.table}/0", touch=True, **PHONE)
    review = page.get_by_test_id("review")
    expect(review).to_have_attribute("data-stage", "complete")
    entered = [each for each in played.slips if each["steps"][0].startswith(("use ", "take "))]
    assert entered

    for slip in entered:
        page.goto(f"{played.anna.house.url}/#/review/{played.table}/{slip['at']}")
        page.reload()
        expect(page.get_by_test_id("decision")).to_be_visible()
        ring = page.locator("[data-ring=played]")
        expect(ring).to_be_in_viewport()


def test_a_game_without_mistakes_offers_no_way_to_the_next_one(
    visit: Visit, played: Played
) -> None:
    def faultless(route: Route) -> None:
        told = route.fetch().json()
        for each in (told["report"] or {}).get("decisions", []):
            each["verdict"] = "best"
        if told["report"]:
            told["report"]["turning_points"] = []
        route.fulfill(json=told)

    page = home(visit, played, "me")
    page.route("**/review?*", faultless)
    page.goto(f"{played.anna.house.url}/#/review/{played.table}/0")

    expect(page.get_by_test_id("review")).to_have_attribute("data-stage", "complete")
    expect(page.get_by_test_id("next-mistake")).to_be_disabled()


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
    assert serious(page, axe) == []

    page.get_by_test_id("position").click()
    sheet = page.get_by_role("dialog")
    francs, built = (
        sheet.locator(f"[data-blank='seats.0.{name}']") for name in ("francs", "buildings")
    )
    seat = page.locator("[data-blank='seats.0.francs']")
    sheet.locator("details", has=seat).locator("summary").click()
    francs.locator("input").fill("77")
    francs.locator("input").press("Tab")
    built.locator("select").select_option(label="Bank")
    expect(built).to_contain_text("Bank")
    assert serious(page, axe) == []
    board = page.url
    page.get_by_test_id("apply-position").click()
    page.wait_for_function("(before) => location.href !== before", arg=board)
    expect(options).not_to_have_count(0)
    made = page.url.rsplit("/", 1)[-1]
    changed = json.loads(played.anna.ask("GET", f"tables/{made}/position")["text"])
    assert changed["seats"][0]["francs"] == 77
    assert "bank" in changed["seats"][0]["buildings"]
    assert "bank" not in [card for pile in changed["piles"] for card in pile]


OPENING = '{"game": "le_havre", "players": 2, "seed": 1}'


def test_options_are_thought_about_more_and_more_while_one_looks(
    visit: Visit, played: Played
) -> None:
    page = home(visit, played, "analysis")
    told: list[dict[str, Any]] = []
    page.on("response", lambda each: told.append(each.json()) if is_thought(each) else None)
    page.get_by_test_id("paste").fill(OPENING)
    page.get_by_test_id("open-analysis").click()
    best = page.get_by_test_id("analysis").locator("[data-option] .error").first

    expect(best).to_contain_text(re.compile(r"\d"))
    for _ in range(2):
        expect(best).not_to_have_text(best.inner_text())  # what is shown changes, too

    looks = [each["looks"] for each in told]
    assert looks == sorted(looks)  # no answer has fewer of them than the one before
    assert looks[-1] > 2 * looks[0]
    assert all(each["error"] > 0 for answer in told for each in answer["options"][1:])


def is_thought(response: Response) -> bool:
    """Whether the board to think at was answered."""
    return response.url.endswith("/analysis") and "/tables/" in response.url


def test_what_cannot_be_set_up_by_hand_is_refused_in_the_language_of_the_page(
    visit: Visit, played: Played, faults: list[str]
) -> None:
    opening = json.loads(OPENING) | {"town": ["joinery"], "seats": [{"worker": "joinery"}, {}]}
    page = home(visit, played, "analysis", locale="de-DE")
    page.get_by_test_id("paste").fill(json.dumps(opening))
    page.get_by_test_id("open-analysis").click()
    expect(page.get_by_test_id("analysis").locator("[data-option]")).not_to_have_count(0)
    page.get_by_test_id("position").click()
    sheet = page.get_by_role("dialog")
    worker = sheet.locator("[data-blank='seats.1.worker']")
    within = page.locator("[data-blank='seats.1.worker']")
    sheet.locator("details", has=within).locator("summary").click()
    worker.locator("select").select_option(label="Schreinerei")
    page.get_by_test_id("apply-position").click()

    expect(sheet.get_by_role("alert")).to_contain_text(
        "zwei Personensteine können nicht zugleich auf „Schreinerei“"
    )
    expect(sheet.get_by_role("alert")).to_be_in_viewport()
    faults[:] = [each for each in faults if "status of 400" not in each]  # which was meant


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_review_analysis_and_my_play_are_accessible_in_every_language(
    visit: Visit, played: Played, axe: str, size: str
) -> None:
    page = home(visit, played, "me", touch=size == "phone", **(PHONE if size == "phone" else {}))
    found: list[str] = []
    for path, shown in (
        ("me", "[data-testid=me]"),
        (f"review/{played.table}/{played.slips[0]['at']}", "[data-testid=decision]"),
        (f"table/{played.board}", "[data-option]"),
    ):
        page.goto(f"{played.anna.house.url}/#/{path}")
        for language in LANGUAGES:
            page.evaluate("(each) => localStorage.setItem('kontor.language', each)", language)
            page.reload()
            page.locator(shown).first.wait_for()
            assert page.locator("html").get_attribute("lang") == language
            assert is_narrow(page), (path, language)
            found += serious(page, axe)
            page.emulate_media(color_scheme="dark")
            found += serious(page, axe, COLOURS)
            page.emulate_media(color_scheme="light")

    assert found == []


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
