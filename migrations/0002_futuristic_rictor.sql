CREATE TABLE `page_changes` (
	`tag` text PRIMARY KEY NOT NULL,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `page_changes_by_time` ON `page_changes` (`changed_at`);