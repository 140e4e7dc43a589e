-- A table that stands still until somebody lets it go on ends by silence, as one without a limit does: its people are told after 30
-- days, and it ends 14 days later. Those that stand still already have these 30 days and one more from now on.
INSERT INTO due (subject, key, at, served)
SELECT 'table:' || id, 'silence', max(coalesce(paused_at, 0), 1000 * unixepoch()) + 2678400000, 1
FROM tables
WHERE status = 'paused' AND place_lost IS NULL
  AND NOT EXISTS (
      SELECT 1 FROM due WHERE due.subject = 'table:' || tables.id AND due.key IN ('pause-end', 'away-end', 'silence')
  );
