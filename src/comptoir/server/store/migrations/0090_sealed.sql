-- Games outlive the program: what was played, and with what, is kept as text.

CREATE TABLE sealed (               -- games that are over
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    record TEXT NOT NULL,           -- without names: these are in the seats, where they can be forgotten
    scores TEXT NOT NULL            -- over the game, as they are answered
);

CREATE TABLE editions (             -- that tables are played with
    game TEXT NOT NULL,
    digest TEXT NOT NULL,           -- of all values
    text TEXT NOT NULL,             -- of the file
    PRIMARY KEY (game, digest)
);
