"""What can be measured of the look: sizes of targets, names, contrast, shifts, and speed."""

import time

from gallery import equal

SMALL_TARGETS = """() => {
  const targets = 'button, summary, .segments label, .filter-choice, .search-result, '
    + '.outline-item, #search-field, #size';
  return [...document.querySelectorAll(targets)]
    .filter((each) => each.checkVisibility() && !each.closest('[inert]'))
    .map((each) => [each, each.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 && (box.width < 43.9 || box.height < 43.9))
    .map(([each, box]) => `${each.outerHTML.slice(0, 80)} ${box.width} x ${box.height}`);
}"""

# The contrast of every text that can be seen with what lies below it, after WCAG 2.
LOW_CONTRAST = """() => {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const background = (element) => {
    const layers = [];
    for (let each = element; each; each = each.parentElement) {
      layers.unshift(getComputedStyle(each).backgroundColor);
    }
    return layers;
  };
  const paint = (colours) => {
    canvas.clearRect(0, 0, 1, 1);
    for (const colour of colours) {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
    }
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const luminance = (channels) => {
    const [r, g, b] = channels.map((value) => value / 255)
      .map((value) => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !element.checkVisibility()) continue;
    if (element.closest('script, style, noscript, .hidden-text, legend, .skip')) continue;
    if (element.closest('[aria-disabled=true]')) continue;
    const below = background(element);
    const lights = [paint(below), paint([...below, getComputedStyle(element).color])]
      .map(luminance).sort((a, b) => b - a);
    const ratio = (lights[0] + 0.05) / (lights[1] + 0.05);
    if (ratio < 4.5) found.push(`${walker.currentNode.data.trim()} ${ratio.toFixed(2)}`);
  }
  return [...new Set(found)];
}"""


def states(gallery, size, scheme="light"):
    """The page, and what can be opened on it."""
    page = gallery.open(size=size, scheme=scheme)
    yield "page", page
    page.locator(".filter button").nth(1).click()
    yield "filter", page
    page.keyboard.press("Escape")
    page.locator("#problems-button").click()
    page.locator("#problems summary").first.click()
    yield "problems", page
    page.locator(".problems-close").click()
    page.keyboard.press("/")
    page.keyboard.type("o")
    page.wait_for_selector(".search-result")
    yield "search", page
    page.keyboard.press("Escape")
    page.locator(".shot-button").nth(2).click()
    page.wait_for_function("inspections.arrived.size > 0")
    if not page.locator(".viewer-panel").is_visible():
        page.keyboard.press("i")
    for key in "fms":
        page.keyboard.press(key)
    page.locator(".outline-item").nth(4).click()
    yield "viewer", page
    page.get_by_role("tab", name="Problems").click()
    yield "viewer-problems", page


def test_targets_are_large_enough(gallery):
    for size in [(1440, 900), (1100, 800), (390, 844)]:
        for name, page in states(gallery, size):
            small = page.evaluate(SMALL_TARGETS)
            assert not small, (size, name, small)


def test_texts_stand_out(gallery):
    for scheme in ["light", "dark"]:
        for name, page in states(gallery, (1440, 900), scheme):
            gallery.picture(f"{name}-{scheme}")
            low = page.evaluate(LOW_CONTRAST)
            assert not low, (scheme, name, low)


def test_nothing_sticks_out_sideways(gallery):
    for size in [(390, 844), (768, 1024), (1440, 900)]:
        for name, page in states(gallery, size):
            gallery.picture(f"{name}-{size[0]}")
            wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert wide <= 0, (size, name, wide)
            viewer = page.locator("#viewer")
            if viewer.is_visible():
                equal(viewer.evaluate("each => each.scrollWidth - each.clientWidth"), 0)


def test_every_control_has_a_name(gallery):
    roles = {"button", "checkbox", "radio", "slider", "combobox", "tab", "tree", "treeitem",
             "option", "listbox", "dialog", "link", "image", "complementary", "group", "list"}
    for name, page in states(gallery, (1440, 900)):
        session = page.context.new_cdp_session(page)
        nodes = session.send("Accessibility.getFullAXTree")["nodes"]
        nameless = [
            node["role"]["value"] for node in nodes
            if not node.get("ignored") and node["role"]["value"] in roles - {"list", "group"}
            and not node.get("name", {}).get("value")
        ]
        assert not nameless, (name, nameless)


def test_focus_can_be_seen(gallery):
    page = gallery.open()
    for _ in range(30):
        page.keyboard.press("Tab")
        seen = page.evaluate("""() => {
          const each = document.activeElement;
          const marks = [each, each.nextElementSibling, each.parentElement].filter(Boolean);
          return each === document.body
            || marks.some((mark) => getComputedStyle(mark).outlineStyle === 'solid');
        }""")
        assert seen, page.evaluate("document.activeElement.outerHTML.slice(0, 120)")


def test_nothing_shifts_while_pictures_arrive(gallery):
    page = gallery.open("large")
    for _ in range(20):
        page.mouse.wheel(0, 1500)
        page.wait_for_timeout(30)
    page.wait_for_timeout(200)
    shift = page.evaluate("""() => new Promise((resolve) => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sum += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
      setTimeout(() => resolve(sum), 100);
    })""")
    assert shift < 0.01, shift


def test_a_thousand_thumbnails(gallery):
    start = time.monotonic()
    page = gallery.open("large")
    seconds = time.monotonic() - start
    equal(page.locator("#status").inner_text(), "1,005 screens")
    loaded = page.locator(".picture img.is-loaded").count()
    assert loaded < 500, loaded
    milliseconds = page.evaluate("""() => {
      const start = performance.now();
      filters[1].chosen.add('iPad mini');
      applyFilters();
      document.body.offsetHeight;
      return performance.now() - start;
    }""")
    print(f"        1,005 screens: page in {seconds:.2f} s, filtered in {milliseconds:.0f} ms,"
          f" {loaded} pictures loaded at first")
    # Bounds for a slow machine with other work to do; both are far lower on an idle one.
    assert seconds < 10 and milliseconds < 2000, (seconds, milliseconds)
