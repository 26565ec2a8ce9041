CREATE TABLE `removed_products` (
	`number` text PRIMARY KEY NOT NULL,
	`removed_at` text NOT NULL,
	`successor` text
);
--> statement-breakpoint
CREATE TABLE `consents` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`kind` text NOT NULL,
	`store` text NOT NULL,
	`locale` text NOT NULL,
	`state` text NOT NULL,
	`token` text NOT NULL,
	`asked_at` text NOT NULL,
	`mailed_at` text,
	`given_at` text,
	`withdrawn_at` text,
	`form_id` text NOT NULL,
	`form_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `consents_by_email` ON `consents` (`email`,`kind`,`store`) WHERE "consents"."state" != 'withdrawn';--> statement-breakpoint
CREATE UNIQUE INDEX `consents_by_form` ON `consents` (`form_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `consents_by_token` ON `consents` (`token`);--> statement-breakpoint
CREATE INDEX `consents_by_state` ON `consents` (`state`,`asked_at`);--> statement-breakpoint
CREATE TABLE `account_tries` (
	`subject` text PRIMARY KEY NOT NULL,
	`tries` integer NOT NULL,
	`since` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `account_tries_by_time` ON `account_tries` (`since`);--> statement-breakpoint
CREATE TABLE `password_reset_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`expires_at` text NOT NULL,
	`used_at` text
);
--> statement-breakpoint
CREATE INDEX `password_reset_tokens_by_customer` ON `password_reset_tokens` (`customer_id`);--> statement-breakpoint
CREATE INDEX `password_reset_tokens_by_expiry` ON `password_reset_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `page_changes` (
	`tag` text PRIMARY KEY NOT NULL,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `page_changes_by_time` ON `page_changes` (`changed_at`);--> statement-breakpoint
ALTER TABLE `categories` ADD `tree` text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE `categories` ADD `hide_chevron` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `categories_by_parent` ON `categories` (`parent_key`);--> statement-breakpoint
ALTER TABLE `customers` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `customers` ADD `first_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `customers` ADD `last_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `customers` ADD `password_hash` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `customers` ADD `password_set_at` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `prices_by_discounted_from` ON `prices` (`discounted_from`);--> statement-breakpoint
CREATE INDEX `prices_by_discounted_until` ON `prices` (`discounted_until`);