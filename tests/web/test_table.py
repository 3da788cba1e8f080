"""A table in use: the log, moves in one panel, undo, reasons, saving and opening."""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.guest import Guest, open_menu, open_record

GOODS = ("fish", "wood", "iron", "cattle", "coal", "steel", "meat", "smoked_fish")
HARBOUR: dict[str, Any] = {
    "round": 8,
    "town": ["shipping_line", "building_firm_1", "bakehouse", "church"],
    "seats": [
        {
            "francs": 20,
            "loans": 1,
            "buildings": ["sawmill"],
            "ships": [["wood", 2], ["iron", 4]],
            "goods": dict.fromkeys(GOODS, 4),
        },
        {"francs": 9, "goods": {"fish": 9}},
    ],
}
US = [{"kind": "me", "name": "Anna"}, {"kind": "link", "name": "Ben"}]


def laid(page: Page, position: dict[str, Any], seats: list[dict[str, str]]) -> Guest:
    """A table that begins at a position of Le Havre."""
    text = f"kontor 1\ngame le_havre  rules 1\nposition {json.dumps(position)}\n"
    open_record(page, text, seats)
    return Guest(page)


def shipped(page: Page) -> Guest:
    """Anna has sent both her ships out."""
    guest = laid(page, HARBOUR, US)
    guest.answer("use shipping_line").click()
    page.get_by_test_id("confirm").click()
    expect(guest.answer("end")).to_be_visible()
    return guest


def count(page: Page) -> int:
    """How many actions are shown as played."""
    return int(page.locator(".timeline .count").inner_text().split("/")[0])


def test_a_move_of_many_steps_is_one_sheet_with_steppers(visit: Visit) -> None:
    page = visit()
    guest = laid(page, HARBOUR, US)

    guest.answer("use shipping_line").click()
    confirm = page.get_by_test_id("confirm")
    expect(confirm).to_be_enabled()
    expect(page.get_by_test_id("amount")).to_have_text("2")
    expect(page.locator("[data-picked='4 steel']")).to_be_visible()
    page.get_by_label("less: steel").click()
    expect(page.locator("[data-picked='3 steel']")).to_be_visible()
    page.get_by_label("more: cattle").click()
    expect(page.locator("[data-picked='1 cattle']")).to_be_visible()
    expect(page.get_by_test_id("ticket").locator(".chips")).to_contain_text("→")
    expect(confirm).to_be_enabled()
    assert guest.version == 0  # nothing was played yet
    confirm.click()

    expect(guest.answer("end")).to_be_visible()
    expect(page.locator("[data-place='seat-0-steel']").last).to_contain_text("1")
    expect(page.locator(".log .move")).to_have_count(1)


MARKET: dict[str, Any] = {
    **HARBOUR,
    "town": ["marketplace"],
    "seats": [
        {
            **HARBOUR["seats"][0],
            "buildings": ["smokehouse", "abattoir", "bakehouse", "tannery", "charcoal_kiln"],
        },
        HARBOUR["seats"][1],
    ],
}


def test_seven_goods_of_eight_are_picked_in_any_order_and_changed(visit: Visit) -> None:
    page = visit()
    guest = laid(page, MARKET, US)
    sheet = page.get_by_test_id("sheet")

    guest.answer("use marketplace").click()
    expect(sheet).to_contain_text("still missing: 7")
    for good in ("hides", "coal", "cattle", "grain", "iron", "clay", "fish"):
        sheet.get_by_role("button", name=good).click()
    expect(sheet).to_contain_text("7 of 7")
    expect(page.locator(".table")).to_have_attribute("data-plan", re.compile("pick fish"))
    sheet.get_by_role("button", name="fish").click()
    expect(sheet).to_contain_text("still missing: 1")
    sheet.get_by_role("button", name="wood").click()
    expect(page.get_by_test_id("confirm")).to_be_enabled()
    page.get_by_test_id("confirm").click()

    guest.reach(1)
    expect(page.locator("[data-place='seat-0-wood']").last).to_contain_text("5")
    expect(page.locator("[data-place='seat-0-hides']").last).to_contain_text("1")
    expect(page.locator("[data-place='seat-0-fish']").last).to_contain_text("4")


