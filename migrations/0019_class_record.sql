ALTER TABLE `games` ADD `class_rate` real;--> statement-breakpoint
CREATE INDEX `games_set_record` ON `games` (`owner_id`,`question_set_id`,`class_rate`,`ended_at`) WHERE class_rate is not null;