-- missed: how often in a row the time of a seat has run out. stands_in: a computer plays the seat for its person until they are
-- back.
ALTER TABLE seats ADD COLUMN missed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN stands_in INTEGER NOT NULL DEFAULT 0;
-- Where a person is called: in the thread, there without a sound, in private, or once a day for all tables, at an hour. share:
-- how much of the time is left when they are reminded, in hundredths; 0 for never.
ALTER TABLE people ADD COLUMN calls TEXT NOT NULL DEFAULT 'thread';
ALTER TABLE people ADD COLUMN share INTEGER NOT NULL DEFAULT 25;
ALTER TABLE people ADD COLUMN hour INTEGER NOT NULL DEFAULT 8;
-- How many questions with a clock a person has answered, and how many times one ran out.
ALTER TABLE people ADD COLUMN answered INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN late INTEGER NOT NULL DEFAULT 0;
