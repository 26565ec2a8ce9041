CREATE TABLE `cart_discounts` (
	`key` text PRIMARY KEY NOT NULL,
	`is_active` integer NOT NULL,
	`requires_discount_code` integer NOT NULL,
	`document` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `discount_codes` (
	`code` text PRIMARY KEY NOT NULL,
	`document` text NOT NULL,
	`applications` integer DEFAULT 0 NOT NULL
);
