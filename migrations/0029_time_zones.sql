ALTER TABLE `registrations` ADD `time_zone` text DEFAULT 'Europe/Istanbul' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `time_zone` text DEFAULT 'Europe/Istanbul' NOT NULL;