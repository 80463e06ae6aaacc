DROP INDEX `games_owner_newest`;--> statement-breakpoint
ALTER TABLE `games` ADD `label` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `games` ADD `asked` integer;--> statement-breakpoint
CREATE INDEX `games_owner_newest` ON `games` (`owner_id`,`created_at`,`title_key`,`player_count`,`questions_asked`,`correct`,`asked`);