-- The search's own database: everything in it is derived from the catalogue and can be made again (npm run search).
-- A product in one language. `standing`: 0 sells best. `impacts`: JSONB, how much each term tells of it, 1 to 255.
CREATE TABLE documents (
  serial INTEGER PRIMARY KEY,
  language TEXT NOT NULL,
  product_id TEXT NOT NULL,
  standing INTEGER NOT NULL,
  impacts BLOB NOT NULL,
  UNIQUE (language, product_id)
) STRICT;
--> statement-breakpoint
-- Which documents have a term: `de:term` anywhere, `de=term` in what they are called, `de_term` as what
-- they are, `de@not_at` where they are not sold.
-- The rowid is standing * 2^32 + serial, so that lists of documents come in selling order.
CREATE VIRTUAL TABLE terms USING fts5(
  tokens, content = '', contentless_delete = 1, detail = none, tokenize = "ascii tokenchars ':=@_'"
);
--> statement-breakpoint
CREATE VIRTUAL TABLE vocabulary USING fts5vocab(terms, row);
--> statement-breakpoint
-- How many documents a language has.
CREATE TABLE languages (language TEXT PRIMARY KEY, documents INTEGER NOT NULL) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TRIGGER documents_counted AFTER INSERT ON documents BEGIN
  INSERT INTO languages VALUES (new.language, 1)
    ON CONFLICT (language) DO UPDATE SET documents = documents + 1;
END;
--> statement-breakpoint
CREATE TRIGGER documents_discounted AFTER DELETE ON documents BEGIN
  UPDATE languages SET documents = documents - 1 WHERE language = old.language;
END;
--> statement-breakpoint
-- Words that products are called by: folded, as a shopper would write them, and the term of each; `backwards` finds
-- those that end alike.
CREATE TABLE words (
  language TEXT NOT NULL,
  surface TEXT NOT NULL,
  written TEXT NOT NULL,
  term TEXT NOT NULL,
  backwards TEXT NOT NULL,
  PRIMARY KEY (language, surface)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX words_by_term ON words (language, term);
--> statement-breakpoint
CREATE INDEX words_backwards ON words (language, backwards);
--> statement-breakpoint
-- What is left of a word when one or two of its letters are missing: misspelt words meet it there.
CREATE TABLE misspellings (
  language TEXT NOT NULL,
  key TEXT NOT NULL,
  surface TEXT NOT NULL,
  PRIMARY KEY (language, key, surface)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX misspellings_by_surface ON misspellings (language, surface);
--> statement-breakpoint
-- Numbers that products are known by: letters and digits alone.
CREATE TABLE codes (
  code TEXT NOT NULL,
  product_id TEXT NOT NULL,
  PRIMARY KEY (code, product_id)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX codes_by_product ON codes (product_id);
--> statement-breakpoint
-- What a typed beginning may become; `start` begins at each word of the phrase. `weight`: its best seller's popularity.
CREATE TABLE phrases (
  language TEXT NOT NULL,
  start TEXT NOT NULL,
  phrase TEXT NOT NULL,
  weight INTEGER NOT NULL,
  PRIMARY KEY (language, start, phrase)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
-- What was searched for, a day at a time, and by nobody in particular.
CREATE TABLE asked (
  locale TEXT NOT NULL,
  query TEXT NOT NULL,
  day TEXT NOT NULL,
  times INTEGER NOT NULL,
  found INTEGER NOT NULL,
  PRIMARY KEY (locale, query, day)
) STRICT, WITHOUT ROWID;
