import type { ClassReply, ProgressReply } from "#protocol/http/classes";

/** What a tab of a class is given. */
export type OpenClass = {
  readonly schoolClass: ClassReply["class"];
  readonly now: number;
  /** Asked for where the tab is open that shows it. */
  readonly progress?: Promise<ProgressReply>;
};
