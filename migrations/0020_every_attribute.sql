CREATE TABLE `brands` (
	`key` text NOT NULL,
	`name` text NOT NULL,
	PRIMARY KEY(`key`, `name`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `brands` SELECT DISTINCT lower(trim(`brand`)), `brand` FROM `products`;
--> statement-breakpoint
-- The values as they were, without units; an import writes the attributes that were missing (decision 56).
CREATE TABLE `__new_product_attributes` (
	`product_id` text NOT NULL,
	`name` text NOT NULL,
	`place` integer NOT NULL,
	`unit` text NOT NULL,
	`word` text,
	`low` real,
	`high` real,
	PRIMARY KEY(`product_id`, `name`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_product_attributes`
	SELECT `product_id`, `name`, 0, '', `word`, `number`, `number` FROM `product_attributes`;
--> statement-breakpoint
DROP TABLE `product_attributes`;
--> statement-breakpoint
ALTER TABLE `__new_product_attributes` RENAME TO `product_attributes`;
