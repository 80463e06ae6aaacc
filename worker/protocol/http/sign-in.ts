import { flag, idOr } from "./text";
import * as z from "zod";
import { ClaimedPassword, Email } from "./people";

/** Changing the address, and an administrator's actions for a school. See `docs/sign-in.md`. */

export const ChangeEmailBody = z.object({ email: Email, password: ClaimedPassword });
/** Token of the link mailed to the new address. */
export const NewEmailBody = z.object({ token: z.string().min(1).max(1024) });

export const DomainBody = z.object({
  domain: z.string().trim().min(1, "Alan adını yazın.").max(260, "Bu ad çok uzun."),
  /** School that its teachers join; an id of no school leaves the domain alone. */
  school_id: idOr("Okulu seçin.").optional(),
});

/** Receiver of the sets, and of the classes if wanted, and the administrator's own password. */
export const HandOverBody = z.object({
  to: z.string().min(1).max(64),
  password: ClaimedPassword,
  classes: flag().default(false),
});
export const AdminBody = z.object({ password: ClaimedPassword });
