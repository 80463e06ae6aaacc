CREATE TABLE `invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`school_id` text,
	`created_at` integer NOT NULL,
	`sent_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`school_id`) REFERENCES `schools`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_hash` ON `invitations` (`hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_email` ON `invitations` (`email`);--> statement-breakpoint
CREATE INDEX `invitations_school` ON `invitations` (`school_id`) WHERE school_id is not null;--> statement-breakpoint
CREATE INDEX `invitations_newest` ON `invitations` (`created_at`);--> statement-breakpoint
CREATE TABLE `schools` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`city` text DEFAULT '' NOT NULL,
	`search_key` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `schools_key` ON `schools` (`search_key`);--> statement-breakpoint
CREATE TABLE `usage_days` (
	`day` integer NOT NULL,
	`user_id` text NOT NULL,
	`school_id` text,
	`games` integer NOT NULL,
	`players` integer NOT NULL,
	`homework` integer NOT NULL,
	`is_new` integer NOT NULL,
	PRIMARY KEY(`day`, `user_id`),
	FOREIGN KEY (`school_id`) REFERENCES `schools`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `usage_days_user` ON `usage_days` (`user_id`);--> statement-breakpoint
CREATE INDEX `usage_days_school` ON `usage_days` (`school_id`) WHERE school_id is not null;--> statement-breakpoint
CREATE TABLE `announcements` (
	`id` text PRIMARY KEY NOT NULL,
	`text` text NOT NULL,
	`audience` text NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `users` ADD `school_id` text REFERENCES schools(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `users_school` ON `users` (`school_id`,`created_at`) WHERE school_id is not null;--> statement-breakpoint
ALTER TABLE `school_domains` ADD `school_id` text REFERENCES schools(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `school_domains_school` ON `school_domains` (`school_id`);