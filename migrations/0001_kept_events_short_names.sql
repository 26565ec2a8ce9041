ALTER TABLE `category_texts` ADD `short_name` text;--> statement-breakpoint
CREATE INDEX `outbox_sent` ON `outbox` (`sent_at`);