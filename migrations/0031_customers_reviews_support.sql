CREATE TABLE `files` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_kind` text,
	`owner_ref` text,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`bytes` integer NOT NULL,
	`created_at` text NOT NULL,
	`key` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `files_by_owner` ON `files` (`owner_kind`,`owner_ref`);--> statement-breakpoint
CREATE INDEX `files_without_owner` ON `files` (`created_at`) WHERE "files"."owner_ref" IS NULL;--> statement-breakpoint
CREATE TABLE `support_cases` (
	`sequence` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`number` text NOT NULL,
	`idempotency_key` text NOT NULL,
	`store` text NOT NULL,
	`locale` text NOT NULL,
	`site` text NOT NULL,
	`customer_id` text,
	`reason` text NOT NULL,
	`subreason` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`inbox` text NOT NULL,
	`company` text,
	`phone` text,
	`subject` text NOT NULL,
	`product_number` text,
	`quantity` integer,
	`order_number` text,
	`invoice_number` text,
	`vat_id` text,
	`state` text NOT NULL,
	`suspicion` text,
	`delivery` text NOT NULL,
	`delivered_at` text,
	`created_at` text NOT NULL,
	`changed_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `support_cases_id_unique` ON `support_cases` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `support_cases_number_unique` ON `support_cases` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `support_cases_idempotency_key_unique` ON `support_cases` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `support_cases_by_customer` ON `support_cases` (`customer_id`);--> statement-breakpoint
CREATE INDEX `support_cases_by_inbox` ON `support_cases` (`inbox`,`created_at`);--> statement-breakpoint
CREATE INDEX `support_cases_by_delivery` ON `support_cases` (`delivered_at`);--> statement-breakpoint
CREATE INDEX `support_cases_open` ON `support_cases` (`changed_at`) WHERE "support_cases"."state" = 'open';--> statement-breakpoint
CREATE TABLE `support_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`case_id` text NOT NULL,
	`writer` text NOT NULL,
	`text` text NOT NULL,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `support_messages_by_case` ON `support_messages` (`case_id`,`at`);--> statement-breakpoint
CREATE TABLE `sandbox_cases` (
	`id` integer PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`query` text NOT NULL,
	`body` text NOT NULL
);--> statement-breakpoint
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
END;--> statement-breakpoint
ALTER TABLE `consents` ADD `customer_id` text;--> statement-breakpoint
ALTER TABLE `consents` ADD `wording` text;--> statement-breakpoint
ALTER TABLE `consents` ADD `wording_version` text;--> statement-breakpoint
ALTER TABLE `consents` ADD `source` text;--> statement-breakpoint
CREATE INDEX `consents_by_customer` ON `consents` (`customer_id`);--> statement-breakpoint
ALTER TABLE `customers` ADD `date_of_birth` text;--> statement-breakpoint
ALTER TABLE `customers` ADD `company_name` text;--> statement-breakpoint
ALTER TABLE `customers` ADD `vat_id` text;--> statement-breakpoint
ALTER TABLE `customers` ADD `loyalty_card` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `customers_loyalty_card_unique` ON `customers` (`loyalty_card`);--> statement-breakpoint
CREATE TABLE `customer_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`means` text NOT NULL,
	`begun_at` text NOT NULL,
	`seen_at` text NOT NULL,
	`authenticated_at` text NOT NULL,
	`browser` text DEFAULT '' NOT NULL,
	`system` text DEFAULT '' NOT NULL,
	`city` text DEFAULT '' NOT NULL,
	`country` text DEFAULT '' NOT NULL,
	`ended_at` text
);
--> statement-breakpoint
CREATE INDEX `customer_sessions_by_customer` ON `customer_sessions` (`customer_id`);--> statement-breakpoint
CREATE INDEX `customer_sessions_by_time` ON `customer_sessions` (`begun_at`);--> statement-breakpoint
CREATE TABLE `email_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`old_email` text NOT NULL,
	`new_email` text NOT NULL,
	`requested_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`undo_until` text NOT NULL,
	`confirmed_at` text,
	`ended_at` text
);
--> statement-breakpoint
CREATE INDEX `email_changes_by_customer` ON `email_changes` (`customer_id`);--> statement-breakpoint
CREATE INDEX `email_changes_by_old_email` ON `email_changes` (`old_email`);--> statement-breakpoint
CREATE INDEX `email_changes_by_end` ON `email_changes` (`undo_until`);--> statement-breakpoint
CREATE TABLE `registrations` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`document` text NOT NULL,
	`locale` text NOT NULL,
	`password_hash` text NOT NULL,
	`expires_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `registrations_by_email` ON `registrations` (`email`);--> statement-breakpoint
CREATE INDEX `registrations_by_expiry` ON `registrations` (`expires_at`);--> statement-breakpoint
DROP TABLE `account_tries`;--> statement-breakpoint
DROP INDEX `orders_by_email_key`;--> statement-breakpoint
CREATE INDEX `orders_by_email_key` ON `orders` (lower(customer_email),`created_at`);--> statement-breakpoint
ALTER TABLE `customers` ADD `email_verified_at` text;--> statement-breakpoint
CREATE TABLE `identities` (
	`provider` text NOT NULL,
	`subject` text NOT NULL,
	`customer_id` text NOT NULL,
	`email` text NOT NULL,
	`created_at` text NOT NULL,
	`last_used_at` text,
	PRIMARY KEY(`provider`, `subject`)
);
--> statement-breakpoint
CREATE INDEX `identities_by_customer` ON `identities` (`customer_id`);--> statement-breakpoint
CREATE TABLE `passkey_challenges` (
	`challenge` text PRIMARY KEY NOT NULL,
	`ceremony` text NOT NULL,
	`customer_id` text,
	`rp_id` text NOT NULL,
	`expires_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `passkey_challenges_by_expiry` ON `passkey_challenges` (`expires_at`);--> statement-breakpoint
CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`device_type` text NOT NULL,
	`backed_up` integer NOT NULL,
	`name` text NOT NULL,
	`rp_id` text NOT NULL,
	`created_at` text NOT NULL,
	`last_used_at` text
);
--> statement-breakpoint
CREATE INDEX `passkeys_by_customer` ON `passkeys` (`customer_id`);--> statement-breakpoint
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
END;--> statement-breakpoint
CREATE TABLE `answers` (
	`id` text PRIMARY KEY NOT NULL,
	`text` text NOT NULL,
	`locale` text NOT NULL,
	`author_name` text NOT NULL,
	`created_at` text NOT NULL,
	`source` text NOT NULL,
	`state` text NOT NULL,
	`customer_id` text,
	`author_email` text,
	`question_id` text NOT NULL,
	`answered_by` text NOT NULL,
	`order_id` text
);
--> statement-breakpoint
CREATE INDEX `answers_by_question` ON `answers` (`question_id`,`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `answers_by_state` ON `answers` (`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `answers_by_customer` ON `answers` (`customer_id`);--> statement-breakpoint
CREATE INDEX `answers_by_email` ON `answers` (`author_email`);--> statement-breakpoint
CREATE TABLE `questions` (
	`id` text PRIMARY KEY NOT NULL,
	`text` text NOT NULL,
	`locale` text NOT NULL,
	`author_name` text NOT NULL,
	`created_at` text NOT NULL,
	`source` text NOT NULL,
	`state` text NOT NULL,
	`customer_id` text,
	`author_email` text,
	`sku` text NOT NULL,
	`language` text NOT NULL,
	`site` text
);
--> statement-breakpoint
CREATE INDEX `questions_by_product` ON `questions` (`sku`,`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `questions_by_state` ON `questions` (`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `questions_by_customer` ON `questions` (`customer_id`);--> statement-breakpoint
CREATE INDEX `questions_by_email` ON `questions` (`author_email`);--> statement-breakpoint
-- Whoever deletes a question or an answer: nothing is left that belongs to it, and the pages are rendered anew.
CREATE TRIGGER `questions_deleted` AFTER DELETE ON `questions` BEGIN
  DELETE FROM `answers` WHERE `question_id` = OLD.`id`;
  INSERT INTO `page_changes` (`tag`, `changed_at`)
    VALUES (OLD.`sku`, CAST(unixepoch('subsec') * 1000 AS INTEGER))
    ON CONFLICT (`tag`) DO UPDATE SET `version` = `version` + 1,
      `changed_at` = max(`changed_at`, excluded.`changed_at`);
END;
--> statement-breakpoint
CREATE TRIGGER `answers_deleted` AFTER DELETE ON `answers` BEGIN
  INSERT INTO `page_changes` (`tag`, `changed_at`)
    SELECT `sku`, CAST(unixepoch('subsec') * 1000 AS INTEGER) FROM `questions`
    WHERE `id` = OLD.`question_id`
    ON CONFLICT (`tag`) DO UPDATE SET `version` = `version` + 1,
      `changed_at` = max(`changed_at`, excluded.`changed_at`);
END;
