"""The workshop for editions: a copy to type in, what is wrong with a file, and what differs."""

from comptoir.cli.editions.commands import run

__all__ = ["run"]
