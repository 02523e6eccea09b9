-- What is somebody's is found without a look at everybody's.

CREATE INDEX tables_by_maker ON tables (made_by);
CREATE INDEX votes_by_person ON votes (person);
CREATE INDEX notes_by_person ON notes (person);
CREATE INDEX chat_by_person ON chat (person);
