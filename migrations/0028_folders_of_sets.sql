ALTER TABLE `question_sets` ADD `folder` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `question_sets` ADD `folder_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `question_sets` ADD `archived` integer DEFAULT false NOT NULL;