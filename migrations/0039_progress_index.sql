DROP INDEX `games_title`;--> statement-breakpoint
CREATE INDEX `games_title` ON `games` (`id`,`title_key`,`code`,`title`,`label`,`mode`,`ended_at`,`class_outcomes`);