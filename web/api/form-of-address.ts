import type { Role } from "#protocol/http/replies/people";

export type Say = (siz: string, sen: string) => string;

/** Pupils read "sen", everybody else "siz". */
export const formOfAddress =
  (role: Role): Say =>
  (siz, sen) =>
    role === "student" ? sen : siz;
