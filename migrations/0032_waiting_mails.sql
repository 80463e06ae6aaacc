ALTER TABLE `mails` ADD `held` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `mails` ADD `reason` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `mails` ADD `request_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `mails_held` ON `mails` (`held`,`client_key`,`created_at`);