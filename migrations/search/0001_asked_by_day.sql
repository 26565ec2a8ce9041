-- Rows of a day are counted before another is added, and old days are forgotten.
CREATE INDEX asked_by_day ON asked (day);
