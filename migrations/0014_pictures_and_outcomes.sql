ALTER TABLE `questions` ADD `image` text;--> statement-breakpoint
ALTER TABLE `questions` ADD `outcome` text DEFAULT '' NOT NULL;