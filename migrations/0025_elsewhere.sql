-- Whether its person took the seat from elsewhere and may not see the table's place: that they are not in its server says nothing of
-- them, and what is told to all is told to them in private, too.
ALTER TABLE seats ADD COLUMN elsewhere INTEGER NOT NULL DEFAULT 0;
