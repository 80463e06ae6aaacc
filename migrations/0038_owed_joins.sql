ALTER TABLE `joined_students` ADD `owed_since` integer;--> statement-breakpoint
CREATE INDEX `joined_students_owed` ON `joined_students` (`owed_since`) WHERE owed_since is not null;