CREATE TABLE `registrations` (
	`hash` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`role` text NOT NULL,
	`school` text NOT NULL,
	`password_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`user_id` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `registrations_email` ON `registrations` (`email`,`created_at`);--> statement-breakpoint
CREATE INDEX `registrations_created` ON `registrations` (`created_at`);--> statement-breakpoint
CREATE INDEX `registrations_user` ON `registrations` (`user_id`);--> statement-breakpoint
ALTER TABLE `mails` ADD `kind` text DEFAULT 'notice' NOT NULL;--> statement-breakpoint
ALTER TABLE `mails` ADD `recipient_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `mails` ADD `client_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `mails` ADD `link_hash` text;--> statement-breakpoint
CREATE INDEX `mails_recipient` ON `mails` (`recipient_key`,`kind`,`created_at`);--> statement-breakpoint
CREATE INDEX `mails_client` ON `mails` (`client_key`,`created_at`);--> statement-breakpoint
CREATE INDEX `mails_created` ON `mails` (`created_at`);--> statement-breakpoint
-- Accounts that version 0.1 keeps unverified become registrations, with the newest link that was mailed to them.
INSERT OR IGNORE INTO `registrations` (`hash`, `email`, `name`, `role`, `school`, `password_hash`, `created_at`, `expires_at`)
SELECT coalesce(`t`.`hash`, 'none:' || `u`.`id`), `u`.`email`, `u`.`name`, `u`.`role`, `u`.`school`, `u`.`password_hash`, `u`.`created_at`, coalesce(`t`.`expires_at`, 0)
FROM `users` `u` LEFT JOIN `mail_tokens` `t` ON `t`.`hash` = (
	SELECT `hash` FROM `mail_tokens` WHERE `user_id` = `u`.`id` AND `kind` = 'verify' AND `used_at` IS NULL
	ORDER BY `created_at` DESC, `expires_at` DESC LIMIT 1
)
WHERE `u`.`verified_at` IS NULL AND `u`.`role` <> 'admin';
