"""`python -m comptoir` is the program, too."""

import sys

from comptoir.cli import main

if __name__ == "__main__":
    sys.exit(main())
