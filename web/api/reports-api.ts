import { del, get, post, put } from "./api";

/** An administrator's calls about use, the announcement, and requests of people and parents. */

export const reports = {
  usage: (period: { readonly from: string; readonly to: string; readonly by: "day" | "month" | "school" }) =>
    get("/api/admin/usage", period),
  announcement: () => get("/api/admin/announcement"),
  announce: (said: { readonly text: string; readonly until: number; readonly to: "all" | "teachers" }) =>
    put("/api/admin/announcement", said),
  searchPeople: (q: string, password: string, after?: number) =>
    post("/api/admin/people/search", { q, password, ...(after !== undefined && { after }) }),
  exportUser: (id: string) => get("/api/admin/users/:id/export", { id }),
  exportStudent: (id: string) => get("/api/admin/students/:id/export", { id }),
  deleteStudent: (id: string, password: string) => del("/api/admin/students/:id", { id, password }),
  deleteNickname: (id: string, player: string, password: string) =>
    del("/api/admin/games/:id/nicknames/:player", { id, player, password }),
};
