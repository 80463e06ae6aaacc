import { createContext } from "react";
import type { Homework } from "#protocol/http/replies/homework";

/** The reported homework; null for a game. */
export const ReportedHomework = createContext<Pick<Homework, "id" | "question_set_id" | "lost"> | null>(null);
