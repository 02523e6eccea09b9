-- Finished games that are looked at turn by turn.

CREATE TABLE analyses (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    person TEXT REFERENCES people (id), -- who asked for it, or made it go on
    status TEXT NOT NULL,           -- waiting, stopped, done, failed
    budget BIGINT NOT NULL,         -- iterations of the search a turn
    turns BIGINT NOT NULL DEFAULT 0, -- how many there are; 0: not known yet
    found BIGINT NOT NULL DEFAULT 0, -- how many of them were looked at
    made BIGINT NOT NULL,           -- who asks first is served first
    worker TEXT NOT NULL DEFAULT '',
    lease BIGINT NOT NULL DEFAULT 0, -- until then nobody else takes it
    failures BIGINT NOT NULL DEFAULT 0 -- in a row
);
CREATE INDEX analyses_by_status ON analyses (status, made);
CREATE INDEX analyses_by_person ON analyses (person);

CREATE TABLE verdicts (             -- what was found, turn by turn
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,         -- from 0, without gaps
    seat BIGINT NOT NULL,
    cost BIGINT NOT NULL,           -- in thousandths of a point
    verdict TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);
