CREATE TABLE `page_changes` (
	`tag` text PRIMARY KEY NOT NULL,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `page_changes_by_time` ON `page_changes` (`changed_at`);--> statement-breakpoint
ALTER TABLE `categories` ADD `tree` text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE `categories` ADD `hide_chevron` integer DEFAULT false NOT NULL;