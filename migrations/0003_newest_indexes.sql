DROP INDEX `game_players_user`;--> statement-breakpoint
CREATE INDEX `game_players_history` ON `game_players` (`user_id`,`played_at`,`rank`,`correct`,`wrong`,`unanswered`);--> statement-breakpoint
DROP INDEX `games_owner_created`;--> statement-breakpoint
DROP INDEX `games_owner_status`;--> statement-breakpoint
DROP INDEX `games_code`;--> statement-breakpoint
DROP INDEX `games_created`;--> statement-breakpoint
DROP INDEX `games_status`;--> statement-breakpoint
DROP INDEX `games_set`;--> statement-breakpoint
CREATE INDEX `games_owner_newest` ON `games` (`owner_id`,`created_at`,`title_key`,`player_count`,`questions_asked`,`correct`);--> statement-breakpoint
CREATE INDEX `games_owner_status_newest` ON `games` (`owner_id`,`status`,`created_at`,`title_key`);--> statement-breakpoint
CREATE INDEX `games_code_owner` ON `games` (`code`,`owner_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `games_title` ON `games` (`id`,`title_key`);--> statement-breakpoint
CREATE INDEX `games_day` ON `games` (`created_at`,`player_count`);--> statement-breakpoint
CREATE INDEX `games_status_newest` ON `games` (`status`,`created_at`,`player_count`);--> statement-breakpoint
CREATE INDEX `games_set_newest` ON `games` (`question_set_id`,`status`,`ended_at`);--> statement-breakpoint
DROP INDEX `users_created`;--> statement-breakpoint
CREATE INDEX `users_newest` ON `users` (`created_at`,`search_key`);--> statement-breakpoint
CREATE INDEX `users_role_newest` ON `users` (`role`,`created_at`,`search_key`);