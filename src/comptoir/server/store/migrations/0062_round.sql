-- How far a game is, for lists of tables: they are not replayed for it.

ALTER TABLE tables ADD COLUMN round BIGINT NOT NULL DEFAULT 0; -- 0: not begun
