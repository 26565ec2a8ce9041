-- The long tables have no row ids: their keys are all they are found by, and a second tree a table is saved.
CREATE TABLE `attribute_labels` (
	`language` text NOT NULL,
	`name` text NOT NULL,
	`word` text NOT NULL,
	`label` text NOT NULL,
	`unit` text,
	PRIMARY KEY(`language`, `name`, `word`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `product_attributes` (
	`product_id` text NOT NULL,
	`name` text NOT NULL,
	`number` real,
	`word` text,
	PRIMARY KEY(`product_id`, `name`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `product_pages` (
	`language` text NOT NULL,
	`product_id` text NOT NULL,
	`document` text NOT NULL,
	PRIMARY KEY(`language`, `product_id`)
);
--> statement-breakpoint
INSERT INTO `product_pages` SELECT `language`, `product_id`, json_object(
	'description', `description`, 'highlights', json(`highlights`), 'attributesRaw', json(`attributes_raw`),
	'packageContents', json(`package_contents`), 'faq', json(`faq`)) FROM `product_texts`;
--> statement-breakpoint
CREATE TABLE `product_words` (
	`language` text NOT NULL,
	`product_id` text NOT NULL,
	`words` text NOT NULL,
	PRIMARY KEY(`language`, `product_id`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `product_words` SELECT `language`, `product_id`, `search_text` FROM `product_texts`;
--> statement-breakpoint
CREATE TABLE `held_back` (
	`sku` text NOT NULL,
	`store` text NOT NULL,
	`reason` text NOT NULL,
	PRIMARY KEY(`sku`, `store`, `reason`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `listing_counts` (
	`locale` text NOT NULL,
	`question` text NOT NULL,
	`version` integer NOT NULL,
	`counted_at` text NOT NULL,
	`valid_until` text,
	`document` text NOT NULL,
	PRIMARY KEY(`locale`, `question`)
);
--> statement-breakpoint
CREATE INDEX `listing_counts_by_time` ON `listing_counts` (`counted_at`);--> statement-breakpoint
CREATE TABLE `__new_product_texts` (
	`language` text NOT NULL,
	`product_id` text NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`facts` text NOT NULL,
	`sort_name` text NOT NULL,
	PRIMARY KEY(`language`, `product_id`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_product_texts` SELECT `language`, `product_id`, `name`, `slug`, coalesce((
	SELECT json_group_array(`fact`) FROM (
		SELECT (a.value ->> 'value') || char(160) || (a.value ->> 'unit') AS `fact`
		FROM json_each(t.`attributes_raw`) a WHERE a.value ->> 'unit' IS NOT NULL LIMIT 2)), '[]'), `sort_name`
	FROM `product_texts` t;
--> statement-breakpoint
DROP TABLE `product_texts`;--> statement-breakpoint
ALTER TABLE `__new_product_texts` RENAME TO `product_texts`;--> statement-breakpoint
CREATE TABLE `__new_product_categories` (
	`category_key` text NOT NULL,
	`product_id` text NOT NULL,
	PRIMARY KEY(`category_key`, `product_id`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_product_categories` SELECT `category_key`, `product_id` FROM `product_categories`;--> statement-breakpoint
DROP TABLE `product_categories`;--> statement-breakpoint
ALTER TABLE `__new_product_categories` RENAME TO `product_categories`;--> statement-breakpoint
CREATE INDEX `product_categories_by_product` ON `product_categories` (`product_id`);--> statement-breakpoint
CREATE TABLE `__new_product_tags` (
	`tag` text NOT NULL,
	`product_id` text NOT NULL,
	PRIMARY KEY(`tag`, `product_id`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_product_tags` SELECT `tag`, `product_id` FROM `product_tags`;--> statement-breakpoint
DROP TABLE `product_tags`;--> statement-breakpoint
ALTER TABLE `__new_product_tags` RENAME TO `product_tags`;--> statement-breakpoint
CREATE INDEX `product_tags_by_product` ON `product_tags` (`product_id`);--> statement-breakpoint
CREATE TABLE `__new_prices` (
	`store` text NOT NULL,
	`product_id` text NOT NULL,
	`currency` text NOT NULL,
	`cent_amount` integer NOT NULL,
	`discounted_cent_amount` integer,
	`discounted_from` text,
	`discounted_until` text,
	`discount` text,
	`lowest_cent_amount` integer,
	`sellable` integer NOT NULL,
	PRIMARY KEY(`store`, `product_id`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_prices` SELECT `store`, `product_id`, `currency`, `cent_amount`, `discounted_cent_amount`,
	`discounted_from`, `discounted_until`, NULL, `lowest_cent_amount`, `sellable` FROM `prices`;--> statement-breakpoint
DROP TABLE `prices`;--> statement-breakpoint
ALTER TABLE `__new_prices` RENAME TO `prices`;--> statement-breakpoint
CREATE INDEX `prices_by_discounted_from` ON `prices` (`discounted_from`) WHERE "prices"."discounted_from" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `prices_by_discounted_until` ON `prices` (`discounted_until`) WHERE "prices"."discounted_until" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `__new_price_history` (
	`store` text NOT NULL,
	`sku` text NOT NULL,
	`valid_from` text NOT NULL,
	`currency` text NOT NULL,
	`cent_amount` integer NOT NULL,
	PRIMARY KEY(`store`, `sku`, `valid_from`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_price_history` SELECT `store`, `sku`, `valid_from`, `currency`, `cent_amount` FROM `price_history`;--> statement-breakpoint
DROP TABLE `price_history`;--> statement-breakpoint
ALTER TABLE `__new_price_history` RENAME TO `price_history`;--> statement-breakpoint
ALTER TABLE `categories` ADD `energy_regulation` text;--> statement-breakpoint
ALTER TABLE `categories` ADD `related_categories` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `category_texts` ADD `more` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `parent_products` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `referenced_categories` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `energy_label` text;--> statement-breakpoint
ALTER TABLE `products` ADD `net_content` text;--> statement-breakpoint
ALTER TABLE `products` ADD `details` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX `products_by_brand` ON `products` (`brand`);--> statement-breakpoint
CREATE INDEX `products_by_ean` ON `products` (`ean`);--> statement-breakpoint
ALTER TABLE `page_changes` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE TABLE `shelves` (
	`category_key` text NOT NULL,
	`out_of_stock` integer NOT NULL,
	`rank` integer NOT NULL,
	`product_id` text NOT NULL,
	`brand` text NOT NULL,
	`rating_tenths` integer NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`category_key`, `out_of_stock`, `rank`, `product_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `shelves_by_product` ON `shelves` (`product_id`);--> statement-breakpoint
-- The last piece sold moves a product to the end of its shelves, the first one back in stock brings it forward.
CREATE TRIGGER `inventory_moves_shelves` AFTER UPDATE OF `available_quantity` ON `inventory`
WHEN (old.`available_quantity` > 0) <> (new.`available_quantity` > 0)
BEGIN
	UPDATE `shelves` SET `out_of_stock` = (new.`available_quantity` <= 0)
		WHERE `product_id` = (SELECT `id` FROM `products` WHERE `sku` = new.`sku`);
	UPDATE `page_changes` SET `version` = `version` + 1 WHERE `tag` = 'listings';
END;
