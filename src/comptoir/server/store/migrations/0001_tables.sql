-- People, tables, seats, and the journal that each table is replayed from.

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    login TEXT UNIQUE,              -- in lower case; guests have none
    password TEXT,                  -- argon2id
    email TEXT NOT NULL DEFAULT '',
    language TEXT NOT NULL DEFAULT 'en',
    settings TEXT NOT NULL DEFAULT '{}',
    sessions BIGINT NOT NULL DEFAULT 0, -- goes up to sign out everywhere
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    version BIGINT NOT NULL,
    edition TEXT NOT NULL,
    edition_digest TEXT NOT NULL,
    options TEXT NOT NULL,
    seats BIGINT NOT NULL,
    title TEXT NOT NULL DEFAULT '',
    status TEXT NOT NULL,           -- waiting, playing, over
    listed BIGINT NOT NULL,         -- 1: among the open tables
    hot_seat BIGINT NOT NULL,
    rated BIGINT NOT NULL,
    bank BIGINT,                    -- milliseconds; none: no clock
    increment BIGINT,
    seed TEXT NOT NULL,             -- secret until the end
    commitment TEXT NOT NULL,       -- its hash, shown from the beginning
    made_by TEXT,
    created BIGINT NOT NULL,
    started BIGINT,
    moved BIGINT NOT NULL,
    ended BIGINT,
    parent TEXT,                    -- forked from this table, or a rematch of it
    parent_step BIGINT
);
CREATE INDEX tables_by_status ON tables (status, listed, moved);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,             -- open, invited, person, bot
    person TEXT REFERENCES people (id),
    name TEXT NOT NULL,
    level TEXT NOT NULL DEFAULT '', -- of the bot that plays, also in place of a person who left
    away BIGINT NOT NULL DEFAULT 0, -- 1: the person left, and a bot plays
    token TEXT,                     -- of the invitation
    clock BIGINT,                   -- milliseconds left when it last stopped
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_by_person ON seats (person);

CREATE TABLE journal (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,         -- from 1, without gaps: the key is the lock
    kind TEXT NOT NULL,             -- choice, undo, restart, propose, consent, refuse
    seat BIGINT NOT NULL,           -- -1: chance
    text TEXT NOT NULL,             -- the choice, or the step that a proposal goes back to
    digest TEXT NOT NULL,           -- of the state after it
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);
