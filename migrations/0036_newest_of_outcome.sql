DROP INDEX `questions_outcome`;--> statement-breakpoint
CREATE INDEX `questions_outcome` ON `questions` (`set_id`,`outcome`,`created_at`) WHERE outcome <> '';