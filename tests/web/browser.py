"""A browser for the page's tests: `python -m tests.web.browser` finds one, or installs it.

It is Chromium, without windows where that can be had: so it takes a third of the time.
`python -m tests.web.browser firefox` means Firefox.
"""

import shutil
import sys

from tests import apt

NAMES = {
    "chromium": ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"),
    "firefox": ("firefox-esr", "firefox"),
}
MISSING = (
    "The tests of the page need {title}. Install it (on Debian and Ubuntu as root: "
    "apt-get install {package}) and run this again."
)


def install(kind: str) -> None:
    """Have that browser, the first of its names if Debian's packages can be installed."""
    best, *others = NAMES[kind]
    if shutil.which(best) or apt.install(best, "fonts-dejavu-core"):
        return
    if not any(shutil.which(name) for name in others):
        sys.exit(MISSING.format(title=kind.title(), package=best))


if __name__ == "__main__":
    install(*sys.argv[1:] or ["chromium"])
