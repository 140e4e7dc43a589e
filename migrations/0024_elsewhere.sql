-- Whether its person took the seat from outside the table's server, so that it says nothing of them that they are not in it.
ALTER TABLE seats ADD COLUMN elsewhere INTEGER NOT NULL DEFAULT 0;
