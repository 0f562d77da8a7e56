"""A gallery in a browser, as the tests see it."""

import re


class Gallery:
    """Opens samples in pages of their own and notes what the browser complains about."""

    def __init__(self, browser, samples):
        self.browser = browser
        self.samples = samples
        self.complaints = []
        self.addresses = []
        self.context = None
        self.page = None

    def open(self, sample="small", size=(1440, 900), scheme="light", address="", folder=None):
        """Opens the page of a sample and waits until it stands."""
        self.close()
        self.context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]}, color_scheme=scheme,
            reduced_motion="reduce")
        self.page = self.context.new_page()
        self.page.set_default_timeout(5000)
        self.page.on("console", lambda message: self.complaints.append(message.text)
                     if message.type in ("error", "warning") else None)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("requestfailed", lambda request: self.complaints.append(request.url))
        self.page.on("request", lambda request: self.addresses.append(request.url))
        self.page.goto(((folder or self.samples / sample) / "index.html").as_uri() + address)
        self.page.wait_for_selector("html.is-ready")
        return self.page

    def open_viewer(self, number=2, **options):
        """Opens the page and the shot of that number at full size."""
        page = self.open(**options)
        page.locator(".shot-button").nth(number).click()
        page.wait_for_selector(".outline-item")
        return page

    def check_silence(self):
        """Fails if a page complained, or asked anything of the network."""
        assert not self.complaints, self.complaints
        remote = [each for each in self.addresses if not each.startswith(("file:", "data:"))]
        assert not remote, remote

    def picture(self, name):
        """Keeps what the page looks like."""
        if self.page:
            self.page.screenshot(path=self.samples / f"{name}.png")

    def close(self):
        if self.context:
            self.context.close()
        self.context = self.page = None


def texts(page, selector):
    """The texts of the elements that can be seen."""
    return [each.inner_text() for each in page.locator(selector).all() if each.is_visible()]


def focused(page):
    """The classes, or else the id, of what has the focus."""
    return page.evaluate("document.activeElement.className || document.activeElement.id")


def equal(actual, expected):
    assert actual == expected, f"{actual!r} is not {expected!r}"


def choose(page, menu, *choices):
    """Chooses in the menu of a filter."""
    page.get_by_role("button", name=re.compile(f"^{menu}")).click()
    for choice in choices:
        page.locator(".filter-choice:visible").filter(
            has=page.get_by_text(choice, exact=True)).click()
    page.keyboard.press("Escape")
