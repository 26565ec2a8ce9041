CREATE TABLE `files` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_kind` text,
	`owner_ref` text,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`bytes` integer NOT NULL,
	`created_at` text NOT NULL,
	`key` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `files_by_owner` ON `files` (`owner_kind`,`owner_ref`);--> statement-breakpoint
CREATE INDEX `files_without_owner` ON `files` (`created_at`) WHERE "files"."owner_ref" IS NULL;