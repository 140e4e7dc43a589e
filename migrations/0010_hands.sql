-- Seats change hands while a game is on. vacant: nobody plays it at present. former: the people who played it before, the last
-- of them last, as numbers apart by commas; they have seen its hand.
ALTER TABLE seats ADD COLUMN vacant INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN former TEXT NOT NULL DEFAULT '';

-- What somebody has proposed to all who play, as JSON, as long as it is open.
ALTER TABLE tables ADD COLUMN proposal TEXT;
