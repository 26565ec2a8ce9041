ALTER TABLE `remote_orders` ADD `remote_number` text;--> statement-breakpoint
ALTER TABLE `remote_orders` ADD `failed_at` text;--> statement-breakpoint
CREATE INDEX `remote_orders_failed` ON `remote_orders` (`failed_at`) WHERE failed_at IS NOT NULL;