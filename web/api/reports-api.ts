import { del, get, post, put } from "./api";

/** An administrator's calls about use, the announcement, and requests of people and parents. */

/** The administrator's password, and number and date of the letter that asks; empty without one. */
type Request = { readonly password: string; readonly letter: string };

export const reports = {
  usage: (period: { readonly from: string; readonly to: string; readonly by: "day" | "month" | "school" }) =>
    get("/api/admin/usage", period),
  announcement: () => get("/api/admin/announcement"),
  announce: (said: { readonly text: string; readonly until: number; readonly to: "all" | "teachers" }) =>
    put("/api/admin/announcement", said),
  searchPeople: (request: Request & { readonly q: string; readonly after?: number }) =>
    post("/api/admin/people/search", request),
  exportUser: (id: string, letter?: string) => get("/api/admin/users/:id/export", { id, ...(letter && { letter }) }),
  exportStudent: (id: string, letter: string) => get("/api/admin/students/:id/export", { id, letter }),
  deleteStudent: (id: string, request: Request) => del("/api/admin/students/:id", { ...request, id }),
  deleteNickname: (id: string, player: string, request: Request) =>
    del("/api/admin/games/:id/nicknames/:player", { ...request, id, player }),
};
