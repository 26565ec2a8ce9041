CREATE TABLE `content_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text NOT NULL,
	`subject` text NOT NULL,
	`subject_id` text NOT NULL,
	`at` text NOT NULL,
	`store` text NOT NULL,
	`locale` text NOT NULL,
	`ground` text NOT NULL,
	`explanation` text NOT NULL,
	`email` text,
	`state` text NOT NULL,
	`decided_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `content_reports_number_unique` ON `content_reports` (`number`);--> statement-breakpoint
CREATE INDEX `content_reports_by_state` ON `content_reports` (`state`,`at`);--> statement-breakpoint
CREATE INDEX `content_reports_by_subject` ON `content_reports` (`subject`,`subject_id`);--> statement-breakpoint
CREATE TABLE `moderation_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`subject` text NOT NULL,
	`subject_id` text NOT NULL,
	`at` text NOT NULL,
	`actor` text NOT NULL,
	`kind` text NOT NULL,
	`ground` text,
	`legal_base` text,
	`is_automated` integer NOT NULL,
	`note` text
);
--> statement-breakpoint
CREATE INDEX `moderation_entries_by_subject` ON `moderation_entries` (`subject`,`subject_id`,`at`);--> statement-breakpoint
CREATE TABLE `review_invitation_stops` (
	`email` text PRIMARY KEY NOT NULL,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `review_invitations` (
	`order_id` text PRIMARY KEY NOT NULL,
	`due_at` text,
	`sent` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `review_invitations_by_due` ON `review_invitations` (`due_at`) WHERE "review_invitations"."due_at" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `review_votes` (
	`review_id` text NOT NULL,
	`voter` text NOT NULL,
	PRIMARY KEY(`review_id`, `voter`)
);
--> statement-breakpoint
CREATE TABLE `reviews` (
	`id` text PRIMARY KEY NOT NULL,
	`sku` text NOT NULL,
	`locale` text NOT NULL,
	`language` text NOT NULL,
	`rating` integer NOT NULL,
	`title` text NOT NULL,
	`text` text NOT NULL,
	`author_name` text NOT NULL,
	`created_at` text NOT NULL,
	`review_created_at` text NOT NULL,
	`source` text NOT NULL,
	`state` text NOT NULL,
	`is_incentivized` integer NOT NULL,
	`title_translations` text DEFAULT '{}' NOT NULL,
	`text_translations` text DEFAULT '{}' NOT NULL,
	`answer` text,
	`answered_at` text,
	`answer_translations` text DEFAULT '{}' NOT NULL,
	`helpful` integer DEFAULT 0 NOT NULL,
	`order_id` text,
	`line_item_id` text,
	`customer_id` text,
	`author_email` text,
	`consented_at` text
);
--> statement-breakpoint
CREATE INDEX `reviews_by_product` ON `reviews` (`sku`,`state`,`review_created_at`);--> statement-breakpoint
CREATE INDEX `reviews_by_state` ON `reviews` (`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `reviews_by_customer` ON `reviews` (`customer_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `reviews_once` ON `reviews` (`author_email`,`sku`) WHERE "reviews"."author_email" IS NOT NULL AND "reviews"."state" != 'withdrawn';--> statement-breakpoint
ALTER TABLE `products` ADD `rating_source` text;--> statement-breakpoint
-- Ratings of documents were not of reviews: they begin anew, and are recounted when reviews are imported.
UPDATE `products` SET `rating_average` = 0, `rating_count` = 0, `rating_distribution` = '[0,0,0,0,0]',
  `details` = json_remove(`details`, '$.ratingSource'),
  `tags` = (SELECT json_group_array(value) FROM json_each(`products`.`tags`) WHERE value <> 'topRated')
  WHERE `rating_count` > 0 OR `tags` LIKE '%topRated%';--> statement-breakpoint
DELETE FROM `product_tags` WHERE `tag` = 'topRated';--> statement-breakpoint
DELETE FROM `shelves` WHERE `category_key` = char(1) || 'topRated';--> statement-breakpoint
UPDATE `shelves` SET `rating_tenths` = 0,
  `rank` = (`rank` / 1000000000) * 1000000000 + 999999999;--> statement-breakpoint
DELETE FROM `listing_counts`;--> statement-breakpoint
CREATE TRIGGER `moderation_entries_unchanged` BEFORE UPDATE ON `moderation_entries` BEGIN
  SELECT RAISE(ABORT, 'decisions about texts are never changed');
END;
--> statement-breakpoint
CREATE TRIGGER `moderation_entries_complete` BEFORE DELETE ON `moderation_entries` BEGIN
  SELECT RAISE(ABORT, 'decisions about texts are never deleted');
END;
