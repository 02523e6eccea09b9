"""Puzzles: the exercises of each day, answers to them, and who solved which."""
