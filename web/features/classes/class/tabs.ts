import type { ComponentType } from "react";
import type { OpenClass } from "./open-class";

export type TabId = "students" | "progress" | "cards";
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
