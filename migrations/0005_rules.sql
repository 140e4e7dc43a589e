-- By which version of its rules a game is played now, where that is not the one by which it was dealt: rules are corrected
-- while games go on. Its players were told so.
ALTER TABLE tables ADD COLUMN plays INTEGER;
