"""A browser for the page's tests: `python -m tests.web.chromium` finds one, or installs it."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome")
MISSING = (
    "The tests of the page need Chromium. Install it (on Debian and Ubuntu as root: "
    "apt-get install chromium) and run this again."
)


def install() -> None:
    """Have a browser, with Debian's package if there is none."""
    if any(shutil.which(name) for name in NAMES):
        return
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        sys.exit(MISSING)
    quiet = ["apt-get", "-qq", "-y", "-o", "DPkg::Lock::Timeout=300", "--no-install-recommends"]
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "-qq", "update"], env=environment, check=False)
    command = [*quiet, "install", "chromium", "fonts-dejavu-core"]
    if subprocess.run(command, env=environment, check=False).returncode:
        sys.exit(MISSING)


if __name__ == "__main__":
    install()
