-- Tournaments: what is fixed when one is opened. options: those of its games, as JSON; pace: the terms of its tables, as JSON.
-- announced: how many things of it were announced, so that each is announced once.
CREATE TABLE tournaments (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    code      TEXT    NOT NULL UNIQUE,
    name      TEXT    NOT NULL,
    guild     INTEGER,
    language  TEXT    NOT NULL,
    channel   INTEGER NOT NULL,
    organiser INTEGER NOT NULL,
    game      TEXT    NOT NULL,
    options   TEXT    NOT NULL,
    pace      TEXT    NOT NULL,
    announced INTEGER NOT NULL DEFAULT 0,
    created   INTEGER NOT NULL,
    ended     INTEGER
) STRICT;
CREATE INDEX tournaments_by_channel ON tournaments (channel, id);

-- What has happened to a tournament, act by act: the truth about it. by: who did it; nothing where the host did.
CREATE TABLE tournament_acts (
    tournament INTEGER NOT NULL REFERENCES tournaments (id),
    number     INTEGER NOT NULL,
    act        TEXT    NOT NULL,
    by         INTEGER,
    at         INTEGER NOT NULL,
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;

-- At which tables the matches are played. round, place: which match, from 0; -1 is a round that was taken back. number: a match
-- that has to have a winner may go on at further tables. called: whether time was called there. A table may be purged since.
CREATE TABLE tournament_tables (
    table_id   INTEGER PRIMARY KEY,
    tournament INTEGER NOT NULL REFERENCES tournaments (id),
    round      INTEGER NOT NULL,
    place      INTEGER NOT NULL,
    number     INTEGER NOT NULL,
    called     INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX tournament_tables_by_round ON tournament_tables (tournament, round);

-- The tournament to which a table belongs; and the name under which its draws are made where that is not its code: tables of one
-- name and one secret play the same shuffles.
ALTER TABLE tables ADD COLUMN tournament INTEGER;
ALTER TABLE tables ADD COLUMN deal TEXT;
