"""Runs the browser tests of the gallery page: run.py BROWSER FOLDER-OF-SAMPLES.

Prints a line for each test and at last "N passed, N failed".
"""

import pathlib
import sys
import traceback

from playwright.sync_api import sync_playwright

import look_tests
import page_tests
import viewer_tests
from gallery import Gallery


def main(browser_path, samples):
    tests = [
        (module.__name__, name, test)
        for module in (page_tests, viewer_tests, look_tests)
        for name, test in vars(module).items()
        if name.startswith("test_")
    ]
    failed = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=browser_path, args=["--no-sandbox", "--disable-gpu"])
        for module, name, test in tests:
            gallery = Gallery(browser, samples)
            try:
                test(gallery)
                gallery.check_silence()
                print(f"passed  {module}.{name}")
            except Exception:  # A test that cannot go on has failed; the others go on.
                failed += 1
                print(f"FAILED  {module}.{name}")
                traceback.print_exc(limit=-3, file=sys.stdout)
                gallery.picture(f"failed-{name}")
            finally:
                gallery.close()
        browser.close()
    print(f"{len(tests) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], pathlib.Path(sys.argv[2])))
