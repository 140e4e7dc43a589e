-- What a player writes down alone at a table while its game is on: shown to nobody else, and gone when the game ends.
CREATE TABLE notes (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    person   INTEGER NOT NULL,
    text     TEXT    NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
