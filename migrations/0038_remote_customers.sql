CREATE TABLE `remote_customers` (
	`customer_id` text PRIMARY KEY NOT NULL,
	`remote_id` text NOT NULL,
	`version` integer NOT NULL,
	`session` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `remote_customers_remote_id_unique` ON `remote_customers` (`remote_id`);