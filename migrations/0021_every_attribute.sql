CREATE TABLE `brands` (
	`key` text NOT NULL,
	`name` text NOT NULL,
	PRIMARY KEY(`key`, `name`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `brands` SELECT DISTINCT lower(trim(`brand`)), `brand` FROM `products`;
--> statement-breakpoint
CREATE TABLE `attribute_values` (
	`id` integer PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`name` text NOT NULL,
	`unit` text NOT NULL,
	`word` text,
	`low` real,
	`high` real
);
--> statement-breakpoint
CREATE UNIQUE INDEX `attribute_values_key_unique` ON `attribute_values` (`key`);
--> statement-breakpoint
CREATE INDEX `attribute_values_by_name` ON `attribute_values` (`name`);
--> statement-breakpoint
-- The values as they were, without units; an import writes the attributes that were missing (decision 56).
INSERT INTO `attribute_values` (`key`, `name`, `unit`, `word`, `low`, `high`)
	SELECT DISTINCT json_array(`name`, '', `word`, `number`, `number`), `name`, '', `word`, `number`, `number`
	FROM `product_attributes`;
--> statement-breakpoint
CREATE TABLE `__new_product_attributes` (
	`product_id` text NOT NULL,
	`value` integer NOT NULL,
	`place` integer NOT NULL,
	PRIMARY KEY(`product_id`, `value`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_product_attributes`
	SELECT a.`product_id`, v.`id`, 0 FROM `product_attributes` a CROSS JOIN `attribute_values` v
	ON v.`key` = json_array(a.`name`, '', a.`word`, a.`number`, a.`number`);
--> statement-breakpoint
DROP TABLE `product_attributes`;
--> statement-breakpoint
ALTER TABLE `__new_product_attributes` RENAME TO `product_attributes`;
