-- A shorter way to tables at which much was taken back.

CREATE TABLE snapshots (            -- what is left of a journal in which much was taken back
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    number BIGINT NOT NULL,         -- the line of the journal after which it was made
    choices TEXT NOT NULL           -- that led there, none that was taken back
);
