"""Backups: all that is stored in one file, the same for SQLite and PostgreSQL."""

from comptoir.server.backup.archive import BadBackup, Head, Reader
from comptoir.server.backup.moving import look, reading, restore, save

__all__ = ["BadBackup", "Head", "Reader", "look", "reading", "restore", "save"]
