-- How many documents frequent tokens have, counted now and then: FTS5 goes through all of a token's documents to count them.
CREATE TABLE frequent (token TEXT PRIMARY KEY, documents INTEGER NOT NULL) STRICT, WITHOUT ROWID;
