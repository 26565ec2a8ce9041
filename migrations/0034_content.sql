CREATE TABLE `content_previews` (
	`hash` text PRIMARY KEY NOT NULL,
	`shown_at` text,
	`version_id` text,
	`expires_at` text NOT NULL,
	`author` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `content_publications` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`version_id` text NOT NULL,
	`slug` text NOT NULL,
	`locale` text NOT NULL,
	`shown_from` text NOT NULL,
	`shown_until` text,
	`author` text NOT NULL,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `content_publications_by_name` ON `content_publications` (`slug`,`locale`,`shown_from`);--> statement-breakpoint
CREATE TABLE `content_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`locale` text NOT NULL,
	`document` text NOT NULL,
	`author` text NOT NULL,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `content_versions_by_name` ON `content_versions` (`slug`,`locale`,`at`);