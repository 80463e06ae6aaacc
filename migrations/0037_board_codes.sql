CREATE TABLE `board_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`user_id` text NOT NULL,
	`version` integer NOT NULL,
	`day` text NOT NULL,
	`starts_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `board_codes_hash` ON `board_codes` (`hash`);--> statement-breakpoint
CREATE INDEX `board_codes_user` ON `board_codes` (`user_id`,`starts_at`);--> statement-breakpoint
CREATE INDEX `board_codes_expires` ON `board_codes` (`expires_at`);