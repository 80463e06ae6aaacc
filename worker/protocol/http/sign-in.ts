import * as z from "zod";
import { ClaimedPassword, Email } from "./people";

/** Changing the address, and what an administrator does for a school. `docs/sign-in.md` tells how. */

export const ChangeEmailBody = z.object({ email: Email, password: ClaimedPassword });
/** What the link in the mail to the new address holds. */
export const NewEmailBody = z.object({ token: z.string().min(1).max(1024) });
/** The address that waits for its link to be opened. */
export type WaitingEmail = { readonly email: string; readonly created_at: number; readonly expires_at: number };
export type EmailReply = { readonly email: string; readonly waiting: WaitingEmail | null };
export type EmailChangedReply = { readonly message: string; readonly email: string };

export const DomainBody = z.object({
  domain: z.string().trim().min(1, "Alan adını yazın.").max(260, "Bu ad çok uzun."),
});
/** `shown` is how it is read; both are the same where it has only letters of ASCII. */
export type SchoolDomain = { readonly domain: string; readonly shown: string; readonly created_at: number };
export type DomainsReply = { readonly domains: readonly SchoolDomain[] };
export type DomainReply = { readonly domain: SchoolDomain };

/** To whom the sets go, and the administrator's own password. */
export const HandOverBody = z.object({ to: z.string().min(1).max(64), password: ClaimedPassword });
export type HandOverReply = { readonly sets: number };
export const AdminBody = z.object({ password: ClaimedPassword });
