-- When a person's clocks stand, as JSON of the host; empty for somebody who never said.
ALTER TABLE people ADD COLUMN hours TEXT NOT NULL DEFAULT '';

-- The calendar by which the clock of a seat stands, as it holds for the questions of now; none where it never stands.
CREATE TABLE calendars (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    calendar TEXT    NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
