-- The language of the place where a table was opened, as Discord writes it: its board is in the words of that language.
ALTER TABLE tables ADD COLUMN language TEXT NOT NULL DEFAULT 'en';
