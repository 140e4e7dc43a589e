-- What is owed has numbers that may be given again once the row with the highest one was forgotten, days after it was settled: to
-- keep the highest number ever given was one more page to write with every move.
CREATE TABLE owed (
    id       INTEGER PRIMARY KEY,
    kind     TEXT    NOT NULL CHECK (kind IN ('state', 'notice')),
    name     TEXT    NOT NULL UNIQUE,
    table_id INTEGER REFERENCES tables (id),
    person   INTEGER,
    revision INTEGER NOT NULL DEFAULT 1,
    payload  TEXT    NOT NULL,
    nonce    TEXT    NOT NULL,
    due      INTEGER,
    attempts INTEGER NOT NULL DEFAULT 0,
    tried    INTEGER,
    error    TEXT,
    created  INTEGER NOT NULL,
    first    INTEGER,
    kept     INTEGER
) STRICT;
INSERT INTO owed (id, kind, name, table_id, person, revision, payload, nonce, due, attempts, tried, error, created, first, kept)
SELECT id, kind, name, table_id, person, revision, payload, nonce, due, attempts, tried, error, created, first, kept FROM outbox;
DROP TABLE outbox;
ALTER TABLE owed RENAME TO outbox;
CREATE INDEX outbox_by_time ON outbox (due) WHERE due IS NOT NULL;
CREATE INDEX outbox_kept ON outbox (person) WHERE kept IS NOT NULL;
