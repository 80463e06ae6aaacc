import type { UnsentMail } from "#protocol/http/replies/people";
import { get, post, put } from "./api";

type List = { readonly q?: string; readonly page?: number; readonly page_size?: number; readonly after?: string };

/** An administrator's calls about mails that did not reach anybody. */
export const mail = {
  unsent: (list: List & { readonly state?: UnsentMail["state"] }) => get("/api/admin/mails", list),
  again: (id: string) => post("/api/admin/mails/:id/again", { id }),
  unverified: (list: List) => get("/api/admin/users", { ...list, state: "unverified" }),
  resend: (id: string) => post("/api/admin/users/:id/resend", { id }),
  resetLink: (id: string) => post("/api/admin/users/:id/reset-link", { id }),
  mend: (id: string, email: string, password: string) => put("/api/admin/users/:id/email", { id, email, password }),
};
