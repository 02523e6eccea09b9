"""Finished games analysed in the background, turn by turn, in a process of its own."""
