-- computer: the number of the level of the computer that plays a seat, and 0 where none does. Those of before looked one move
-- ahead, which is level 2.
UPDATE seats SET computer = 2 WHERE computer = 1;

-- How well people play, by game and server: what is believed of their skill (mean and deviation of a normal distribution), how many
-- games that is built on and how many of them they won, wins (above zero) or other games (below) in a row, the longest row of wins,
-- and when the last of these games ended.
CREATE TABLE ratings (
    guild     INTEGER NOT NULL,
    game      TEXT    NOT NULL,
    person    INTEGER NOT NULL,
    mean      REAL    NOT NULL,
    deviation REAL    NOT NULL,
    games     INTEGER NOT NULL,
    won       INTEGER NOT NULL,
    streak    INTEGER NOT NULL,
    longest   INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    PRIMARY KEY (guild, game, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_person ON ratings (person);
CREATE INDEX ratings_at ON ratings (at);

-- Who has met whom in such games: how often the one, whose number is smaller, came before the other, behind, and level with them.
CREATE TABLE meetings (
    guild  INTEGER NOT NULL,
    game   TEXT    NOT NULL,
    one    INTEGER NOT NULL,
    other  INTEGER NOT NULL,
    before INTEGER NOT NULL,
    behind INTEGER NOT NULL,
    level  INTEGER NOT NULL,
    at     INTEGER NOT NULL,
    PRIMARY KEY (guild, game, one, other)
) STRICT, WITHOUT ROWID;
CREATE INDEX meetings_at ON meetings (at);

-- Whether others may not see the ratings of a person.
ALTER TABLE people ADD COLUMN rating_hidden INTEGER NOT NULL DEFAULT 0;

-- Standing orders that a person gives at all their tables of a game, by what they are about.
CREATE TABLE own_orders (
    person INTEGER NOT NULL,
    game   TEXT    NOT NULL,
    slot   TEXT    NOT NULL,
    text   TEXT    NOT NULL,
    at     INTEGER NOT NULL,
    PRIMARY KEY (person, game, slot)
) STRICT, WITHOUT ROWID;
