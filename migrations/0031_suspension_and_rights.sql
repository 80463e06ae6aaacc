ALTER TABLE `homework` ADD `resting` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `suspended_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `suspension_reason` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `rights` text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `rights_school` text REFERENCES schools(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `users` ADD `waiting_mail` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `waiting_mail_day` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `users_suspended` ON `users` (`suspended_at`) WHERE suspended_at is not null;--> statement-breakpoint
CREATE INDEX `users_rights` ON `users` (`rights`) WHERE rights <> 'none';