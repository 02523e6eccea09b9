-- Tables at which nobody can play: what their people want, and what was cut off.

ALTER TABLE tables ADD COLUMN damaged BIGINT; -- the line of the journal that can't be played; none: it is sound as far as is known
ALTER TABLE tables ADD COLUMN cuts BIGINT NOT NULL DEFAULT 0; -- how often lines were cut off its journal

CREATE TABLE wishes (               -- of the people at such a table
    table_id TEXT NOT NULL REFERENCES tables (id),
    person TEXT NOT NULL REFERENCES people (id),
    what TEXT NOT NULL,             -- end, cut
    PRIMARY KEY (table_id, person, what)
);
CREATE INDEX wishes_by_person ON wishes (person);

CREATE TABLE cut_lines (            -- of the journal: kept, but not played
    table_id TEXT NOT NULL REFERENCES tables (id),
    cut BIGINT NOT NULL,            -- at which cut, from 1
    number BIGINT NOT NULL,
    kind TEXT NOT NULL,
    seat BIGINT NOT NULL,
    text TEXT NOT NULL,
    digest TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, cut, number)
);
