CREATE TABLE `data_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`email` text NOT NULL,
	`store` text NOT NULL,
	`locale` text NOT NULL,
	`site` text NOT NULL,
	`asked_by` text NOT NULL,
	`asked_at` text NOT NULL,
	`mailed_at` text,
	`confirmed_at` text,
	`done_at` text,
	`kept` text,
	`forget_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `data_requests_open` ON `data_requests` (`email`,`kind`) WHERE "data_requests"."done_at" IS NULL;--> statement-breakpoint
CREATE INDEX `data_requests_by_end` ON `data_requests` (`forget_at`);--> statement-breakpoint
ALTER TABLE `cart_index` ADD `email` text;--> statement-breakpoint
CREATE INDEX `carts_by_email` ON `cart_index` (`email`) WHERE "cart_index"."email" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `handled_events` ADD `handled_at` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `handled_events_by_age` ON `handled_events` (`handled_at`);--> statement-breakpoint
CREATE INDEX `consents_withdrawn` ON `consents` (`withdrawn_at`) WHERE "consents"."withdrawn_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_by_email_key` ON `orders` (lower("customer_email"));--> statement-breakpoint
UPDATE `handled_events` SET `handled_at` = strftime('%Y-%m-%dT%H:%M:%fZ', 'now');--> statement-breakpoint
DROP TRIGGER `order_history_unchanged`;--> statement-breakpoint
-- What happened stays; what operators wrote about a person goes with the person's name.
CREATE TRIGGER `order_history_unchanged` BEFORE UPDATE ON `order_history`
WHEN NEW.`id` <> OLD.`id` OR NEW.`order_id` <> OLD.`order_id` OR NEW.`version` <> OLD.`version` OR NEW.`at` <> OLD.`at`
  OR NEW.`actor` <> OLD.`actor` OR NEW.`kind` <> OLD.`kind`
  OR NOT EXISTS (SELECT 1 FROM `orders` WHERE `id` = OLD.`order_id` AND `customer_email` = '')
BEGIN
  SELECT RAISE(ABORT, 'entries of the history are never changed');
END;
