CREATE TABLE `gift_card_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`card_id` text NOT NULL,
	`at` text NOT NULL,
	`kind` text NOT NULL,
	`cent_amount` integer NOT NULL,
	`order_id` text,
	`note` text
);
--> statement-breakpoint
CREATE INDEX `gift_card_entries_by_card` ON `gift_card_entries` (`card_id`);--> statement-breakpoint
CREATE INDEX `gift_card_entries_by_order` ON `gift_card_entries` (`order_id`);--> statement-breakpoint
CREATE TABLE `gift_cards` (
	`id` text PRIMARY KEY NOT NULL,
	`code_hash` text NOT NULL,
	`last_four` text NOT NULL,
	`store` text NOT NULL,
	`currency` text NOT NULL,
	`issued_at` text NOT NULL,
	`valid_until` text NOT NULL,
	`blocked_at` text,
	`order_id` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gift_cards_code_hash_unique` ON `gift_cards` (`code_hash`);--> statement-breakpoint
CREATE INDEX `gift_cards_by_order` ON `gift_cards` (`order_id`);--> statement-breakpoint
CREATE TRIGGER `gift_card_entries_unchanged` BEFORE UPDATE ON `gift_card_entries` BEGIN
  SELECT RAISE(ABORT, 'entries of the ledger are never changed');
END;
--> statement-breakpoint
CREATE TRIGGER `gift_card_entries_complete` BEFORE DELETE ON `gift_card_entries` BEGIN
  SELECT RAISE(ABORT, 'entries of the ledger are never deleted');
END;
--> statement-breakpoint
CREATE TRIGGER `gift_card_entries_covered` BEFORE INSERT ON `gift_card_entries` BEGIN
  SELECT RAISE(ABORT, 'a gift card has less than that')
  WHERE NEW.`cent_amount` + coalesce((SELECT sum(`cent_amount`) FROM `gift_card_entries` WHERE `card_id` = NEW.`card_id`), 0) < 0;
END;
