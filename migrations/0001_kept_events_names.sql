ALTER TABLE `category_texts` ADD `short_name` text;--> statement-breakpoint
ALTER TABLE `product_texts` ADD `sort_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `outbox_sent` ON `outbox` (`sent_at`);