import { useUser } from "#api/sign-in/session";
import { mail } from "#api/mail-api";
import { deploymentConfig } from "#api/people-api";
import { reports } from "#api/reports-api";
import type { ListedUser, User } from "#protocol/http/replies/people";
import { useAction } from "#screens/use-action";
import { useLoaded } from "#screens/use-loaded";
import { useOpenDialog } from "#screens/use-open-dialog";
import { Menu, type MenuItem } from "#ui/overlays/menu.tsx";
import { toast } from "#ui/overlays/toasts";
import { FirstPasswordDialog } from "../mail/first-password";
import { linkMailed } from "../mail/mend-address";
import { DeleteUserDialog } from "./delete-user-dialog";
import { EndSessionsDialog } from "./end-sessions-dialog";
import { HandOverDialog } from "./hand-over-dialog";
import { PlaceDialog } from "./place-dialog";
import { RightsDialog } from "./rights-dialog";
import { saveJson } from "./save-json";
import { UnsuspendDialog } from "./unsuspend-dialog";
import type { PeopleDecisions } from "./use-decisions";
import { UserPanel } from "./user-panel";
import { WhyDialog } from "./why-dialog";

type DialogProps = { readonly user: ListedUser; readonly decisions: PeopleDecisions; readonly onClose: () => void };
const SuspendDialog = ({ user, ...rest }: DialogProps) => <WhyDialog {...rest} people={[user]} deed="suspend" />;

const OnePlaceDialog = ({ user, ...rest }: DialogProps) => <PlaceDialog {...rest} people={[user]} />;

const dialogs = {
  figures: UserPanel,
  place: OnePlaceDialog,
  rights: RightsDialog,
  "hand over": HandOverDialog,
  "first password": FirstPasswordDialog,
  "end sessions": EndSessionsDialog,
  suspend: SuspendDialog,
  unsuspend: UnsuspendDialog,
  delete: DeleteUserDialog,
} as const;
type Asked = { readonly what: keyof typeof dialogs; readonly user: ListedUser };

type Request = {
  /** Number and date of the letter that asks for the person's data, or for their deletion. */
  readonly letter?: string;
  /** For a list that the page does not load by itself. */
  readonly onDeleted?: (user: ListedUser) => void;
};

/**
 * The menu of a person, the same wherever one stands, and the dialog that it has opened: both are put into the page by the
 * caller.
 */
export function usePersonMenu(decisions: PeopleDecisions, { letter, onDeleted }: Request = {}) {
  const own = useUser();
  const { asked, ask, close } = useOpenDialog<Asked>();
  const config = useLoaded("config", true, deploymentConfig).value;
  const { run: save } = useAction("Veriler indirilemedi", async ({ id }: ListedUser) =>
    saveJson("bilye-hesap.json", await reports.exportUser(id, letter)),
  );
  const { run: sendLink } = useAction("Bağlantı gönderilemedi", async ({ id, email }: ListedUser) => {
    const { mail: state } = await mail.resetLink(id);
    toast.success(linkMailed(email, state));
  });

  const open = (user: ListedUser) => ask({ what: "figures", user });
  const menu = (user: ListedUser) => {
    const opens = (what: Asked["what"]) => () => ask({ what, user });
    const does = {
      opens,
      approve: () => decisions.decide([user], "approve"),
      save: () => save(user),
      sendLink: () => sendLink(user),
    };
    const items = itemsFor(user, own, config?.makes_accounts === true, does);
    return <Menu label={`İşlemler: ${user.name}`} items={items} />;
  };
  const Asking = asked && dialogs[asked.what];
  const dialog = Asking && (
    <Asking key={asked.user.id} user={asked.user} {...{ decisions, onDeleted, letter }} onClose={close} />
  );
  return { open, menu, dialog };
}

type Does = {
  readonly opens: (what: Asked["what"]) => () => void;
  readonly approve: () => void;
  readonly save: () => void;
  readonly sendLink: () => void;
};

/** Entries that an administrator with these rights has for this person. */
export function itemsFor(
  user: ListedUser,
  own: Pick<User, "id" | "rights">,
  makesAccounts: boolean,
  does: Does,
): readonly MenuItem[] {
  const { opens } = does;
  const isOwn = user.id === own.id;
  const hasAll = own.rights.includes("all");
  const isTeacher = user.role === "teacher";
  const isSuspended = user.suspended_at !== undefined;
  const isPending = isTeacher && user.approval === "pending" && !isSuspended;
  const mayHaveRights = user.role !== "student" && user.approval === "approved" && !isSuspended;
  const unverified = user.is_email_verified ? undefined : "Önce e-posta doğrulanmalı";
  const items: readonly (MenuItem | false)[] = [
    { label: "İstatistikleri gör", icon: "chart", onSelect: opens("figures") },
    isPending && { label: "Onayla", icon: "check", onSelect: does.approve, disabledReason: unverified },
    isPending &&
      hasAll && { label: "Okula ekleyip onayla", icon: "home", onSelect: opens("place"), disabledReason: unverified },
    hasAll &&
      isTeacher &&
      user.approval === "approved" && { label: "Okula al", icon: "home", onSelect: opens("place") },
    hasAll &&
      mayHaveRights && { label: isOwn ? "Yöneticiliği bırak" : "Yetkileri", icon: "key", onSelect: opens("rights") },
    hasAll && { label: "Verisini indir", icon: "download", onSelect: does.save },
    isTeacher && { label: "Setlerini devret", icon: "swap", onSelect: opens("hand over") },
    makesAccounts
      ? hasAll && user.role !== "admin" && { label: "İlk şifre ver", icon: "lock", onSelect: opens("first password") }
      : {
          label: "Şifre sıfırlama bağlantısı gönder",
          icon: "mail",
          onSelect: does.sendLink,
          disabledReason: unverified,
        },
    {
      label: "Oturumlarını kapat",
      icon: "exit",
      onSelect: opens("end sessions"),
      disabledReason: isOwn ? "Kendi oturumlarınız profilinizde." : undefined,
    },
    isSuspended
      ? { label: "Askıyı kaldır", icon: "undo", onSelect: opens("unsuspend") }
      : {
          label: "Askıya al",
          icon: "lock",
          onSelect: opens("suspend"),
          disabledReason: isOwn ? "Kendi hesabınızı askıya alamazsınız." : undefined,
        },
    hasAll && {
      label: "Kullanıcıyı sil",
      icon: "trash",
      danger: true,
      onSelect: opens("delete"),
      disabledReason: isOwn ? "Kendi hesabınızı buradan silemezsiniz." : undefined,
    },
  ];
  return items.filter((item) => item !== false);
}
