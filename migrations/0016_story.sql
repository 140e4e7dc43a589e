-- The story of a game as everybody may read it: a line for every part of it, such as a round, in which something notable
-- happened. heading: the part, as a sentence; told: what was told of it, as JSON. Older games have one from their next move on.
CREATE TABLE story (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL,
    heading  TEXT    NOT NULL,
    told     TEXT    NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- What people have seen of a table. seen: how many entries its log had when they last pressed something there; since: how many
-- it had when they were there the time before, apart from what happened while they were.
CREATE TABLE visits (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    person   INTEGER NOT NULL,
    since    INTEGER NOT NULL,
    seen     INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
