import type { ComponentType } from "react";
import type { ClassReply, ProgressReply } from "#protocol/http/classes";

export type TabId = "students" | "progress" | "cards";
/** What a tab of a class is given. */
export type OpenClass = {
  readonly schoolClass: ClassReply["class"];
  readonly now: number;
  /** Asked for where the tab is open that shows it. */
  readonly progress?: Promise<ProgressReply>;
};
type Tab = {
  readonly id: Exclude<TabId, "students">;
  readonly label: string;
  readonly load: () => Promise<{ readonly default: ComponentType<OpenClass> }>;
};

/** The tabs beside the students, each loaded when it is opened: one line each. */
export const furtherTabs: readonly Tab[] = [
  { id: "progress", label: "Gelişim", load: () => import("./progress") },
  { id: "cards", label: "Kartlar", load: () => import("./cards") },
];
