CREATE TABLE `recall_notices` (
	`recall_id` text NOT NULL,
	`email` text NOT NULL,
	`order_id` text NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`recall_id`, `email`)
);
