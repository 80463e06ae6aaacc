CREATE TABLE `draft_media` (
	`set_id` text NOT NULL,
	`media_id` text NOT NULL,
	PRIMARY KEY(`set_id`, `media_id`),
	FOREIGN KEY (`set_id`) REFERENCES `question_sets`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `draft_media_media` ON `draft_media` (`media_id`);--> statement-breakpoint
CREATE TABLE `game_media` (
	`game_id` text NOT NULL,
	`media_id` text NOT NULL,
	PRIMARY KEY(`game_id`, `media_id`),
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `game_media_media` ON `game_media` (`media_id`);--> statement-breakpoint
CREATE TABLE `media` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`bytes` integer NOT NULL,
	`created_at` integer NOT NULL,
	`touched_at` integer NOT NULL,
	`stored_at` integer,
	`removing_at` integer
);
--> statement-breakpoint
CREATE INDEX `media_touched` ON `media` (`touched_at`,`id`);--> statement-breakpoint
CREATE TABLE `media_owners` (
	`owner_id` text NOT NULL,
	`media_id` text NOT NULL,
	`uploaded_at` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `media_id`),
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `media_owners_media` ON `media_owners` (`media_id`);--> statement-breakpoint
CREATE TABLE `question_media` (
	`question_id` text NOT NULL,
	`media_id` text NOT NULL,
	PRIMARY KEY(`question_id`, `media_id`),
	FOREIGN KEY (`question_id`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `question_media_media` ON `question_media` (`media_id`);