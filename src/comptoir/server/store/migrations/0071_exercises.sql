-- Puzzles that people tried.

CREATE TABLE exercises (
    person TEXT NOT NULL REFERENCES people (id),
    puzzle TEXT NOT NULL,
    day TEXT NOT NULL,              -- 2026-11-16: it was the exercise of that day; empty: any other time
    game TEXT NOT NULL,
    tries BIGINT NOT NULL,          -- until it was solved, or the solution was shown
    first BIGINT NOT NULL,          -- 1: the first answer was right
    solved BIGINT,                  -- when; none: not, or not before the solution was shown
    shown BIGINT,                   -- when the solution was shown
    PRIMARY KEY (person, puzzle, day)
);
