import type { ComponentType } from "react";
import type { ClassReply } from "#protocol/http/classes";

export type TabId = "students" | "progress" | "cards";
/** What a tab of a class is given. */
export type OpenClass = { readonly schoolClass: ClassReply["class"]; readonly now: number };
type Tab = {
  readonly id: Exclude<TabId, "students">;
  readonly label: string;
  readonly load: () => Promise<{ readonly default: ComponentType<OpenClass> }>;
};

/** The tabs beside the students, each loaded when it is opened: one line each. */
export const furtherTabs: readonly Tab[] = [{ id: "cards", label: "Kartlar", load: () => import("./cards") }];
