DROP INDEX `shelves_by_product`;--> statement-breakpoint
CREATE INDEX `shelves_by_product` ON `shelves` (`product_id`,`category_key`,`out_of_stock`,`rank`,`brand`,`rating_tenths`,`release_date`);