"""The page: scenes, filters, sizes, search, problems, appearance."""

import pathlib
import shutil
import tempfile

from gallery import choose, equal, focused, texts

# The small sample: 5 scenes, 15 configurations: 5 devices held both ways, the third of a window on
# 2 iPads, and large text, right to left and dark on one phone. 7 problems: 1 a scene, 1 more in
# the first, 1 of its document.
SHOTS = ".shot:not([hidden])"


def test_lists_scenes_and_configurations(gallery):
    page = gallery.open()
    equal(page.title(), "Orchard")
    equal(page.locator(".scene").count(), 5)
    equal(page.locator(SHOTS).count(), 75)
    equal(texts(page, ".document-title"), [
        "Examples/Account.storyboard", "Examples/Main.storyboard", "Examples/Profile.storyboard",
        "Examples/Main.storyboard", "Examples/Profile.storyboard"])
    equal(page.locator("#status").inner_text(), "75 screens")


def test_page_without_scenes_says_so(gallery):
    page = gallery.open("empty")
    equal(texts(page, ".empty"), ["No scenes were found."])


def test_hostile_title_stays_text(gallery):
    page = gallery.open("hostile")
    equal(page.title(), "Orchard")
    assert page.locator("h3").first.inner_text().startswith("</script><img src=x")
    page.locator(".shot-button").first.click()
    page.wait_for_selector(".outline-item")
    equal(page.title(), "Orchard")
    equal(page.locator("img:not(.shot img, .stage img)").count(), 0)


def test_filters_hide_and_show(gallery):
    page = gallery.open()
    choose(page, "Device", "iPad mini")
    # Portrait, landscape and a third, in 5 scenes.
    equal(page.locator(SHOTS).count(), 15)
    equal(page.locator("#status").inner_text(), "15 of 75 screens")
    choose(page, "Window", "1/3")
    equal(page.locator(SHOTS).count(), 5)
    choose(page, "Document", "Examples/Account.storyboard")
    equal(page.locator(SHOTS).count(), 1)
    equal(texts(page, ".document-title"), ["Examples/Account.storyboard"])
    page.get_by_role("button", name="Reset").click()
    equal(page.locator(SHOTS).count(), 75)
    equal(page.locator("#reset").is_visible(), False)


def test_two_choices_of_a_filter_add_up(gallery):
    page = gallery.open()
    choose(page, "Device", "iPhone SE", "iPad mini")
    equal(page.locator(SHOTS).count(), (2 + 3) * 5)
    equal(page.locator(".filter .is-on").inner_text(), "2 devices")


def test_every_trait_filters(gallery):
    for menu, choice, count in [
            ("Orientation", "Landscape", 7), ("Text size", "Accessibility 3", 1),
            ("Direction", "Right to left", 1), ("Appearance", "Dark", 1)]:
        page = gallery.open()
        choose(page, menu, choice)
        equal(page.locator(SHOTS).count(), count * 5)


def test_filters_that_match_nothing_say_so(gallery):
    page = gallery.open()
    choose(page, "Device", "iPhone SE")
    choose(page, "Appearance", "Dark")
    equal(page.locator(SHOTS).count(), 0)
    equal(texts(page, ".empty"), ["No configuration matches these filters."])


def test_filters_by_keyboard(gallery):
    page = gallery.open()
    button = page.get_by_role("button", name="Device")
    button.focus()
    page.keyboard.press("ArrowDown")
    equal(button.get_attribute("aria-expanded"), "true")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Space")
    equal(page.locator(SHOTS).count(), 5 * 5)
    page.keyboard.press("Escape")
    equal(button.get_attribute("aria-expanded"), "false")
    equal(page.evaluate("document.activeElement.getAttribute('aria-label')"), "Device: iPhone 17")


def test_thumbnails_change_size(gallery):
    page = gallery.open()
    picture = page.locator(".picture").first
    # 375 points and two bezels of 14.
    assert abs(picture.bounding_box()["width"] - 403 * 0.26) < 0.1
    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("End")
    assert abs(picture.bounding_box()["width"] - 403 * 0.6) < 0.1
    page.reload()
    page.wait_for_selector("html.is-ready")
    assert abs(picture.bounding_box()["width"] - 403 * 0.6) < 0.1


def test_scenes_in_one_row(gallery):
    page = gallery.open()
    page.get_by_role("radio", name="One row a scene").check(force=True)
    boxes = [each.bounding_box() for each in page.locator(".scene").first.locator(".shot").all()]
    bottoms = {round(box["y"] + box["height"]) for box in boxes}
    equal(len(bottoms), 1)


def test_arrow_keys_move_among_thumbnails(gallery):
    page = gallery.open()
    stops = page.locator('.shot-button[tabindex="0"]')
    equal(stops.count(), 5)
    stops.first.focus()
    number = lambda: page.evaluate("document.activeElement.dataset.shot")
    page.keyboard.press("ArrowRight")
    equal(number(), "1")
    page.keyboard.press("End")
    equal(number(), "14")
    page.keyboard.press("ArrowDown")
    assert 15 <= int(number()) < 30, number()
    page.keyboard.press("ArrowUp")
    assert int(number()) < 15, number()
    equal(stops.count(), 5)


