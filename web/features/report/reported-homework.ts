import { createContext, use } from "react";
import type { Homework } from "#protocol/http/replies/homework";

/** The reported homework; null for a game. */
export const ReportedHomework = createContext<Pick<Homework, "id" | "question_set_id" | "lost" | "counts"> | null>(
  null,
);

/** Pupils of the class who have not begun the reported homework; 0 for a game, and without a class. */
export function useNotBegun(): number {
  const counts = use(ReportedHomework)?.counts;
  return counts?.expected == null ? 0 : Math.max(0, counts.expected - counts.started);
}
