DROP INDEX `class_results_class`;--> statement-breakpoint
DROP INDEX `class_results_student`;--> statement-breakpoint
CREATE INDEX `class_results_class` ON `class_results` (`class_id`,`played_at`,`questions`,`credit`);--> statement-breakpoint
CREATE INDEX `class_results_student` ON `class_results` (`student_id`,`played_at`,`asked`);