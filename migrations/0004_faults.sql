-- What a person wishes, and what Discord did, are two things. messages: whether private messages are wished for.
-- door_closed: when Discord last refused one; nothing while the door is open, as far as anybody knows.
ALTER TABLE people ADD COLUMN messages INTEGER NOT NULL DEFAULT 1;
ALTER TABLE people ADD COLUMN door_closed INTEGER;
UPDATE people SET messages = 0 WHERE dm_closed = 1;
ALTER TABLE people DROP COLUMN dm_closed;

-- first: when this revision was tried for the first time: whatever may have arrived has arrived since then.
-- kept: since when a row waits to be read by its person, who could not be written to.
ALTER TABLE outbox ADD COLUMN first INTEGER;
ALTER TABLE outbox ADD COLUMN kept INTEGER;
UPDATE outbox SET first = tried;
CREATE INDEX outbox_kept ON outbox (person) WHERE kept IS NOT NULL;

-- Since when the place of a table cannot be written to. Such a table goes on by itself when it can.
ALTER TABLE tables ADD COLUMN place_lost INTEGER;
