-- No message goes to an e-mail address before whoever reads it has confirmed it.

ALTER TABLE people ADD COLUMN confirmed BIGINT NOT NULL DEFAULT 0; -- 1: the e-mail address is
