-- The lists that people keep, and the lists that they have shown to others. folded is the name without case: nobody has
-- two lists of one name for one game.

CREATE TABLE decks (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    owner     INTEGER NOT NULL REFERENCES people (id),
    game      TEXT    NOT NULL,
    name      TEXT    NOT NULL,
    folded    TEXT    NOT NULL,
    list      TEXT    NOT NULL,
    favourite INTEGER NOT NULL DEFAULT 0,
    created   INTEGER NOT NULL,
    changed   INTEGER NOT NULL,
    UNIQUE (owner, game, folded)
) STRICT;

-- A list as it was when it was shown: it stays what it was, whatever its owner does to it afterwards.
CREATE TABLE shared_decks (
    id   INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT    NOT NULL,
    name TEXT    NOT NULL,
    list TEXT    NOT NULL,
    by   INTEGER NOT NULL REFERENCES people (id),
    at   INTEGER NOT NULL
) STRICT;
