-- Sessions that were signed out one by one, and addresses by which a password is reset.

CREATE TABLE ended_sessions (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    session TEXT NOT NULL,          -- what its cookies have in common
    at BIGINT NOT NULL,             -- after a year no cookie of it would work anyway
    PRIMARY KEY (person, session)
);
CREATE INDEX people_by_email ON people (LOWER(email));
