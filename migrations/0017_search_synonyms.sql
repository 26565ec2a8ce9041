CREATE TABLE `search_synonyms` (
	`language` text NOT NULL,
	`name` text NOT NULL,
	`words` text NOT NULL,
	PRIMARY KEY(`language`, `name`)
);
--> statement-breakpoint
DROP TABLE `product_words`;