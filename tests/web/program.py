"""The program for the browser's tests, with the same deals each time.

`python -m tests.web.program` is `comptoir` otherwise.
"""

import sys

from comptoir.cli import main
from comptoir.server.tables import making
from tests.server.seeds import Seeds

if __name__ == "__main__":
    vars(making)["new_seed"] = Seeds("browser")
    sys.exit(main())
