import type { Role } from "#protocol/http/people";

/** Pupils read "sen", everybody else "siz". */
export const speaksTo = (role: Role) => (siz: string, sen: string) => (role === "student" ? sen : siz);
