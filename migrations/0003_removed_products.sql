CREATE TABLE `removed_products` (
	`number` text PRIMARY KEY NOT NULL,
	`removed_at` text NOT NULL,
	`successor` text
);
--> statement-breakpoint
CREATE INDEX `categories_by_parent` ON `categories` (`parent_key`);