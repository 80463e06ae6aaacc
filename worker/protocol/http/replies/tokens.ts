import * as z from "zod";
import { tokenScopes } from "../tokens";
import { id, moment, pageOf, type ReplyOf } from "./reply";

export const PersonalToken = z.strictObject({
  id,
  name: z.string().meta({ examples: ["Not defteri"] }),
  scope: z.enum(tokenScopes),
  created_at: moment,
  expires_at: moment,
  /** Accurate to ten minutes; null before the first use. */
  last_used_at: moment.nullable(),
});
export type PersonalToken = ReplyOf<typeof PersonalToken>;
/** Live tokens, newest first: as a page like that of any list, and all of them. */
export const TokensReply = z.strictObject({ ...pageOf(PersonalToken).shape, tokens: z.array(PersonalToken) });
export type TokensReply = ReplyOf<typeof TokensReply>;
/** `token` is shown this once. */
export const NewTokenReply = z.strictObject({
  personal_token: PersonalToken,
  token: z.string().meta({ examples: ["bilye_1f0c5a7e93b24d6880aa4c7e5d21f9b06e3c8d47"] }),
});
export type NewTokenReply = ReplyOf<typeof NewTokenReply>;
