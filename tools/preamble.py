"""What comptoir.pyz does first: where it can't run it says so, in place of a traceback.

Its modules are compiled for one version of Python on one platform. Any Python 3 must be able to
read this file, so it knows nothing but what old ones know.
"""

import platform
import sys


def here() -> str:
    """The Python and its platform, as far as compiled modules depend on them."""
    python = platform.python_implementation().replace("CPython", "Python")
    version = ".".join(platform.python_version_tuple()[:2])
    flags = getattr(sys, "abiflags", "")  # "t" where threads run freely
    library = platform.libc_ver()[0]
    beside = f" with {library}" if library else ""
    return f"{python} {version}{flags} on {platform.system()} {platform.machine()}{beside}"


def check(needed: str) -> None:
    """Go on where the file was made for, and nowhere else."""
    if here() != needed:
        sys.exit(
            f"This file needs {needed}; this is {here()}. Start it with that Python, "
            "or install Comptoir for the one you have: pipx install 'comptoir[server]'"
        )
