-- An entry of a log is an act, and what followed from it by itself lies inside it: passes holds that as JSON, with what
-- spectators were told of each. Up to now everything was an entry of its own, and stays one.
ALTER TABLE log ADD COLUMN passes TEXT NOT NULL DEFAULT '[]';

-- The format of the game file in which a table was dealt: its links cover it.
ALTER TABLE tables ADD COLUMN format INTEGER NOT NULL DEFAULT 1;

-- A match is a game: it is dealt once, keeps who has won what, and asks between its games. A table that follows another one
-- is a rematch and no more; that is what `after` says.
ALTER TABLE tables DROP COLUMN match_id;
ALTER TABLE tables DROP COLUMN number;
DROP TABLE matches;
