CREATE TABLE `extra_guarantees` (
	`sku` text PRIMARY KEY NOT NULL,
	`document` text NOT NULL
);
