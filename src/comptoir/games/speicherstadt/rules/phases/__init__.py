"""The five phases of a round, the fires and the end, one file a chapter of the rulebook."""
