"""Passwords are kept as argon2id hashes, made in a thread so that nobody waits for them."""

from asyncio import Semaphore, to_thread
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

AT_ONCE = 2
"""Each takes tens of megabytes and of milliseconds."""


class Passwords:
    """Makes and checks hashes, a few at a time."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._turn = Semaphore(AT_ONCE)

    async def hash(self, password: str) -> str:
        """What is kept."""
        async with self._turn:
            return await to_thread(self._hasher.hash, password)

    async def fits(self, password: str, kept: str | None) -> bool:
        """Whether it is the password. It takes as long if there is none."""
        async with self._turn:
            fits = await to_thread(self._check, kept or nobodys(), password)
        return fits and kept is not None

    def _check(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False


@cache
def nobodys() -> str:
    """The hash that is checked when there is no such login."""
    return PasswordHasher().hash("nobody has this password")
