import type { ClassesReply } from "#protocol/http/classes";
import { get } from "./api";

/** Calls about a teacher's classes. */
export const classes = {
  list: () => get<ClassesReply>("/api/classes"),
};
