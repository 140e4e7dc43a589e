-- People, tables, and everything that a table owns. Times are milliseconds since 1970, UTC. Ids of Discord are stored as
-- signed numbers with the same bits.

CREATE TABLE meta (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- One row: which process serves, until when, and when it was last known to be alive.
CREATE TABLE lease (
    id      INTEGER PRIMARY KEY CHECK (id = 1),
    holder  TEXT    NOT NULL,
    expires INTEGER NOT NULL,
    beat    INTEGER NOT NULL
) STRICT;

CREATE TABLE people (
    id         INTEGER PRIMARY KEY,
    name       TEXT    NOT NULL DEFAULT '',
    dm_channel INTEGER,
    dm_closed  INTEGER NOT NULL DEFAULT 0,
    text_mode  INTEGER NOT NULL DEFAULT 0,
    pings      TEXT    NOT NULL DEFAULT 'turns',
    language   TEXT    NOT NULL DEFAULT 'en',
    consent    INTEGER NOT NULL DEFAULT 0
) STRICT;

-- Card packs by the hash of their text: a table keeps the pack that it was opened with.
CREATE TABLE packs (
    hash TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE matches (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    game    TEXT    NOT NULL,
    created INTEGER NOT NULL
) STRICT;

CREATE TABLE tables (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    code       TEXT    NOT NULL UNIQUE,
    game       TEXT    NOT NULL,
    rules      INTEGER NOT NULL,
    seats      INTEGER NOT NULL,
    options    TEXT    NOT NULL,
    packs      TEXT    NOT NULL,
    pack_ids   TEXT    NOT NULL,
    terms      TEXT    NOT NULL,
    status     TEXT    NOT NULL CHECK (status IN ('lobby', 'playing', 'paused', 'over', 'closed')),
    paused_at  INTEGER,
    pause_why  TEXT,
    guild      INTEGER,
    channel    INTEGER NOT NULL,
    thread     INTEGER,
    host       INTEGER NOT NULL REFERENCES people (id),
    match_id   INTEGER NOT NULL REFERENCES matches (id),
    number     INTEGER NOT NULL,
    after      INTEGER REFERENCES tables (id),
    secret     BLOB    NOT NULL,
    commitment TEXT    NOT NULL,
    draws      INTEGER NOT NULL DEFAULT 0,
    chain      BLOB    NOT NULL DEFAULT x'',
    log        INTEGER NOT NULL DEFAULT 0,
    outcome    TEXT,
    created    INTEGER NOT NULL,
    started    INTEGER,
    ended      INTEGER
) STRICT;
CREATE INDEX tables_by_channel ON tables (channel, status);
CREATE INDEX tables_by_thread ON tables (thread) WHERE thread IS NOT NULL;
CREATE INDEX tables_by_host ON tables (host, status);
CREATE UNIQUE INDEX tables_after ON tables (after) WHERE after IS NOT NULL;

-- place orders the seats of a lobby; seat is the final number.
CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    place    INTEGER NOT NULL,
    person   INTEGER REFERENCES people (id),
    computer INTEGER NOT NULL DEFAULT 0,
    name     TEXT    NOT NULL,
    words    TEXT    NOT NULL DEFAULT '',
    kit      TEXT    NOT NULL DEFAULT '',
    gone     INTEGER NOT NULL DEFAULT 0,
    agrees   INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_person ON seats (person) WHERE person IS NOT NULL;

CREATE TABLE invitations (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    person   INTEGER NOT NULL REFERENCES people (id),
    by       INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

CREATE TABLE spectators (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    person   INTEGER NOT NULL REFERENCES people (id),
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

-- The truth about a game. Entry 0 is the deal. told holds what spectators were told, in words.
CREATE TABLE log (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL,
    kind     TEXT    NOT NULL,
    by       TEXT    NOT NULL,
    seat     INTEGER,
    decision TEXT,
    text     TEXT    NOT NULL,
    draws    TEXT    NOT NULL,
    drawn    INTEGER NOT NULL,
    chain    BLOB    NOT NULL,
    told     TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- The newest position of a table, so that nothing has to be replayed.
CREATE TABLE snapshots (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    number   INTEGER NOT NULL,
    bytes    BLOB    NOT NULL
) STRICT;

-- The decisions that stand, for the seats that hold them.
CREATE TABLE decisions (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    decision TEXT    NOT NULL,
    kind     TEXT    NOT NULL,
    duty     TEXT    NOT NULL,
    span     TEXT    NOT NULL,
    opened   INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat, decision)
) STRICT, WITHOUT ROWID;

-- What is left of the time budget of a seat; it runs while `until` is set.
CREATE TABLE clocks (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    span     TEXT    NOT NULL,
    label    TEXT    NOT NULL,
    since    INTEGER NOT NULL,
    left_ms  INTEGER,
    until    INTEGER,
    warned   INTEGER NOT NULL DEFAULT 0,
    running  INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- What the host does at a time. seat is -1 where it is about the whole table.
CREATE TABLE due (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind     TEXT    NOT NULL CHECK (kind IN ('turn', 'warn', 'machine', 'computer')),
    seat     INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, kind, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX due_by_time ON due (at);

-- A move or an order that is being put together.
CREATE TABLE drafts (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    person   INTEGER NOT NULL,
    decision TEXT,
    path     TEXT    NOT NULL,
    partial  TEXT    NOT NULL DEFAULT '',
    step     INTEGER NOT NULL,
    page     INTEGER NOT NULL DEFAULT 0,
    at       INTEGER NOT NULL
) STRICT;
CREATE INDEX drafts_by_table ON drafts (table_id, seat);

-- Standing orders.
CREATE TABLE orders (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    slot     TEXT    NOT NULL,
    text     TEXT    NOT NULL,
    preset   INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat, slot)
) STRICT, WITHOUT ROWID;

-- What is owed to Discord. A state row is replaced by the newer; a notice goes out once.
CREATE TABLE outbox (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
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
    created  INTEGER NOT NULL
) STRICT;
CREATE INDEX outbox_by_time ON outbox (due) WHERE due IS NOT NULL;

-- The messages that show a state, and the log number that they show.
CREATE TABLE messages (
    name    TEXT    PRIMARY KEY,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    number  INTEGER NOT NULL,
    at      INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Interactions that were handled, so that none is handled twice.
CREATE TABLE handled (
    interaction INTEGER PRIMARY KEY,
    at          INTEGER NOT NULL
) STRICT;
CREATE INDEX handled_by_time ON handled (at);
