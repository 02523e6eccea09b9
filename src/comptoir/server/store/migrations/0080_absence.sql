-- Who is absent, and what a bot that stands in for them may not decide.

ALTER TABLE seats ADD COLUMN left_at BIGINT; -- how many lines the log had when a bot took over; none: no bot stands in
ALTER TABLE seats ADD COLUMN warned BIGINT; -- since when the person is told that a bot is going to take over
ALTER TABLE seats ADD COLUMN lost BIGINT NOT NULL DEFAULT 0; -- 1: a bot has played for the person in a rated game
ALTER TABLE seats ADD COLUMN origin TEXT; -- stands for browser and address of whoever sat down, until the start
ALTER TABLE chat ADD COLUMN notice TEXT NOT NULL DEFAULT ''; -- what happened to a seat; empty: somebody said something
