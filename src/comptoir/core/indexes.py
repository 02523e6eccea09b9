# Compiled by mypyc.
"""Cards, goods, seats and all other things are indexes into the box."""

from typing import Final

NONE: Final = -1
"""No such thing is there."""