def test_the_log_has_a_line_for_each_move_that_opens_into_steps(visit: Visit) -> None:
    page = visit()
    guest = shipped(page)
    guest.act("buy bakehouse")
    moves = page.locator(".log .move")
    expect(moves).to_have_count(2)
    sailing = moves.nth(1)
    expect(sailing).to_contain_text("Anna uses the Shipping Line and sends 2 ships out")
    expect(sailing.locator(".what")).to_contain_text("4 steel (0)")
    expect(sailing.locator(".what use[href='#lh-steel']")).to_have_count(1)
    expect(sailing).not_to_contain_text("ships 4 steel")
    boxes = [each.bounding_box() for each in moves.all()]
    assert sum(box["height"] for box in boxes if box) < 160  # two lines each, or three
    total = int(re.sub(r"\D", "", sailing.locator(".total").inner_text()))

    sailing.get_by_role("button", name="steps").click()
    steps = sailing.locator(".steps li")
    expect(steps.filter(has_text="ships 4 steel for 32 francs")).to_have_count(1)
    expect(steps.filter(has_text="loads no")).to_have_count(0)
    steps.filter(has_text="sends 2 ships out").click()
    expect(page.get_by_test_id("asked")).to_contain_text("Looking back")
    then = count(page)
    expect(page.locator("[data-place='seat-0-steel']").last).to_contain_text("4")
    sailing.locator(".line").first.click()
    expect(page.locator("[data-place='seat-0-steel']").last).to_contain_text("0")

    assert then < count(page) < int(page.get_by_label("The game so far").get_attribute("max") or 0)
    assert guest.version == 2  # each move was one message
    assert int(page.locator(".scores .points").first.inner_text()) == total
    page.get_by_role("button", name="Back to now").click()
    expect(page.get_by_test_id("asked")).not_to_contain_text("Looking back")


def test_a_game_is_played_back_by_step_move_turn_and_round(visit: Visit) -> None:
    page = visit()
    golden = Path(__file__).parents[1] / "golden" / "le_havre" / "short_2_base_1.kontor"
    open_record(page, golden.read_text("utf-8"))
    page.get_by_test_id("look").click()
    page.get_by_label("The game so far").fill("0")
    expect(page.get_by_text(re.compile("after 0 of"))).to_be_visible()
    gone = []

    for unit in ("step", "move", "turn", "round"):
        page.get_by_label("Go by").select_option(unit)
        before = count(page)
        page.get_by_role("button", name="One step on").click()
        expect(page.locator(".timeline .count")).not_to_have_text(re.compile(f"^{before}/"))
        gone.append(count(page) - before)
        page.get_by_role("button", name="One step back").click()
        expect(page.locator(".timeline .count")).to_have_text(re.compile(f"^{before}/"))

    assert gone[0] == 1
    assert gone[0] <= gone[1] <= gone[2] < gone[3]


def test_undo_takes_back_a_whole_move_and_redo_plays_it_again(visit: Visit) -> None:
    page = visit()
    guest = shipped(page)
    sailed = count(page)
    assert sailed > 5
    guest.act("buy bakehouse")

    for expected in (sailed, 0):
        page.keyboard.press("Control+z")
        expect(page.locator(".timeline .count")).to_have_text(f"{expected}/{expected}")
    for expected in (sailed, sailed + 1):
        page.keyboard.press("Control+Shift+z")
        expect(page.locator(".timeline .count")).to_have_text(f"{expected}/{expected}")


