CREATE TABLE `payment_attempts` (
	`id` text PRIMARY KEY NOT NULL,
	`cart_id` text NOT NULL,
	`provider` text NOT NULL,
	`method` text NOT NULL,
	`state` text NOT NULL,
	`provider_reference` text,
	`currency` text NOT NULL,
	`total_cent_amount` integer NOT NULL,
	`started_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`settled_at` text
);
--> statement-breakpoint
CREATE INDEX `payment_attempts_unsettled` ON `payment_attempts` (`updated_at`) WHERE "payment_attempts"."settled_at" IS NULL;--> statement-breakpoint
CREATE INDEX `payment_attempts_by_cart` ON `payment_attempts` (`cart_id`);--> statement-breakpoint
CREATE TABLE `sandbox_payments` (
	`provider` text NOT NULL,
	`id` text NOT NULL,
	`reference` text NOT NULL,
	`document` text NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`provider`, `id`)
);
--> statement-breakpoint
CREATE INDEX `sandbox_payments_by_reference` ON `sandbox_payments` (`provider`,`reference`);--> statement-breakpoint
CREATE TABLE `vat_checks` (
	`number` text NOT NULL,
	`asker` text NOT NULL,
	`provider` text NOT NULL,
	`result` text NOT NULL,
	`at` text NOT NULL,
	`request_id` text,
	`raw` text NOT NULL,
	PRIMARY KEY(`number`, `asker`)
);
--> statement-breakpoint
CREATE INDEX `vat_checks_by_age` ON `vat_checks` (`at`);