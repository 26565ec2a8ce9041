CREATE TABLE `consents` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`kind` text NOT NULL,
	`store` text NOT NULL,
	`locale` text NOT NULL,
	`state` text NOT NULL,
	`token` text NOT NULL,
	`asked_at` text NOT NULL,
	`mailed_at` text,
	`given_at` text,
	`withdrawn_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `consents_by_email` ON `consents` (`email`,`kind`,`store`);--> statement-breakpoint
CREATE UNIQUE INDEX `consents_by_token` ON `consents` (`token`);--> statement-breakpoint
CREATE INDEX `consents_by_state` ON `consents` (`state`,`asked_at`);