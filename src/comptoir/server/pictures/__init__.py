"""Pictures of tables, replays and puzzles, for links and for pages of other people."""
