CREATE TABLE `order_history` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`version` integer NOT NULL,
	`at` text NOT NULL,
	`actor` text NOT NULL,
	`kind` text NOT NULL,
	`entry` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `order_history_by_order` ON `order_history` (`order_id`,`version`);--> statement-breakpoint
CREATE INDEX `orders_by_time` ON `orders` (`created_at`,`id`);
--> statement-breakpoint
CREATE TRIGGER `order_history_unchanged` BEFORE UPDATE ON `order_history` BEGIN
  SELECT RAISE(ABORT, 'entries of the history are never changed');
END;
--> statement-breakpoint
CREATE TRIGGER `order_history_complete` BEFORE DELETE ON `order_history` BEGIN
  SELECT RAISE(ABORT, 'entries of the history are never deleted');
END;
