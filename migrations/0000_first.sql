CREATE TABLE `categories` (
	`key` text PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`parent_key` text,
	`order_hint` integer NOT NULL,
	`image` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `categories_id_unique` ON `categories` (`id`);--> statement-breakpoint
CREATE TABLE `category_texts` (
	`language` text NOT NULL,
	`category_key` text NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`description` text NOT NULL,
	PRIMARY KEY(`language`, `category_key`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `category_slugs` ON `category_texts` (`language`,`slug`);--> statement-breakpoint
CREATE TABLE `inventory` (
	`sku` text PRIMARY KEY NOT NULL,
	`available_quantity` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `price_history` (
	`store` text NOT NULL,
	`sku` text NOT NULL,
	`valid_from` text NOT NULL,
	`currency` text NOT NULL,
	`cent_amount` integer NOT NULL,
	PRIMARY KEY(`store`, `sku`, `valid_from`)
);
--> statement-breakpoint
CREATE TABLE `prices` (
	`store` text NOT NULL,
	`product_id` text NOT NULL,
	`currency` text NOT NULL,
	`cent_amount` integer NOT NULL,
	`discounted_cent_amount` integer,
	`discounted_from` text,
	`discounted_until` text,
	`lowest_cent_amount` integer,
	`sellable` integer NOT NULL,
	PRIMARY KEY(`store`, `product_id`)
);
--> statement-breakpoint
CREATE TABLE `product_categories` (
	`category_key` text NOT NULL,
	`product_id` text NOT NULL,
	PRIMARY KEY(`category_key`, `product_id`)
);
--> statement-breakpoint
CREATE TABLE `product_tags` (
	`tag` text NOT NULL,
	`product_id` text NOT NULL,
	PRIMARY KEY(`tag`, `product_id`)
);
--> statement-breakpoint
CREATE TABLE `product_texts` (
	`language` text NOT NULL,
	`product_id` text NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`description` text NOT NULL,
	`highlights` text NOT NULL,
	`attributes_raw` text NOT NULL,
	`package_contents` text NOT NULL,
	`faq` text NOT NULL,
	`search_text` text NOT NULL,
	PRIMARY KEY(`language`, `product_id`)
);
--> statement-breakpoint
CREATE TABLE `products` (
	`id` text PRIMARY KEY NOT NULL,
	`sku` text NOT NULL,
	`number` text NOT NULL,
	`product_type` text NOT NULL,
	`family` text NOT NULL,
	`brand` text NOT NULL,
	`model` text NOT NULL,
	`ean` text NOT NULL,
	`created_at` text NOT NULL,
	`published` integer NOT NULL,
	`is_bware` integer NOT NULL,
	`is_package_type_freight` integer NOT NULL,
	`images` text NOT NULL,
	`tags` text NOT NULL,
	`rating_average` real NOT NULL,
	`rating_count` integer NOT NULL,
	`rating_distribution` text NOT NULL,
	`volume_discount_group` text,
	`attributes` text NOT NULL,
	`related_accessories` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `products_sku_unique` ON `products` (`sku`);--> statement-breakpoint
CREATE UNIQUE INDEX `products_number_unique` ON `products` (`number`);--> statement-breakpoint
CREATE INDEX `products_by_family` ON `products` (`family`);--> statement-breakpoint
CREATE TABLE `settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `stores` (
	`key` text PRIMARY KEY NOT NULL,
	`document` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `cart_index` (
	`cart_id` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`store` text NOT NULL,
	`cart_state` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `cart_skus` (
	`sku` text NOT NULL,
	`cart_id` text NOT NULL,
	PRIMARY KEY(`sku`, `cart_id`)
);
--> statement-breakpoint
CREATE INDEX `cart_skus_by_cart` ON `cart_skus` (`cart_id`);--> statement-breakpoint
CREATE TABLE `customers` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`client_type` text NOT NULL,
	`locale` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `customers_email_unique` ON `customers` (`email`);--> statement-breakpoint
CREATE TABLE `handled_events` (
	`event_id` text NOT NULL,
	`handler` text NOT NULL,
	PRIMARY KEY(`event_id`, `handler`)
);
--> statement-breakpoint
CREATE TABLE `mails` (
	`id` text PRIMARY KEY NOT NULL,
	`recipient` text NOT NULL,
	`locale` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `order_lines` (
	`order_id` text NOT NULL,
	`sku` text NOT NULL,
	`quantity` integer NOT NULL,
	`total_cent_amount` integer NOT NULL,
	PRIMARY KEY(`order_id`, `sku`)
);
--> statement-breakpoint
CREATE INDEX `order_lines_by_sku` ON `order_lines` (`sku`);--> statement-breakpoint
CREATE TABLE `orders` (
	`id` text PRIMARY KEY NOT NULL,
	`order_number` text NOT NULL,
	`cart_id` text NOT NULL,
	`store` text NOT NULL,
	`customer_email` text NOT NULL,
	`currency` text NOT NULL,
	`total_cent_amount` integer NOT NULL,
	`tax_cent_amount` integer NOT NULL,
	`order_state` text NOT NULL,
	`payment_state` text NOT NULL,
	`shipment_state` text NOT NULL,
	`created_at` text NOT NULL,
	`document` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_order_number_unique` ON `orders` (`order_number`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_cart_id_unique` ON `orders` (`cart_id`);--> statement-breakpoint
CREATE INDEX `orders_by_email` ON `orders` (`customer_email`,`created_at`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`event` text NOT NULL,
	`at` text NOT NULL,
	`sent_at` text
);
--> statement-breakpoint
CREATE INDEX `outbox_unsent` ON `outbox` (`at`) WHERE "outbox"."sent_at" IS NULL;--> statement-breakpoint
CREATE TABLE `sequences` (
	`name` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL
);
