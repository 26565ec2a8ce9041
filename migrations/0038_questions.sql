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
