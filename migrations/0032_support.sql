CREATE TABLE `support_cases` (
	`sequence` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`number` text NOT NULL,
	`idempotency_key` text NOT NULL,
	`store` text NOT NULL,
	`locale` text NOT NULL,
	`site` text NOT NULL,
	`customer_id` text,
	`reason` text NOT NULL,
	`subreason` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`inbox` text NOT NULL,
	`company` text,
	`phone` text,
	`subject` text NOT NULL,
	`product_number` text,
	`quantity` integer,
	`order_number` text,
	`invoice_number` text,
	`vat_id` text,
	`state` text NOT NULL,
	`suspicion` text,
	`delivery` text NOT NULL,
	`delivered_at` text,
	`created_at` text NOT NULL,
	`changed_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `support_cases_id_unique` ON `support_cases` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `support_cases_number_unique` ON `support_cases` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `support_cases_idempotency_key_unique` ON `support_cases` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `support_cases_by_customer` ON `support_cases` (`customer_id`);--> statement-breakpoint
CREATE INDEX `support_cases_by_inbox` ON `support_cases` (`inbox`,`created_at`);--> statement-breakpoint
CREATE INDEX `support_cases_by_delivery` ON `support_cases` (`delivered_at`);--> statement-breakpoint
CREATE INDEX `support_cases_open` ON `support_cases` (`changed_at`) WHERE "support_cases"."state" = 'open';--> statement-breakpoint
CREATE TABLE `support_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`case_id` text NOT NULL,
	`writer` text NOT NULL,
	`text` text NOT NULL,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `support_messages_by_case` ON `support_messages` (`case_id`,`at`);--> statement-breakpoint
CREATE TABLE `sandbox_cases` (
	`id` integer PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`query` text NOT NULL,
	`body` text NOT NULL
);
