CREATE TABLE `alerts` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`sku` text NOT NULL,
	`store` text NOT NULL,
	`locale` text NOT NULL,
	`email` text NOT NULL,
	`customer_id` text,
	`state` text NOT NULL,
	`cent_amount` integer NOT NULL,
	`currency` text NOT NULL,
	`token` text NOT NULL,
	`site` text NOT NULL,
	`asked_at` text NOT NULL,
	`mailed_at` text,
	`expires_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `alerts_by_email` ON `alerts` (`email`,`sku`,`kind`,`store`);--> statement-breakpoint
CREATE UNIQUE INDEX `alerts_by_token` ON `alerts` (`token`);--> statement-breakpoint
CREATE INDEX `alerts_by_state` ON `alerts` (`state`,`asked_at`);--> statement-breakpoint
CREATE INDEX `alerts_by_customer` ON `alerts` (`customer_id`);--> statement-breakpoint
CREATE INDEX `alerts_by_expiry` ON `alerts` (`expires_at`);--> statement-breakpoint
CREATE TABLE `wish_lists` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text,
	`device_hash` text,
	`name` text NOT NULL,
	`created_at` text NOT NULL,
	`device_changed_at` text,
	`token` text
);
--> statement-breakpoint
CREATE INDEX `wish_lists_by_customer` ON `wish_lists` (`customer_id`);--> statement-breakpoint
CREATE INDEX `wish_lists_by_device` ON `wish_lists` (`device_hash`);--> statement-breakpoint
CREATE INDEX `wish_lists_by_device_change` ON `wish_lists` (`device_changed_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `wish_lists_by_token` ON `wish_lists` (`token`);--> statement-breakpoint
CREATE TABLE `wishes` (
	`list_id` text NOT NULL,
	`sku` text NOT NULL,
	`added_at` text NOT NULL,
	PRIMARY KEY(`list_id`, `sku`),
	FOREIGN KEY (`list_id`) REFERENCES `wish_lists`(`id`) ON UPDATE no action ON DELETE cascade
);
