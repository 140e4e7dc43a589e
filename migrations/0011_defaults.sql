-- What a server settles beyond who may open tables: the language of its tables, and how often people are pinged there who have
-- chosen nothing; nothing where it settled neither. greeted: when the bot said hello there.
ALTER TABLE servers ADD COLUMN language TEXT;
ALTER TABLE servers ADD COLUMN pings TEXT;
ALTER TABLE servers ADD COLUMN greeted INTEGER;
-- A table keeps what its server had settled when it was opened.
ALTER TABLE tables ADD COLUMN pings TEXT NOT NULL DEFAULT 'turns';
-- Whether a person has chosen how often to be pinged. Up to now only those have whose choice is not the usual one.
ALTER TABLE people ADD COLUMN pings_chosen INTEGER NOT NULL DEFAULT 0;
UPDATE people SET pings_chosen = (pings <> 'turns');
