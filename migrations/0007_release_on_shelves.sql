ALTER TABLE `shelves` ADD `release_date` text;--> statement-breakpoint
UPDATE `shelves` SET `release_date` = (
	SELECT "details" ->> 'releaseDate' FROM `products` WHERE `id` = `product_id`
) WHERE `product_id` IN (
	SELECT `id` FROM `products` WHERE "details" ->> 'releaseDate' IS NOT NULL
);
