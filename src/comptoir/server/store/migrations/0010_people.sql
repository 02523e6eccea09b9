-- What people and messages need: the key that signs sessions, hooks, and the outbox.

CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE hooks (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    url TEXT NOT NULL,
    shape TEXT NOT NULL,            -- json, discord, slack
    failures BIGINT NOT NULL DEFAULT 0, -- in a row
    broken TEXT NOT NULL DEFAULT '', -- why it was switched off
    created BIGINT NOT NULL
);
CREATE INDEX hooks_by_person ON hooks (person);

CREATE TABLE outbox (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    table_id TEXT NOT NULL DEFAULT '', -- none for news that is of no table
    kind TEXT NOT NULL,             -- turn, broken_hook
    hook TEXT,                      -- by this hook; none: by e-mail
    args TEXT NOT NULL DEFAULT '{}',
    due BIGINT NOT NULL,
    tries BIGINT NOT NULL DEFAULT 0,
    claimed BIGINT NOT NULL DEFAULT 0, -- until then one process has it in hand
    created BIGINT NOT NULL
);
CREATE INDEX outbox_by_due ON outbox (due);
CREATE INDEX outbox_by_person ON outbox (person, table_id);

CREATE TABLE sent (
    person TEXT NOT NULL REFERENCES people (id),
    table_id TEXT NOT NULL,
    at BIGINT NOT NULL,             -- when the person last got a message about the table
    PRIMARY KEY (person, table_id)
);
