CREATE TABLE `homework` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`owner_id` text NOT NULL,
	`question_set_id` text,
	`title` text NOT NULL,
	`title_key` text NOT NULL,
	`class_id` text,
	`settings` text NOT NULL,
	`total_questions` integer NOT NULL,
	`created_at` integer NOT NULL,
	`opens_at` integer,
	`due_at` integer NOT NULL,
	`closed_at` integer,
	`ended_at` integer,
	`edition` integer DEFAULT 0 NOT NULL,
	`room_until` integer,
	`expected` integer,
	`started` integer DEFAULT 0 NOT NULL,
	`finished` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`class_id`) REFERENCES `classes`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `homework_code` ON `homework` (`code`);--> statement-breakpoint
CREATE INDEX `homework_owner` ON `homework` (`owner_id`,`created_at`,`title_key`);--> statement-breakpoint
CREATE INDEX `homework_due` ON `homework` (`due_at`) WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX `homework_class` ON `homework` (`class_id`) WHERE class_id is not null;--> statement-breakpoint
CREATE TABLE `homework_media` (
	`homework_id` text NOT NULL,
	`media_id` text NOT NULL,
	PRIMARY KEY(`homework_id`, `media_id`),
	FOREIGN KEY (`homework_id`) REFERENCES `homework`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `homework_media_media` ON `homework_media` (`media_id`);--> statement-breakpoint
CREATE TABLE `homework_players` (
	`homework_id` text NOT NULL,
	`user_id` text NOT NULL,
	`joined_at` integer NOT NULL,
	PRIMARY KEY(`homework_id`, `user_id`),
	FOREIGN KEY (`homework_id`) REFERENCES `homework`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `homework_players_user` ON `homework_players` (`user_id`,`joined_at`);--> statement-breakpoint
DROP INDEX `games_owner_newest`;--> statement-breakpoint
DROP INDEX `games_owner_status_newest`;--> statement-breakpoint
ALTER TABLE `games` ADD `mode` text DEFAULT 'live' NOT NULL;--> statement-breakpoint
CREATE INDEX `games_owner_newest` ON `games` (`owner_id`,`created_at`,`mode`,`title_key`,`player_count`,`questions_asked`,`correct`,`asked`);--> statement-breakpoint
CREATE INDEX `games_owner_status_newest` ON `games` (`owner_id`,`status`,`created_at`,`mode`,`title_key`);