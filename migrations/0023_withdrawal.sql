CREATE TABLE `withdrawal_links` (
	`id` integer PRIMARY KEY NOT NULL,
	`withdrawal_id` text NOT NULL,
	`order_id` text NOT NULL,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `withdrawal_links_by_withdrawal` ON `withdrawal_links` (`withdrawal_id`);--> statement-breakpoint
CREATE INDEX `withdrawal_links_by_order` ON `withdrawal_links` (`order_id`);--> statement-breakpoint
CREATE TABLE `withdrawals` (
	`sequence` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`number` text NOT NULL,
	`store` text NOT NULL,
	`locale` text NOT NULL,
	`site` text NOT NULL,
	`order_id` text,
	`order_reference` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`inbox` text NOT NULL,
	`lines` text,
	`goods` text,
	`remark` text,
	`statement` text NOT NULL,
	`received_at` text NOT NULL,
	`is_mail_held_back` integer NOT NULL,
	`idempotency_key` text NOT NULL,
	`hash` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `withdrawals_id_unique` ON `withdrawals` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `withdrawals_number_unique` ON `withdrawals` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `withdrawals_idempotency_key_unique` ON `withdrawals` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `withdrawals_by_order` ON `withdrawals` (`order_id`);--> statement-breakpoint
CREATE INDEX `withdrawals_by_inbox` ON `withdrawals` (`inbox`,`received_at`);--> statement-breakpoint
CREATE TRIGGER `withdrawals_stay` BEFORE UPDATE ON `withdrawals`
BEGIN SELECT RAISE(ABORT, 'withdrawals are append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `withdrawals_are_kept` BEFORE DELETE ON `withdrawals`
BEGIN SELECT RAISE(ABORT, 'withdrawals are append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `withdrawal_links_stay` BEFORE UPDATE ON `withdrawal_links`
BEGIN SELECT RAISE(ABORT, 'withdrawal_links is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `withdrawal_links_are_kept` BEFORE DELETE ON `withdrawal_links`
BEGIN SELECT RAISE(ABORT, 'withdrawal_links is append-only'); END;
