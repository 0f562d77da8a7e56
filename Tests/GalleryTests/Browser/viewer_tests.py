"""One configuration at full size: keys, overlays, inspector."""

from gallery import choose, equal, focused, texts

SUBTITLE = ".viewer-title p"


def is_open(page):
    return page.evaluate("document.getElementById('viewer').open")


def pressed(page, overlay):
    return page.locator(f'[data-overlay="{overlay}"]').get_attribute("aria-pressed")


def test_enter_opens_and_escape_closes(gallery):
    page = gallery.open()
    page.locator(".shot-button").nth(2).focus()
    page.keyboard.press("Enter")
    equal(is_open(page), True)
    equal(page.locator("#viewer-title").inner_text(), "Sign In")
    equal(page.locator(SUBTITLE).inner_text(),
          "iPhone 17 · Portrait · 402 × 874 @3x · compact × regular")
    page.keyboard.press("Escape")
    equal(is_open(page), False)
    equal(page.evaluate("document.activeElement.dataset.shot"), "2")


def test_arrow_keys_go_from_picture_to_picture(gallery):
    page = gallery.open_viewer(0)
    page.keyboard.press("ArrowLeft")
    equal(page.locator(SUBTITLE).inner_text().split(" · ")[:2], ["iPhone SE", "Portrait"])
    page.keyboard.press("ArrowRight")
    equal(page.locator(SUBTITLE).inner_text().split(" · ")[:2], ["iPhone SE", "Landscape"])
    page.keyboard.press("ArrowDown")
    equal(page.locator("#viewer-title").inner_text(), "Harvest")
    equal(page.locator(SUBTITLE).inner_text().split(" · ")[:2], ["iPhone SE", "Landscape"])
    page.keyboard.press("ArrowUp")
    equal(page.locator("#viewer-title").inner_text(), "Sign In")
    page.keyboard.press("Escape")
    page.wait_for_function("document.activeElement.dataset.shot === '1'")


def test_last_picture_of_a_scene_leads_to_the_next_scene(gallery):
    page = gallery.open_viewer(14)
    page.keyboard.press("ArrowRight")
    equal(page.locator("#viewer-title").inner_text(), "Harvest")


def test_arrow_keys_skip_what_filters_hide(gallery):
    page = gallery.open()
    choose(page, "Orientation", "Landscape")
    page.locator(".shot-button:visible").first.click()
    page.keyboard.press("ArrowRight")
    equal(page.locator(SUBTITLE).inner_text().split(" · ")[:2], ["iPhone 17", "Landscape"])


def test_focus_stays_in_the_viewer(gallery):
    page = gallery.open_viewer()
    for _ in range(60):
        page.keyboard.press("Tab")
        inside = page.evaluate(
            "document.activeElement === document.body"
            " || document.getElementById('viewer').contains(document.activeElement)")
        assert inside, focused(page)


def test_overlays_switch_on_and_off(gallery):
    page = gallery.open_viewer()
    # The root, the title, 2 fields and the button.
    for key, overlay, selector, count in [
            ("f", "frames", ".overlay .frame", 5), ("m", "margins", ".overlay .is-margins", 1),
            ("s", "safeArea", ".overlay .is-safe-area", 1)]:
        equal(page.locator(selector).count(), 0)
        page.keyboard.press(key)
        equal(page.locator(selector).count(), count)
        equal(pressed(page, overlay), "true")
        page.locator(f'[data-overlay="{overlay}"]').click()
        equal(page.locator(selector).count(), 0)
        equal(pressed(page, overlay), "false")


def test_constraints_of_the_selected_view_are_drawn(gallery):
    page = gallery.open_viewer()
    # Nothing is selected: only the one that gave way.
    equal(page.locator(".overlay .constraint").count(), 1)
    page.locator(".outline-item").nth(4).click()
    equal(page.locator(".overlay .constraint").count(), 3)
    equal(page.locator(".overlay .constraint.is-broken").count(), 1)
    page.locator(".constraints button").first.click()
    equal(page.locator(".overlay .constraint.is-selected").count(), 1)
    page.keyboard.press("c")
    # What was asked for by name still shows.
    equal(page.locator(".overlay .constraint").count(), 1)


def test_rules_of_the_selected_view_say_why(gallery):
    page = gallery.open_viewer()
    page.locator(".outline-item").nth(1).click()
    equal(page.locator(".rule").count(), 0)
    page.locator(".outline-item").nth(4).click()
    equal(texts(page, ".rule-title"), ["wide", "width < 1000", "width ≥ 900 && width < 300"])
    # An iPhone 17 upright is 402 points wide.
    equal(texts(page, ".rule .tag"), ["Does not hold", "Holds", "Never holds"])
    equal(texts(page, ".rule-reason"), [
        "because width ≥ 600 does not hold: width is 402",
        "because width < 1000 holds: width is 402"])
    equal(texts(page, ".rule-condition"), ["width ≥ 600"])
    equal(texts(page, ".rule-effects li"), [
        "button.width = 320", "button.color = green – plain wins"])
    equal(texts(page, ".rule-place")[0], "Orchard/SignIn.swift:12")


