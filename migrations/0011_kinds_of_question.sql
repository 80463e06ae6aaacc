ALTER TABLE `questions` ADD `kind` text DEFAULT 'choice' NOT NULL;--> statement-breakpoint
ALTER TABLE `questions` ADD `fields` text;