-- Deletions of what a law demands to keep are refused in the remaining tables too, as in 0032: five years, of the market with the
-- fewest. Rows of an order follow its age: a payment may have been tried in the year after it.
CREATE TRIGGER `orders_kept` BEFORE DELETE ON `orders`
WHEN OLD.`created_at` >= strftime('%Y-01-01', 'now', '-5 years')
BEGIN SELECT RAISE(ABORT, 'an order is never deleted before its time'); END;--> statement-breakpoint
CREATE TRIGGER `order_lines_kept` BEFORE DELETE ON `order_lines`
WHEN NOT EXISTS (SELECT 1 FROM `orders`
  WHERE `id` = OLD.`order_id` AND `created_at` < strftime('%Y-01-01', 'now', '-5 years'))
BEGIN SELECT RAISE(ABORT, 'lines of an order are never deleted before their time'); END;--> statement-breakpoint
CREATE TRIGGER `payment_attempts_kept` BEFORE DELETE ON `payment_attempts`
WHEN OLD.`started_at` >= strftime('%Y-01-01', 'now', '-5 years') AND NOT EXISTS (SELECT 1 FROM `orders`
  WHERE `cart_id` = OLD.`cart_id` AND `created_at` < strftime('%Y-01-01', 'now', '-5 years'))
BEGIN SELECT RAISE(ABORT, 'payments are never deleted before their time'); END;--> statement-breakpoint
CREATE TRIGGER `gift_cards_kept` BEFORE DELETE ON `gift_cards` BEGIN
  SELECT RAISE(ABORT, 'gift cards are never deleted');
END;--> statement-breakpoint
-- The proof that a consent was given: three years after it was withdrawn (withdrawnKeptDays).
CREATE TRIGGER `consents_kept` BEFORE DELETE ON `consents`
WHEN OLD.`given_at` IS NOT NULL AND coalesce(OLD.`withdrawn_at`, 'given') > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-3 years')
BEGIN SELECT RAISE(ABORT, 'a consent that was given is never deleted before its time'); END;
