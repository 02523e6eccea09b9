"""A browser for the page's tests: `python -m tests.web.browser` finds one, or installs it.

It is Chromium; `python -m tests.web.browser firefox` means Firefox.
"""

import shutil
import sys

from tests import apt

NAMES = {
    "chromium": ("chromium", "chromium-browser", "google-chrome"),
    "firefox": ("firefox-esr", "firefox"),
}
MISSING = (
    "The tests of the page need {title}. Install it (on Debian and Ubuntu as root: "
    "apt-get install {package}) and run this again."
)


def install(kind: str) -> None:
    """Have that browser, with Debian's package if there is none."""
    package, *_ = names = NAMES[kind]
    if any(shutil.which(name) for name in names):
        return
    if not apt.install(package, "fonts-dejavu-core"):
        sys.exit(MISSING.format(title=kind.title(), package=package))


if __name__ == "__main__":
    install(*sys.argv[1:] or ["chromium"])
