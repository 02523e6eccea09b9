-- What is kept about play besides the journal.

ALTER TABLE seats ADD COLUMN asked BIGINT;  -- since when the person is asked (a clock runs from here); none: not
ALTER TABLE tables ADD COLUMN revision BIGINT NOT NULL DEFAULT 0; -- goes up with each change: the lock of what is not in the journal
ALTER TABLE tables ADD COLUMN rematch TEXT; -- the table of the rematch, once somebody asked for it
ALTER TABLE tables ADD COLUMN counted BIGINT NOT NULL DEFAULT 0; -- 1: a rated table whose ratings are done

CREATE TABLE jobs (                 -- bots that are asked
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    made BIGINT NOT NULL,
    worker TEXT NOT NULL DEFAULT '',
    lease BIGINT NOT NULL DEFAULT 0, -- until then nobody else takes it
    failures BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat)
);

CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    total BIGINT NOT NULL,
    place BIGINT NOT NULL,          -- 1 is best
    categories TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE TABLE ratings (
    person TEXT NOT NULL REFERENCES people (id),
    game TEXT NOT NULL,
    mu BIGINT NOT NULL,             -- in millionths
    sigma BIGINT NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (person, game)
);

CREATE TABLE votes (                -- to hand an absent seat to a bot
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    person TEXT NOT NULL REFERENCES people (id),
    PRIMARY KEY (table_id, seat, person)
);

CREATE TABLE notes (
    table_id TEXT NOT NULL REFERENCES tables (id),
    person TEXT NOT NULL REFERENCES people (id),
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    person TEXT REFERENCES people (id),
    seat BIGINT,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE presence (             -- who is at which table now, by server process
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    node TEXT NOT NULL,
    until BIGINT NOT NULL,          -- a process that lives goes on extending it
    PRIMARY KEY (table_id, person, node)
);
CREATE INDEX presence_by_node ON presence (node);

CREATE TABLE beats (                -- one row: when a server was last alive, for the clocks
    name TEXT PRIMARY KEY,
    at BIGINT NOT NULL
);
