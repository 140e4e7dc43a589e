-- How often somebody has invited to a table on a day, counted in days since 1970: whoever joined is no longer among the
-- invitations.
CREATE TABLE invited_on (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    by       INTEGER NOT NULL,
    day      INTEGER NOT NULL,
    count    INTEGER NOT NULL,
    PRIMARY KEY (table_id, by, day)
) STRICT, WITHOUT ROWID;

-- Whether people who do not see the place of a table may look at it and join by its code.
ALTER TABLE tables ADD COLUMN by_code INTEGER NOT NULL DEFAULT 0;

-- Lobbies end after seven days; those that are older have a day more.
INSERT INTO due (subject, key, at, served)
SELECT 'table:' || id, 'lobby-end', max(created + 604800000, 1000 * unixepoch() + 86400000), 0
FROM tables WHERE status = 'lobby';
