CREATE TABLE `former_classes` (
	`student_id` text NOT NULL,
	`class_id` text NOT NULL,
	PRIMARY KEY(`student_id`, `class_id`),
	FOREIGN KEY (`student_id`) REFERENCES `class_students`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `joined_students` (
	`id` text PRIMARY KEY NOT NULL,
	`student_id` text NOT NULL,
	FOREIGN KEY (`student_id`) REFERENCES `class_students`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `joined_students_student` ON `joined_students` (`student_id`);--> statement-breakpoint
CREATE TABLE `__new_class_results` (
	`game_id` text NOT NULL,
	`student_id` text NOT NULL,
	`class_id` text,
	`player_id` text NOT NULL,
	`played_at` integer NOT NULL,
	`asked` integer NOT NULL,
	`questions` integer NOT NULL,
	`credit` real NOT NULL,
	`outcomes` text NOT NULL,
	PRIMARY KEY(`game_id`, `student_id`),
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`student_id`) REFERENCES `class_students`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`class_id`) REFERENCES `classes`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
INSERT INTO `__new_class_results`("game_id", "student_id", "class_id", "player_id", "played_at", "asked", "questions", "credit", "outcomes") SELECT "game_id", "student_id", "class_id", "player_id", "played_at", "asked", "questions", "credit", "outcomes" FROM `class_results`;--> statement-breakpoint
DROP TABLE `class_results`;--> statement-breakpoint
ALTER TABLE `__new_class_results` RENAME TO `class_results`;--> statement-breakpoint
CREATE INDEX `class_results_class` ON `class_results` (`class_id`,`played_at`,`questions`,`credit`);--> statement-breakpoint
CREATE INDEX `class_results_student` ON `class_results` (`student_id`,`played_at`,`asked`);