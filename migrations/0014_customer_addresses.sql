CREATE TABLE `customer_addresses` (
	`customer_id` text NOT NULL,
	`id` text NOT NULL,
	`position` integer NOT NULL,
	`document` text NOT NULL,
	`is_shipping` integer NOT NULL,
	`is_billing` integer NOT NULL,
	`is_default_shipping` integer NOT NULL,
	`is_default_billing` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `id`)
);
