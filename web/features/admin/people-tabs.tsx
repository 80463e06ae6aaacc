import type { ReactNode } from "react";
import type { ListedUser } from "#protocol/http/replies/people";
import { shortDate } from "#words/format";
import { Button } from "#ui/button.tsx";
import { MendDialog, Resend } from "./mail/mend-address";
import { roleNames } from "./people-words";
import type { PeopleTab } from "./people-table";
import { UnsuspendDialog } from "./person/unsuspend-dialog";
import * as styles from "./teacher-actions.module.css";

/** People who registered and have not opened their link: the mail did not arrive, or the address is mistyped. */
export const unverifiedTab: PeopleTab = {
  label: "E-posta bekleyenler",
  columns: [
    { key: "role", head: "Rol", cell: ({ role }) => roleNames[role] },
    { key: "school", head: "Okul", cell: ({ school }) => school || "–" },
    { key: "at", head: "Kayıt", cell: ({ created_at: at }) => <span className="nowrap">{shortDate(at)}</span> },
  ],
  actions: (user, onAsk) => (
    <div className={styles.actions}>
      <Resend user={user} />
      <Button variant="quiet" size="sm" onClick={onAsk} aria-label={`Adresi düzelt: ${user.name}`}>
        Adresi düzelt
      </Button>
    </div>
  ),
  Asking: MendDialog,
};

/** Suspended teachers, each of whom can be given back. */
export const suspendedTab = (menu: (user: ListedUser) => ReactNode): PeopleTab => ({
  label: "Askıdakiler",
  columns: [
    { key: "reason", head: "Neden", phone: "plain", cell: ({ suspension_reason }) => suspension_reason || "–" },
    {
      key: "at",
      head: "Ne zamandan beri",
      cell: ({ suspended_at: at }) => <span className="nowrap">{at === undefined ? "–" : shortDate(at)}</span>,
    },
  ],
  actions: (user, onAsk) => (
    <div className={styles.actions}>
      <Button variant="alt" size="sm" aria-label={`Askıyı kaldır: ${user.name}`} onClick={onAsk}>
        Askıyı kaldır
      </Button>
      <span className={styles.menu}>{menu(user)}</span>
    </div>
  ),
  Asking: UnsuspendDialog,
});
