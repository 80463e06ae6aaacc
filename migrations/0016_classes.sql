CREATE TABLE `class_results` (
	`game_id` text NOT NULL,
	`student_id` text NOT NULL,
	`class_id` text NOT NULL,
	`player_id` text NOT NULL,
	`played_at` integer NOT NULL,
	`asked` integer NOT NULL,
	`questions` integer NOT NULL,
	`credit` real NOT NULL,
	`outcomes` text NOT NULL,
	PRIMARY KEY(`game_id`, `student_id`),
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`student_id`) REFERENCES `class_students`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`class_id`) REFERENCES `classes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `class_results_class` ON `class_results` (`class_id`,`played_at`);--> statement-breakpoint
CREATE INDEX `class_results_student` ON `class_results` (`student_id`,`played_at`);--> statement-breakpoint
CREATE TABLE `class_codes` (
	`id` text NOT NULL,
	`student_id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`student_id`) REFERENCES `class_students`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `class_codes_hash` ON `class_codes` (`hash`);--> statement-breakpoint
CREATE INDEX `class_codes_expires` ON `class_codes` (`expires_at`);--> statement-breakpoint
CREATE TABLE `class_students` (
	`id` text PRIMARY KEY NOT NULL,
	`class_id` text NOT NULL,
	`number` integer NOT NULL,
	`school_no` integer,
	`name` text NOT NULL,
	`time_factor` real DEFAULT 1 NOT NULL,
	`user_id` text,
	`created_at` integer NOT NULL,
	`removing_at` integer,
	FOREIGN KEY (`class_id`) REFERENCES `classes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `class_students_number` ON `class_students` (`class_id`,`number`) WHERE removing_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX `class_students_school_no` ON `class_students` (`class_id`,`school_no`) WHERE removing_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX `class_students_user` ON `class_students` (`user_id`,`class_id`) WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX `class_students_class` ON `class_students` (`class_id`);--> statement-breakpoint
CREATE INDEX `class_students_removing` ON `class_students` (`removing_at`) WHERE removing_at is not null;--> statement-breakpoint
CREATE TABLE `classes` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`created_at` integer NOT NULL,
	`archived_at` integer,
	`removing_at` integer,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `classes_owner` ON `classes` (`owner_id`,`archived_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `classes_owner_name` ON `classes` (`owner_id`,`name_key`) WHERE archived_at is null and removing_at is null;--> statement-breakpoint
CREATE INDEX `classes_removing` ON `classes` (`removing_at`) WHERE removing_at is not null;--> statement-breakpoint
ALTER TABLE `games` ADD `class_id` text REFERENCES classes(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE `games` ADD `class_outcomes` text;--> statement-breakpoint
CREATE INDEX `games_class` ON `games` (`class_id`,`ended_at`) WHERE class_id is not null;