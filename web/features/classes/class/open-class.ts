import type { ClassReply, ProgressReply } from "#protocol/http/replies/classes";

/** Props of each tab of a class. */
export type OpenClass = {
  readonly schoolClass: ClassReply["class"];
  readonly now: number;
  /** Loaded only for the tab that shows it. */
  readonly progress?: Promise<ProgressReply>;
};
