CREATE TABLE `device_sign_ins` (
	`device_hash` text PRIMARY KEY NOT NULL,
	`code_hash` text NOT NULL,
	`client_key` text NOT NULL,
	`digits` text NOT NULL,
	`device` text NOT NULL,
	`place` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`state` text NOT NULL,
	`user_id` text,
	`version` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `device_sign_ins_code` ON `device_sign_ins` (`code_hash`);--> statement-breakpoint
CREATE INDEX `device_sign_ins_client` ON `device_sign_ins` (`client_key`,`expires_at`);--> statement-breakpoint
CREATE INDEX `device_sign_ins_expires` ON `device_sign_ins` (`expires_at`);--> statement-breakpoint
CREATE INDEX `device_sign_ins_user` ON `device_sign_ins` (`user_id`);--> statement-breakpoint
CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`public_key` blob NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`backed_up` integer NOT NULL,
	`aaguid` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `passkeys_user` ON `passkeys` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `used_challenges` (
	`hash` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `used_challenges_expires` ON `used_challenges` (`expires_at`);