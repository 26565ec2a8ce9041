CREATE TABLE `code_uses` (
	`code` text NOT NULL,
	`order_id` text NOT NULL,
	`email` text NOT NULL,
	`customer_id` text,
	PRIMARY KEY(`code`, `order_id`)
);
--> statement-breakpoint
CREATE INDEX `code_uses_by_order` ON `code_uses` (`order_id`);--> statement-breakpoint
CREATE INDEX `code_uses_by_email` ON `code_uses` (`email`,`code`);--> statement-breakpoint
CREATE INDEX `code_uses_by_customer` ON `code_uses` (`customer_id`,`code`);--> statement-breakpoint
CREATE TABLE `limit_counts` (
	`subject` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`ends_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `limit_counts_by_end` ON `limit_counts` (`ends_at`);--> statement-breakpoint
CREATE TABLE `unpaid_orders` (
	`order_id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`customer_id` text,
	`network` text
);
--> statement-breakpoint
CREATE INDEX `unpaid_orders_by_email` ON `unpaid_orders` (`email`);--> statement-breakpoint
CREATE INDEX `unpaid_orders_by_customer` ON `unpaid_orders` (`customer_id`);--> statement-breakpoint
CREATE INDEX `unpaid_orders_by_network` ON `unpaid_orders` (`network`);--> statement-breakpoint
CREATE INDEX `orders_by_customer` ON `orders` (document ->> '$.customer.id');--> statement-breakpoint
INSERT OR IGNORE INTO `code_uses` (`code`, `order_id`, `email`, `customer_id`)
SELECT used.value ->> '$.discountCode.code', orders.id, lower(orders.customer_email), document ->> '$.customer.id'
FROM orders, json_each(orders.document, '$.discountCodes') AS used
WHERE used.value ->> '$.state' = 'MatchesCart' AND orders.order_state <> 'Cancelled';
