CREATE TABLE `counted_events` (
	`event_id` text PRIMARY KEY NOT NULL,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `counted_events_by_time` ON `counted_events` (`at`);--> statement-breakpoint
CREATE TABLE `product_pairs` (
	`sku` text NOT NULL,
	`kind` text NOT NULL,
	`other` text NOT NULL,
	`count` integer NOT NULL,
	`counted_on` text NOT NULL,
	PRIMARY KEY(`sku`, `kind`, `other`)
);
