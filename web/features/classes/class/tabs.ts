import type { ComponentType } from "react";
import type { OpenClass } from "./open-class";

export type TabId = "students" | "progress" | "cards";
type Tab = {
  readonly id: Exclude<TabId, "students">;
  readonly label: string;
  readonly load: () => Promise<{ readonly default: ComponentType<OpenClass> }>;
};

/** Tabs beside the students, one line each, loaded when opened. */
export const furtherTabs: readonly Tab[] = [
  { id: "progress", label: "Gelişim", load: () => import("./progress") },
  { id: "cards", label: "Kartlar", load: () => import("./cards") },
];
