-- What a rated game did to the rating of whoever sat there, in millionths.

ALTER TABLE results ADD COLUMN rated_from BIGINT;
ALTER TABLE results ADD COLUMN rated_to BIGINT;
