-- The former table held the mails of the sandbox only.
DROP TABLE `mails`;--> statement-breakpoint
CREATE TABLE `mails` (
	`id` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`store` text NOT NULL,
	`order_id` text,
	`locale` text NOT NULL,
	`recipient` text NOT NULL,
	`recipient_name` text,
	`reply_to` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`unsubscribe` text,
	`is_secret` integer NOT NULL,
	`attachments` text,
	`state` text NOT NULL,
	`attempts` integer NOT NULL,
	`repeats` integer NOT NULL,
	`error` text,
	`provider_id` text,
	`at` text NOT NULL,
	`queued_at` text NOT NULL,
	`next_at` text NOT NULL,
	`changed_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mails_due` ON `mails` (`next_at`) WHERE "mails"."state" IN ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX `mails_by_order` ON `mails` (`order_id`) WHERE "mails"."order_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `mails_by_provider_id` ON `mails` (`provider_id`) WHERE "mails"."provider_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `mails_by_age` ON `mails` (`at`);--> statement-breakpoint
CREATE INDEX `mails_with_content` ON `mails` (`changed_at`) WHERE "mails"."text" != '';