def click_point(page, x, y):
    """Clicks a point of the screen of an iPhone 17, which lies 14 points inside of the picture."""
    box = page.locator(".stage-picture").bounding_box()
    zoom = box["width"] / (402 + 28)
    page.mouse.click(box["x"] + (x + 14) * zoom, box["y"] + (y + 14) * zoom)


def test_click_selects_the_view_in_front_then_the_one_behind(gallery):
    page = gallery.open_viewer()
    # The button: y = 0.16 · 874 + 3 · 52 + 60 = 355.84, in a column of 402 − 2 · 20.
    click_point(page, 200, 380)
    equal(page.locator(".details h3").inner_text(), "UIButton")
    equal(texts(page, ".numbers:first-of-type dd"), ["20", "355.84", "362", "52"])
    equal(texts(page, '.outline-item[aria-selected="true"] .outline-name'), ["Continue with Email"])
    assert "Account.storyboard:20" in page.locator(".details-place").inner_text()
    click_point(page, 200, 380)
    equal(page.locator(".details h3").inner_text(), "UIView")
    click_point(page, 200, 380)
    equal(page.locator(".details h3").inner_text(), "UIButton")


def test_selected_view_is_framed_where_it_is(gallery):
    page = gallery.open_viewer()
    page.locator(".outline-item").nth(4).click()
    picture = page.locator(".stage-picture").bounding_box()
    frame = page.locator(".overlay .frame.is-selected").bounding_box()
    zoom = picture["width"] / 430
    assert abs(frame["x"] - picture["x"] - 34 * zoom) < 2, (frame, picture)
    assert abs(frame["y"] - picture["y"] - 369.84 * zoom) < 2, (frame, picture)


def test_selection_stays_from_picture_to_picture(gallery):
    page = gallery.open_viewer(0)
    page.locator(".outline-item").nth(4).click()
    page.keyboard.press("ArrowRight")
    page.wait_for_selector('.outline-item[aria-selected="true"]')
    equal(page.locator(".details h3").inner_text(), "UIButton")
    # The iPhone SE on its side: a column of 480 in 667.
    equal(texts(page, ".numbers:first-of-type dd")[0], "93.5")


def test_outline_by_keyboard(gallery):
    page = gallery.open_viewer()
    page.locator('.outline-item[tabindex="0"]').focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    equal(page.locator(".details h3").inner_text(), "UITextField")
    equal(page.evaluate("document.activeElement.getAttribute('aria-level')"), "2")
    page.keyboard.press("End")
    equal(page.locator(".details h3").inner_text(), "UIButton")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("document.activeElement.matches('.outline-item')")
    equal(page.locator(SUBTITLE).inner_text().split(" · ")[1], "Landscape")


def test_problems_of_the_picture(gallery):
    page = gallery.open_viewer(0)
    page.get_by_role("tab", name="Problems").click()
    equal(page.locator(".viewer-panel .problem").count(), 2)
    page.locator(".viewer-panel .problem-button", has_text="needs 312 points").click()
    page.wait_for_selector('.outline-item[aria-selected="true"]')
    equal(page.locator(".details-place").inner_text(),
          "btn-01-abc · Examples/Account.storyboard:20")


def test_size_fits_then_is_actual(gallery):
    page = gallery.open_viewer()
    picture = page.locator(".stage-picture")
    stage = page.locator(".stage").bounding_box()
    assert picture.bounding_box()["height"] <= stage["height"]
    page.keyboard.press("0")
    # 874 points and two bezels of 14.
    equal(round(picture.bounding_box()["height"]), 902)
    equal(page.locator(".viewer-percent").inner_text(), "100 %")
    page.keyboard.press("-")
    equal(page.locator(".viewer-percent").inner_text(), "80 %")


def test_inspector_can_be_put_away(gallery):
    page = gallery.open_viewer()
    page.keyboard.press("i")
    equal(page.locator(".viewer-panel").is_visible(), False)
    page.get_by_role("button", name="Inspector").click()
    equal(page.locator(".viewer-panel").is_visible(), True)


def test_address_leads_back_to_the_picture(gallery):
    page = gallery.open_viewer()
    page.reload()
    page.wait_for_selector("html.is-ready")
    equal(is_open(page), True)
    equal(page.locator(SUBTITLE).inner_text().split(" · ")[0], "iPhone 17")
    page.keyboard.press("Escape")
    page.wait_for_function("location.hash === ''")
    page.reload()
    page.wait_for_selector("html.is-ready")
    equal(is_open(page), False)


def test_address_of_nothing_is_no_failure(gallery):
    page = gallery.open(address="#scene=%3Cb%3E&configuration=none")
    equal(is_open(page), False)
