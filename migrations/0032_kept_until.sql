CREATE INDEX `consents_by_address` ON `consents` (`email`);--> statement-breakpoint
-- What a law demands to keep is deleted when its years are over (data/personal-data/kept-over.ts); before, deletions are still
-- refused. Five years: of the market with the fewest (invoicesKeptYears). Statements of withdrawal: three, in all markets.
DROP TRIGGER `order_documents_kept`;--> statement-breakpoint
CREATE TRIGGER `order_documents_kept` BEFORE DELETE ON `order_documents`
WHEN OLD.`document` ->> '$.issuedOn' >= strftime('%Y-01-01', 'now', '-5 years')
BEGIN SELECT RAISE(ABORT, 'an issued document is never deleted before its time'); END;--> statement-breakpoint
DROP TRIGGER `order_history_complete`;--> statement-breakpoint
CREATE TRIGGER `order_history_complete` BEFORE DELETE ON `order_history`
WHEN NOT EXISTS (SELECT 1 FROM `orders`
  WHERE `id` = OLD.`order_id` AND `created_at` < strftime('%Y-01-01', 'now', '-5 years'))
BEGIN SELECT RAISE(ABORT, 'entries of the history are never deleted before their time'); END;--> statement-breakpoint
DROP TRIGGER `withdrawals_are_kept`;--> statement-breakpoint
CREATE TRIGGER `withdrawals_are_kept` BEFORE DELETE ON `withdrawals`
WHEN OLD.`received_at` >= strftime('%Y-01-01', 'now', '-3 years')
BEGIN SELECT RAISE(ABORT, 'withdrawals are append-only'); END;--> statement-breakpoint
DROP TRIGGER `withdrawal_links_are_kept`;--> statement-breakpoint
CREATE TRIGGER `withdrawal_links_are_kept` BEFORE DELETE ON `withdrawal_links`
WHEN NOT EXISTS (SELECT 1 FROM `withdrawals`
  WHERE `id` = OLD.`withdrawal_id` AND `received_at` < strftime('%Y-01-01', 'now', '-3 years'))
BEGIN SELECT RAISE(ABORT, 'withdrawal_links is append-only'); END;