def test_loans_are_repaid_and_things_sold_out_of_turn(visit: Visit) -> None:
    page = visit()
    guest = laid(page, {**HARBOUR, "seat": 1}, US)
    expect(page.get_by_test_id("asked")).to_contain_text("Ben")

    page.get_by_test_id("free").click()
    page.locator("[data-free='repay']").click()
    guest.reach(1)
    page.locator("[data-free='sell sawmill']").click()
    guest.reach(2)

    expect(page.locator("[data-free='repay']")).to_have_count(0)
    expect(page.locator("[data-place='seat-0-francs']")).to_contain_text("22")  # 20 - 5 + 7
    expect(page.locator(".log .move").first).to_contain_text("Anna sells the Sawmill for 7 francs")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-place='seat-0-francs']")).to_contain_text("15")


def test_what_cannot_be_done_says_why_by_mouse_keys_and_touch(visit: Visit) -> None:
    page = visit()
    laid(page, HARBOUR, US)
    place = page.locator("button.spot[data-action='use church']")
    reason = page.get_by_role("tooltip").filter(has_text=re.compile("bread|fish"))

    place.hover(force=True, position={"x": 8, "y": 8})
    page.mouse.move(*middle(page, "use church"))
    expect(reason).to_be_visible()
    page.mouse.move(700, 880)
    expect(reason).to_have_count(0)
    place.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(reason).to_be_visible()

    page.mouse.move(*middle(page, "use church"))
    expect(reason).to_be_visible()
    assert page.evaluate(TIP_OVER, "use church") is False  # what is pointed at stays in sight
    place.click(force=True)
    said = page.get_by_test_id("ticket").get_by_role("alert")
    expect(said).to_have_text(re.compile("Church.*bread"))
    expect(page.get_by_role("tooltip")).to_have_count(0)

    phone = visit(width=390, height=844)
    laid(phone, HARBOUR, US)
    phone.get_by_role("tab", name="Town").click()
    phone.locator("button.spot[data-action='use church']").dispatch_event("click")
    expect(phone.get_by_role("alert").filter(has_text=re.compile("bread|fish"))).to_be_visible()


# Whether the tooltip lies over a place.
TIP_OVER = """(text) => {
  const [tip, place] = ['[role=tooltip]', `button.spot[data-action="${text}"]`]
    .map((name) => document.querySelector(name).getBoundingClientRect());
  return tip.left < place.right && place.left < tip.right
    && tip.top < place.bottom && place.top < tip.bottom;
}"""


def middle(page: Page, text: str) -> tuple[float, float]:
    """The middle of a place on the board."""
    box = page.locator(f"button.spot[data-action='{text}']").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_help_of_a_card_tells_its_text_its_data_and_its_rule(visit: Visit) -> None:
    page = visit()
    laid(page, HARBOUR, US)

    page.locator("[data-place='building-bakehouse']").click(button="right", force=True)

    dialog = page.get_by_role("dialog", name="Bakehouse")
    expect(dialog).to_contain_text("building cost")
    dialog.get_by_text("In the words of the rules").click()
    expect(dialog).to_contain_text("grain into bread")
    expect(dialog.get_by_role("link", name="Rule LH-15.05")).to_be_visible()


def test_a_game_is_ended_saved_from_the_result_and_opened_again(
    visit: Visit, tmp_path: Path
) -> None:
    page = visit()
    shipped(page)
    page.goto(page.url.split("#")[0] + "#/")
    open_menu(page)
    page.get_by_role("button", name="End the game").click()
    page.get_by_role("button", name="Really end it?").click()
    page.locator("[data-table] a").click()
    expect(page.get_by_test_id("result")).to_contain_text("ended early")

    with page.expect_download() as download:
        page.get_by_test_id("result").get_by_role("button", name="Save the record").click()
    saved = tmp_path / download.value.suggested_filename
    download.value.save_as(saved)
    page.goto(page.url.split("#")[0] + "#/")
    page.get_by_label("Open a record").set_input_files(saved)

    expect(page).to_have_url(re.compile("/#/table/"))
    expect(page.locator(".log .move")).to_have_count(1)
    expect(Guest(page).answer("end")).to_be_visible()  # it goes on where it was ended
