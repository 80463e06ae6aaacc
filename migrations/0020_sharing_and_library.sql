CREATE TABLE `library_media` (
	`edition_id` text NOT NULL,
	`media_id` text NOT NULL,
	PRIMARY KEY(`edition_id`, `media_id`),
	FOREIGN KEY (`edition_id`) REFERENCES `library_sets`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `library_media_media` ON `library_media` (`media_id`);--> statement-breakpoint
CREATE TABLE `library_questions` (
	`id` text PRIMARY KEY NOT NULL,
	`edition_id` text NOT NULL,
	`position` integer NOT NULL,
	`text` text NOT NULL,
	`options` text NOT NULL,
	`correct` text NOT NULL,
	`time_limit` integer NOT NULL,
	`points` integer NOT NULL,
	`explanation` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`kind` text DEFAULT 'choice' NOT NULL,
	`fields` text,
	`image` text,
	`outcome` text DEFAULT '' NOT NULL,
	`text_key` text NOT NULL,
	FOREIGN KEY (`edition_id`) REFERENCES `library_sets`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `library_questions_edition` ON `library_questions` (`edition_id`,`position`);--> statement-breakpoint
CREATE TABLE `library_reports` (
	`set_id` text NOT NULL,
	`reporter_id` text NOT NULL,
	`reason` text NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`resolved_at` integer,
	PRIMARY KEY(`set_id`, `reporter_id`),
	FOREIGN KEY (`set_id`) REFERENCES `question_sets`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reporter_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `library_reports_reporter` ON `library_reports` (`reporter_id`);--> statement-breakpoint
CREATE INDEX `library_reports_open` ON `library_reports` (`set_id`) WHERE resolved_at is null;--> statement-breakpoint
CREATE INDEX `library_reports_resolved` ON `library_reports` (`resolved_at`) WHERE resolved_at is not null;--> statement-breakpoint
CREATE TABLE `library_sets` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`set_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`state` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`language` text NOT NULL,
	`subject` text NOT NULL,
	`grade` integer,
	`kinds` text NOT NULL,
	`outcomes` text NOT NULL,
	`question_count` integer NOT NULL,
	`picture_count` integer NOT NULL,
	`copies` integer DEFAULT 0 NOT NULL,
	`set_updated_at` integer NOT NULL,
	`submitted_at` integer NOT NULL,
	`listed_at` integer,
	`title_key` text NOT NULL,
	`topics_key` text NOT NULL,
	`facets` text NOT NULL,
	FOREIGN KEY (`set_id`) REFERENCES `question_sets`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `library_sets_id` ON `library_sets` (`id`);--> statement-breakpoint
CREATE INDEX `library_sets_set` ON `library_sets` (`set_id`,`state`);--> statement-breakpoint
CREATE UNIQUE INDEX `library_sets_listed_once` ON `library_sets` (`set_id`) WHERE state = 'listed';--> statement-breakpoint
CREATE INDEX `library_sets_owner` ON `library_sets` (`owner_id`,`state`);--> statement-breakpoint
CREATE INDEX `library_sets_state` ON `library_sets` (`state`,`submitted_at`);--> statement-breakpoint
CREATE INDEX `library_sets_copies` ON `library_sets` (`copies`,`seq`) WHERE state = 'listed';--> statement-breakpoint
CREATE TABLE `set_copies` (
	`source_id` text NOT NULL,
	`user_id` text NOT NULL,
	`copy_id` text,
	`copied_at` integer NOT NULL,
	PRIMARY KEY(`source_id`, `user_id`),
	FOREIGN KEY (`source_id`) REFERENCES `question_sets`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`copy_id`) REFERENCES `question_sets`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `set_copies_user` ON `set_copies` (`user_id`);--> statement-breakpoint
CREATE INDEX `set_copies_copy` ON `set_copies` (`copy_id`);--> statement-breakpoint
CREATE TABLE `set_origins` (
	`set_id` text NOT NULL,
	`place` integer NOT NULL,
	`source_id` text NOT NULL,
	`title` text NOT NULL,
	`author` text NOT NULL,
	`author_id` text,
	`copied_at` integer NOT NULL,
	PRIMARY KEY(`set_id`, `place`),
	FOREIGN KEY (`set_id`) REFERENCES `question_sets`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `set_origins_author` ON `set_origins` (`author_id`);--> statement-breakpoint
ALTER TABLE `question_sets` ADD `subject` text;--> statement-breakpoint
ALTER TABLE `question_sets` ADD `grade` integer;--> statement-breakpoint
ALTER TABLE `question_sets` ADD `visibility` text DEFAULT 'private' NOT NULL;--> statement-breakpoint
ALTER TABLE `question_sets` ADD `share_token` text;--> statement-breakpoint
ALTER TABLE `question_sets` ADD `show_author` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `question_sets` ADD `show_school` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `question_sets` ADD `copies` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `question_sets` ADD `watched` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `question_sets_share_token` ON `question_sets` (`share_token`) WHERE share_token is not null;
--> statement-breakpoint
CREATE VIRTUAL TABLE `library_search` USING fts5(`title`, `topics`, `body`, `facets`, detail=column, prefix='2 3', tokenize="unicode61 remove_diacritics 0");
--> statement-breakpoint
INSERT INTO `library_search` (`library_search`, `rank`) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE TRIGGER `library_set_listed` AFTER UPDATE OF `state` ON `library_sets` WHEN new.state = 'listed' AND old.state <> 'listed'
BEGIN
	INSERT INTO `library_search` (`rowid`, `title`, `topics`, `body`, `facets`) VALUES (new.seq, new.title_key, new.topics_key,
		(SELECT coalesce(group_concat(text_key, ' '), '') FROM `library_questions` WHERE edition_id = new.id), new.facets);
END;
--> statement-breakpoint
CREATE TRIGGER `library_set_unlisted` AFTER UPDATE OF `state` ON `library_sets` WHEN old.state = 'listed' AND new.state <> 'listed'
BEGIN
	DELETE FROM `library_search` WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER `library_set_deleted` AFTER DELETE ON `library_sets` WHEN old.state = 'listed'
BEGIN
	DELETE FROM `library_search` WHERE rowid = old.seq;
END;
