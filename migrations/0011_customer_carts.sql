CREATE TABLE `customer_carts` (
	`customer_id` text NOT NULL,
	`store` text NOT NULL,
	`cart_id` text NOT NULL,
	PRIMARY KEY(`customer_id`, `store`)
);
