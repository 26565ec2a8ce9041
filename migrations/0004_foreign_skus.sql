CREATE TABLE `foreign_skus` (
	`foreign_sku` text PRIMARY KEY NOT NULL,
	`sku` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `foreign_skus_sku_unique` ON `foreign_skus` (`sku`);