"""Speicherstadt as text."""
