CREATE TABLE `customer_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`means` text NOT NULL,
	`begun_at` text NOT NULL,
	`seen_at` text NOT NULL,
	`authenticated_at` text NOT NULL,
	`browser` text DEFAULT '' NOT NULL,
	`system` text DEFAULT '' NOT NULL,
	`city` text DEFAULT '' NOT NULL,
	`country` text DEFAULT '' NOT NULL,
	`ended_at` text
);
--> statement-breakpoint
CREATE INDEX `customer_sessions_by_customer` ON `customer_sessions` (`customer_id`);--> statement-breakpoint
CREATE INDEX `customer_sessions_by_time` ON `customer_sessions` (`begun_at`);--> statement-breakpoint
CREATE TABLE `email_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`old_email` text NOT NULL,
	`new_email` text NOT NULL,
	`requested_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`undo_until` text NOT NULL,
	`confirmed_at` text,
	`ended_at` text
);
--> statement-breakpoint
CREATE INDEX `email_changes_by_customer` ON `email_changes` (`customer_id`);--> statement-breakpoint
CREATE INDEX `email_changes_by_old_email` ON `email_changes` (`old_email`);--> statement-breakpoint
CREATE INDEX `email_changes_by_end` ON `email_changes` (`undo_until`);--> statement-breakpoint
CREATE TABLE `registrations` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`document` text NOT NULL,
	`locale` text NOT NULL,
	`password_hash` text NOT NULL,
	`expires_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `registrations_by_email` ON `registrations` (`email`);--> statement-breakpoint
CREATE INDEX `registrations_by_expiry` ON `registrations` (`expires_at`);--> statement-breakpoint
DROP TABLE `account_tries`;--> statement-breakpoint
DROP INDEX `orders_by_email_key`;--> statement-breakpoint
CREATE INDEX `orders_by_email_key` ON `orders` (lower(customer_email),`created_at`);--> statement-breakpoint
ALTER TABLE `customers` ADD `email_verified_at` text;