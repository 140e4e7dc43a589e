-- What those who manage a server have settled for it. channels: the numbers of the channels in which tables may be opened, apart
-- by commas; empty for all. most: so many tables may be under way at one time; nothing for no bound.
CREATE TABLE servers (
    guild         INTEGER PRIMARY KEY,
    channels      TEXT    NOT NULL,
    managers_only INTEGER NOT NULL,
    most          INTEGER
) STRICT;
CREATE INDEX tables_by_guild ON tables (guild, status);
