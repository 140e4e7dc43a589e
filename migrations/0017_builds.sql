-- The build of the program by which the log of a table was last seen to come to what it came to when it was written.
ALTER TABLE tables ADD COLUMN build TEXT;
-- By what the position after an entry is known again; empty of entries that an older version wrote.
ALTER TABLE log ADD COLUMN position BLOB NOT NULL DEFAULT x'';
-- The games whose sparing orders somebody was offered, each with a space before it.
ALTER TABLE people ADD COLUMN offered TEXT NOT NULL DEFAULT '';
