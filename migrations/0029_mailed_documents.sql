CREATE TABLE `mailed_documents` (
	`number` text PRIMARY KEY NOT NULL,
	`mail_id` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mailed_documents_by_mail` ON `mailed_documents` (`mail_id`);