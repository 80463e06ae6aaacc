CREATE TABLE `job_cursors` (
	`job` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`id` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `keyed_calls` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`begun_at` integer NOT NULL,
	`status` integer,
	`body` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `keyed_calls_begun` ON `keyed_calls` (`begun_at`);--> statement-breakpoint
CREATE INDEX `keyed_calls_user` ON `keyed_calls` (`user_id`);--> statement-breakpoint
ALTER TABLE `question_sets` ADD `bytes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `question_sets_size` ON `question_sets` (`owner_id`,`bytes`);--> statement-breakpoint
CREATE INDEX `audit_log_actor` ON `audit_log` (`actor_id`,`action`,`at`);--> statement-breakpoint
CREATE INDEX `audit_log_target` ON `audit_log` (`target_id`,`at`);--> statement-breakpoint
UPDATE `audit_log` SET `target_name` = 'Silinmiş kullanıcı', `reason` = '' WHERE NOT EXISTS (SELECT 1 FROM `users` WHERE `users`.`id` = `audit_log`.`target_id`);--> statement-breakpoint
UPDATE `audit_log` SET `actor_name` = 'Silinmiş kullanıcı' WHERE NOT EXISTS (SELECT 1 FROM `users` WHERE `users`.`id` = `audit_log`.`actor_id`);--> statement-breakpoint
UPDATE `audit_log` SET `search_key` = lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`actor_name` || char(10) || `target_name`, 'Ç', 'c'), 'ç', 'c'), 'Ğ', 'g'), 'ğ', 'g'), 'İ', 'i'), 'ı', 'i'), 'Ö', 'o'), 'ö', 'o'), 'Ş', 's'), 'ş', 's'), 'Ü', 'u'), 'ü', 'u'), 'Â', 'a'), 'â', 'a'), 'Î', 'i'), 'î', 'i'), 'Û', 'u'), 'û', 'u'));--> statement-breakpoint
UPDATE `question_sets` SET `bytes` = length(CAST(`title` AS BLOB)) + length(CAST(`description` AS BLOB)) + coalesce((SELECT sum(length(CAST(`text` AS BLOB)) + length(CAST(`options` AS BLOB)) + length(CAST(`explanation` AS BLOB))) FROM `questions` WHERE `set_id` = `question_sets`.`id`), 0);
