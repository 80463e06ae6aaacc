import * as z from "zod";
import { ClaimedPassword, Email } from "./people";

/** Changing the address, and what an administrator does for a school. `docs/sign-in.md` tells how. */

export const ChangeEmailBody = z.object({ email: Email, password: ClaimedPassword });
/** What the link in the mail to the new address holds. */
export const NewEmailBody = z.object({ token: z.string().min(1).max(1024) });

export const DomainBody = z.object({
  domain: z.string().trim().min(1, "Alan adını yazın.").max(260, "Bu ad çok uzun."),
});

/** To whom the sets go, the classes too where that is said, and the administrator's own password. */
export const HandOverBody = z.object({
  to: z.string().min(1).max(64),
  password: ClaimedPassword,
  classes: z.boolean("Doğru ya da yanlış olmalı.").default(false),
});
export const AdminBody = z.object({ password: ClaimedPassword });

export type {
  DomainReply,
  DomainsReply,
  EmailChangedReply,
  EmailReply,
  HandOverReply,
  SchoolDomain,
  WaitingEmail,
} from "./replies/sign-in";
