CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`action` text NOT NULL,
	`actor_id` text NOT NULL,
	`actor_name` text NOT NULL,
	`target_id` text NOT NULL,
	`target_name` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_log_at` ON `audit_log` (`at`);--> statement-breakpoint
CREATE TABLE `game_players` (
	`game_id` text NOT NULL,
	`user_id` text NOT NULL,
	`player_id` text NOT NULL,
	`nickname` text NOT NULL,
	`marble` integer NOT NULL,
	`score` integer NOT NULL,
	`rank` integer NOT NULL,
	`correct` integer NOT NULL,
	`wrong` integer NOT NULL,
	`unanswered` integer NOT NULL,
	`played_at` integer NOT NULL,
	PRIMARY KEY(`game_id`, `user_id`),
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "game_players_rank" CHECK("game_players"."rank" >= 1)
);
--> statement-breakpoint
CREATE INDEX `game_players_user` ON `game_players` (`user_id`,`played_at`);--> statement-breakpoint
CREATE INDEX `game_players_player` ON `game_players` (`player_id`);--> statement-breakpoint
CREATE TABLE `games` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`owner_id` text NOT NULL,
	`question_set_id` text,
	`title` text NOT NULL,
	`title_key` text NOT NULL,
	`status` text NOT NULL,
	`settings` text NOT NULL,
	`total_questions` integer NOT NULL,
	`created_at` integer NOT NULL,
	`started_at` integer,
	`ended_at` integer,
	`code_free_at` integer,
	`player_count` integer DEFAULT 0 NOT NULL,
	`questions_asked` integer DEFAULT 0 NOT NULL,
	`correct` integer DEFAULT 0 NOT NULL,
	`answered` integer DEFAULT 0 NOT NULL,
	`average_score` integer DEFAULT 0 NOT NULL,
	`results` text,
	`anonymized_at` integer,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `games_owner_created` ON `games` (`owner_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `games_owner_status` ON `games` (`owner_id`,`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `games_code` ON `games` (`code`);--> statement-breakpoint
CREATE INDEX `games_created` ON `games` (`created_at`);--> statement-breakpoint
CREATE INDEX `games_status` ON `games` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `games_set` ON `games` (`question_set_id`,`ended_at`);--> statement-breakpoint
CREATE INDEX `games_anonymize` ON `games` (`anonymized_at`,`ended_at`);--> statement-breakpoint
CREATE TABLE `login_failures` (
	`key` text PRIMARY KEY NOT NULL,
	`failures` integer NOT NULL,
	`locked_until` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `login_failures_updated` ON `login_failures` (`updated_at`);--> statement-breakpoint
CREATE TABLE `mail_tokens` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mail_tokens_user` ON `mail_tokens` (`user_id`,`kind`);--> statement-breakpoint
CREATE INDEX `mail_tokens_expires` ON `mail_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `mails` (
	`id` text PRIMARY KEY NOT NULL,
	`to` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_try_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mails_unsent` ON `mails` (`sent_at`,`next_try_at`);--> statement-breakpoint
CREATE INDEX `mails_to` ON `mails` (`to`,`created_at`);--> statement-breakpoint
CREATE TABLE `question_sets` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`title` text NOT NULL,
	`title_key` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `question_sets_owner` ON `question_sets` (`owner_id`,`updated_at`);--> statement-breakpoint
CREATE TABLE `questions` (
	`id` text PRIMARY KEY NOT NULL,
	`set_id` text NOT NULL,
	`position` integer NOT NULL,
	`text` text NOT NULL,
	`options` text NOT NULL,
	`correct` text NOT NULL,
	`time_limit` integer NOT NULL,
	`points` integer NOT NULL,
	`explanation` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`set_id`) REFERENCES `question_sets`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `questions_set` ON `questions` (`set_id`,`position`);--> statement-breakpoint
CREATE TABLE `used_codes` (
	`owner_id` text NOT NULL,
	`code` text NOT NULL,
	PRIMARY KEY(`owner_id`, `code`),
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`search_key` text NOT NULL,
	`role` text NOT NULL,
	`school` text DEFAULT '' NOT NULL,
	`approval` text NOT NULL,
	`rejection_reason` text DEFAULT '' NOT NULL,
	`password_hash` text NOT NULL,
	`token_version` integer DEFAULT 1 NOT NULL,
	`verified_at` integer,
	`last_login_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE INDEX `users_created` ON `users` (`created_at`);--> statement-breakpoint
CREATE INDEX `users_role_created` ON `users` (`role`,`approval`,`created_at`);