-- In which stretch of play, such as a foreign turn, an answer of a seat took effect last that had waited for its moment: its further
-- ones there wait for closer moments. Until now an answer with an empty text was such a note.
CREATE TABLE counted_answers (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    stretch  TEXT    NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
INSERT OR REPLACE INTO counted_answers
SELECT table_id, seat, decision FROM held_answers WHERE text = '' ORDER BY table_id, seat, given;

CREATE TABLE held_answers_alone (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    decision TEXT    NOT NULL,
    text     TEXT    NOT NULL CHECK (text <> ''),
    by       TEXT    NOT NULL,
    given    INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat, decision)
) STRICT, WITHOUT ROWID;
INSERT INTO held_answers_alone SELECT table_id, seat, decision, text, by, given FROM held_answers WHERE text <> '';
DROP TABLE held_answers;
ALTER TABLE held_answers_alone RENAME TO held_answers;
