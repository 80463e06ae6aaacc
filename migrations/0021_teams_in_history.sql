ALTER TABLE `game_players` ADD `team_name` text;--> statement-breakpoint
ALTER TABLE `game_players` ADD `team_rank` integer;