CREATE TABLE `remote_orders` (
	`order_id` text PRIMARY KEY NOT NULL,
	`remote_cart` text NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `order_history_by_time` ON `order_history` (`at`);