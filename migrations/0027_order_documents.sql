CREATE TABLE `order_documents` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text NOT NULL,
	`order_id` text NOT NULL,
	`document` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_documents_number_unique` ON `order_documents` (`number`);--> statement-breakpoint
CREATE INDEX `order_documents_by_order` ON `order_documents` (`order_id`);--> statement-breakpoint
CREATE TRIGGER `order_documents_unchanged` BEFORE UPDATE ON `order_documents` BEGIN SELECT RAISE(ABORT, 'an issued document is never changed'); END;--> statement-breakpoint
CREATE TRIGGER `order_documents_kept` BEFORE DELETE ON `order_documents` BEGIN SELECT RAISE(ABORT, 'an issued document is never deleted'); END;
