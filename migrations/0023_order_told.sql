-- Whether its owner was told that a standing order gives nothing in a question that it is about: nobody is told that twice.
ALTER TABLE orders ADD COLUMN told INTEGER NOT NULL DEFAULT 0;
