-- Since when the bot is not in a server any more, in milliseconds UTC; nothing while it is. What is kept of it goes after a time.
ALTER TABLE servers ADD COLUMN gone INTEGER;
