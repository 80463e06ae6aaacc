ALTER TABLE `games` ADD `given_class` text;--> statement-breakpoint
ALTER TABLE `homework` ADD `given_class` text;--> statement-breakpoint
UPDATE `homework` SET given_class = class_id WHERE class_id IS NOT NULL AND (room_until IS NULL OR room_until > unixepoch() * 1000);--> statement-breakpoint
UPDATE `games` SET given_class = class_id WHERE class_id IS NOT NULL AND (code_free_at IS NULL OR code_free_at > unixepoch() * 1000);--> statement-breakpoint
CREATE INDEX `games_deleted_class` ON `games` (`given_class`) WHERE class_id is null and given_class is not null;--> statement-breakpoint
CREATE INDEX `homework_deleted_class` ON `homework` (`given_class`) WHERE class_id is null and given_class is not null;