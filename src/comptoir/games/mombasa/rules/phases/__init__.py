"""The course of the game: one file a chapter of the rules; each frame asks one question."""
