-- The law of time: a budget for every stretch of play, what each seat has kept beside them, and rows of what is due that say
-- themselves what they are about.

-- The time of a seat in a span. It runs while since is set; until is then when it runs out, whatever it may still draw on
-- included. asked: the table waits for the seat in this span, since waits; so it is while the table stands still, too.
CREATE TABLE clocks_by_span (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    span     TEXT    NOT NULL,
    class    TEXT    NOT NULL,
    within   TEXT,
    away     INTEGER NOT NULL,
    label    TEXT    NOT NULL,
    waits    INTEGER NOT NULL,
    asked    INTEGER NOT NULL,
    limit_ms INTEGER,
    spent_ms INTEGER NOT NULL,
    since    INTEGER,
    until    INTEGER,
    warned   INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat, span)
) STRICT, WITHOUT ROWID;

-- Up to now every stretch had the one limit of its table. A clock that runs goes on to the millisecond at which it ended;
-- one that stands still has what it had left.
INSERT INTO clocks_by_span
SELECT table_id, seat, span, 'turn', NULL, 0, label, since, running, whole,
       CASE
           WHEN whole IS NULL THEN 0
           WHEN until IS NOT NULL THEN max(0, whole - (until - max(since, until - whole)))
           ELSE max(0, whole - coalesce(left_ms, whole))
       END,
       CASE
           WHEN until IS NOT NULL THEN max(since, until - whole)
           WHEN whole IS NULL AND running AND playing THEN since
       END,
       until, warned
FROM (
    SELECT clocks.*, CAST(json_extract(tables.terms, '$.limit') AS INTEGER) AS whole, tables.status = 'playing' AS playing
    FROM clocks JOIN tables ON tables.id = clocks.table_id
);

-- What a seat has kept beside its budgets.
CREATE TABLE banks (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    left_ms  INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- What the host does at a time. subject says what it is about, such as table:12, and key what is to be done there, as the
-- host writes it: new things to do need no new schema. served: the time in which nobody serves does not count.
CREATE TABLE due_by_subject (
    subject TEXT    NOT NULL,
    key     TEXT    NOT NULL,
    at      INTEGER NOT NULL,
    served  INTEGER NOT NULL,
    PRIMARY KEY (subject, key)
) STRICT, WITHOUT ROWID;

INSERT INTO due_by_subject
SELECT 'table:' || due.table_id,
       CASE WHEN due.kind IN ('turn', 'warn') THEN due.kind || ':' || due.seat || ':' || clocks.span ELSE due.kind END,
       due.at,
       due.kind IN ('turn', 'warn')
FROM due LEFT JOIN clocks ON clocks.table_id = due.table_id AND clocks.seat = due.seat
WHERE due.kind NOT IN ('turn', 'warn') OR clocks.span IS NOT NULL;

DROP TABLE due;
DROP TABLE clocks;
ALTER TABLE clocks_by_span RENAME TO clocks;
ALTER TABLE due_by_subject RENAME TO due;
CREATE INDEX due_by_time ON due (at);

-- Answers that wait for a common moment, so that nobody can tell when they were given.
CREATE TABLE held_answers (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    decision TEXT    NOT NULL,
    text     TEXT    NOT NULL,
    by       TEXT    NOT NULL,
    given    INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat, decision)
) STRICT, WITHOUT ROWID;
