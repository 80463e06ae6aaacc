CREATE TABLE `class_accounts` (
	`user_id` text NOT NULL,
	`class_id` text NOT NULL,
	PRIMARY KEY(`user_id`, `class_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `class_accounts` SELECT user_id, class_id FROM class_students WHERE user_id IS NOT NULL
  UNION SELECT user_id, former_classes.class_id FROM former_classes JOIN class_students ON class_students.id = student_id WHERE user_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE `game_players` ADD `student_id` text;--> statement-breakpoint
UPDATE `game_players` SET student_id = (SELECT class_results.student_id FROM class_results
  WHERE class_results.game_id = game_players.game_id AND class_results.player_id = game_players.player_id)
  WHERE game_id IN (SELECT game_id FROM class_results);--> statement-breakpoint
CREATE INDEX `game_players_student` ON `game_players` (`student_id`) WHERE student_id is not null;