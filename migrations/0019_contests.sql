-- The thread of a tournament, in which its rounds stand; nothing until the first one is announced, and where there can be none.
ALTER TABLE tournaments ADD COLUMN thread INTEGER;

-- What those who play have reported to the organiser: about whom (the number of an entrant), in their own words; and the match,
-- its table and how far the log of that table had come, where they were playing one.
CREATE TABLE tournament_reports (
    tournament INTEGER NOT NULL REFERENCES tournaments (id),
    number     INTEGER NOT NULL,
    by         INTEGER NOT NULL,
    against    INTEGER NOT NULL,
    text       TEXT    NOT NULL,
    round      INTEGER,
    place      INTEGER,
    at_table   INTEGER,
    log        INTEGER,
    at         INTEGER NOT NULL,
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;
