import * as z from "zod";
import { empty, noKeyName } from "../field-faults";
import { limits } from "#shared/limits";
import { ClaimedPassword } from "./people";
import { nameUpTo } from "./text";

/** Personal tokens: a teacher's own scripts sign in with them instead of a session. */

/** Scopes, each including those before it: read, write sets, steer games and classes. */
export const tokenScopes = ["read", "sets", "all"] as const;
export type TokenScope = (typeof tokenScopes)[number];

const DAYS = `Süre 1 ile ${limits.tokens.days} gün arasında olmalı.`;

export const NewTokenBody = z
  .object({
    name: nameUpTo(limits.tokens.name, noKeyName),
    days: z.int(DAYS).min(1, DAYS).max(limits.tokens.days, DAYS),
    scope: z.enum(tokenScopes, "Bir yetki seçin."),
    /** Required only for a token of the whole account. */
    password: ClaimedPassword.optional(),
  })
  .refine(({ scope, password }) => scope !== "all" || password !== undefined, {
    path: ["password"],
    error: empty,
  });