def test_search_finds_a_view(gallery):
    page = gallery.open()
    page.keyboard.press("/")
    page.keyboard.type("followbutton")
    page.wait_for_selector(".search-result")
    equal(texts(page, ".search-name"), ["Follow"])
    page.keyboard.press("Enter")
    page.wait_for_selector('.outline-item[aria-selected="true"]')
    equal(page.locator("#viewer-title").inner_text(), "Profile")
    equal(page.locator(".details h3").inner_text(), "FollowButton")


def test_search_finds_a_scene(gallery):
    page = gallery.open()
    page.keyboard.press("/")
    page.keyboard.type("setti")
    page.wait_for_selector(".search-result")
    equal(texts(page, ".search-name")[0], "Settings")
    page.keyboard.press("Enter")
    # The fourth scene.
    equal(page.evaluate("document.activeElement.dataset.shot"), "45")


def test_search_for_nothing(gallery):
    page = gallery.open()
    page.keyboard.press("/")
    page.keyboard.type("no such thing")
    equal(texts(page, ".search-none"), ["Nothing found."])
    page.keyboard.press("Escape")
    equal(page.locator("#search-results").is_visible(), False)


def test_problems_are_listed_with_place_and_mend(gallery):
    page = gallery.open()
    page.get_by_role("button", name="Problems", exact=False).first.click()
    equal(page.locator("#problems .problem").count(), 7)
    first = page.locator("#problems .problem").first
    assert "gave way" in first.inner_text()
    assert "Lower the priority" in first.inner_text()
    assert "Account.storyboard:31" in first.inner_text()
    assert "In all 15 configurations" in first.inner_text()
    # The note is about a document, which has no view to show.
    equal(page.locator("#problems .problem.is-note button").count(), 0)
    page.keyboard.press("Escape")
    equal(focused(page).split()[0], "control")
    equal(page.locator("#problems").is_visible(), False)


def test_severities_can_be_left_out(gallery):
    page = gallery.open()
    page.locator("#problems-button").click()
    page.get_by_role("button", name="Warnings, 5").click()
    equal(page.locator("#problems .problem").count(), 2)


def test_filters_narrow_the_problems(gallery):
    page = gallery.open()
    page.locator("#problems-button").click()
    choose(page, "Device", "iPad mini")
    # The warnings hold on the iPhone SE only.
    equal(page.locator("#problems .problem").count(), 2)


def test_problem_opens_the_scene_at_the_view(gallery):
    page = gallery.open()
    page.locator("#problems-button").click()
    page.locator("#problems .problem-button").first.click()
    page.wait_for_selector('.outline-item[aria-selected="true"]')
    # The problem names a constraint, so the view that has it is selected and it stands out.
    equal(page.locator(".details h3").inner_text(), "UIButton")
    equal(texts(page, '.constraints [aria-pressed="true"] .constraint-words'),
          ["Button.width = 480"])


def test_problem_opens_the_configuration_asked_for(gallery):
    page = gallery.open()
    page.locator("#problems-button").click()
    page.locator("#problems summary").first.click()
    page.get_by_role("button", name="iPhone 17, Portrait, Right to left", exact=True).click()
    assert "Right to left" in page.locator(".viewer-title p").inner_text()


def test_appearance_follows_the_system_and_the_switch(gallery):
    background = "getComputedStyle(document.documentElement).backgroundColor"
    light, dark = "rgb(245, 245, 247)", "rgb(20, 20, 22)"
    equal(gallery.open(scheme="light").evaluate(background), light)
    page = gallery.open(scheme="dark")
    equal(page.evaluate(background), dark)
    page.get_by_role("radio", name="Light").check(force=True)
    equal(page.evaluate(background), light)
    page.reload()
    page.wait_for_selector("html.is-ready")
    equal(page.evaluate(background), light)
    page.get_by_role("radio", name="As the system").check(force=True)
    equal(page.evaluate(background), dark)


def test_moved_gallery_still_works(gallery):
    with tempfile.TemporaryDirectory() as folder:
        moved = pathlib.Path(folder) / "a # b ? 100% é"
        shutil.copytree(gallery.samples / "small", moved)
        page = gallery.open(folder=moved)
        page.locator(".shot-button").first.click()
        page.wait_for_selector(".outline-item")
        gallery.check_silence()
        gallery.close()


def test_missing_data_of_a_scene_is_no_failure(gallery):
    with tempfile.TemporaryDirectory() as folder:
        moved = pathlib.Path(folder) / "gallery"
        shutil.copytree(gallery.samples / "small", moved)
        for file in (moved / "data").glob("scene-*.js"):
            file.unlink()
        page = gallery.open(folder=moved)
        page.locator(".shot-button").first.click()
        page.get_by_text("Nothing is known of the views").wait_for()
        # The browser notes the missing file; the page itself has nothing to complain about.
        gallery.complaints = [each for each in gallery.complaints
                              if "ERR_FILE_NOT_FOUND" not in each and "scene-" not in each]
        gallery.close()
