CREATE TABLE `dead_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`event` text NOT NULL,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `dead_events_by_age` ON `dead_events` (`at`);