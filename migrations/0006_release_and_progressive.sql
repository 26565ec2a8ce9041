ALTER TABLE `prices` ADD `progressive_from` text;--> statement-breakpoint
CREATE INDEX `products_by_release` ON `products` ("details" ->> 'releaseDate') WHERE "details" ->> 'releaseDate' IS NOT NULL;