-- Guided first games.

ALTER TABLE tables ADD COLUMN lesson BIGINT NOT NULL DEFAULT 0; -- 1: the page explains what is played
