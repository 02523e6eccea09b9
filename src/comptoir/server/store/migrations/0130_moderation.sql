-- People who want nothing to do with each other, word of those who misbehave, and what hosts do.

ALTER TABLE people ADD COLUMN host BIGINT NOT NULL DEFAULT 0; -- 1: looks after the server
ALTER TABLE people ADD COLUMN muted BIGINT NOT NULL DEFAULT 0; -- until then the person writes nothing
ALTER TABLE people ADD COLUMN banned BIGINT NOT NULL DEFAULT 0; -- until then the person does not play
CREATE INDEX people_by_banned ON people (banned);

CREATE TABLE blocks (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    blocked TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, blocked)
);
CREATE INDEX blocks_by_blocked ON blocks (blocked);

CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    person TEXT REFERENCES people (id) ON DELETE SET NULL, -- who told; none: is gone
    about TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL,
    message BIGINT,                 -- of the table's chat; none: it is not about one
    said TEXT NOT NULL,             -- what the message said
    kind TEXT NOT NULL,             -- insult, cheating, spam, name, other
    text TEXT NOT NULL,             -- in the words of who told
    at BIGINT NOT NULL,
    settled BIGINT,                 -- when a host had looked at it
    outcome TEXT NOT NULL DEFAULT ''
);
CREATE INDEX reports_by_person ON reports (person);
CREATE INDEX reports_by_about ON reports (about);
CREATE INDEX reports_by_settled ON reports (settled, at);

CREATE TABLE audit (                -- what hosts did
    number BIGINT PRIMARY KEY,      -- from 1, without gaps
    at BIGINT NOT NULL,
    host TEXT REFERENCES people (id) ON DELETE SET NULL, -- none: by a command, or is gone
    via TEXT NOT NULL,              -- page, command
    action TEXT NOT NULL,
    person TEXT REFERENCES people (id) ON DELETE SET NULL, -- to whom
    table_id TEXT NOT NULL DEFAULT '', -- at which table
    detail TEXT NOT NULL DEFAULT '', -- for how long, and why
    tell TEXT NOT NULL DEFAULT ''   -- what servers are told that did not do it themselves
);
CREATE INDEX audit_by_host ON audit (host);
CREATE INDEX audit_by_person ON audit (person);
