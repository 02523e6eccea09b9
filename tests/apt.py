"""Debian's packages that tests need, installed where that is possible."""

import os
import shutil
import subprocess

QUIET = ("apt-get", "-qq", "-y", "-o", "DPkg::Lock::Timeout=300", "--no-install-recommends")


def install(*packages: str) -> bool:
    """Install them; whether they are there now."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "-qq", "update"], env=environment, check=False)
    command = [*QUIET, "install", *packages]
    return subprocess.run(command, env=environment, check=False).returncode == 0
