import { byNameMailOrSchool } from "#words/shared-sentences";
import { nothingLike } from "#words/sentence-forms";
import { useState } from "react";
import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import type { ListedUser, Role } from "#protocol/http/replies/people";
import type { UserStats } from "#protocol/http/replies/statistics";
import { shortDate } from "#words/format";
import { admin, deploymentConfig } from "#api/people-api";
import { useUser } from "#api/sign-in/session";
import { useOpenDialog } from "#screens/use-open-dialog";
import { useListFilters } from "#screens/use-list-filters";
import { NothingFound, PagedRows } from "#screens/page/paged-rows.tsx";
import page from "#screens/page/page.module.css";
import { PageHead } from "#screens/page/page-head.tsx";
import { Person } from "#screens/person.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Menu, type MenuItem } from "#ui/overlays/menu.tsx";
import { SearchField } from "#ui/fields/search-field.tsx";
import { Table, type Column } from "#ui/table.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { DeleteUserDialog } from "./person/delete-user-dialog";
import { EndSessionsDialog } from "./person/end-sessions-dialog";
import { HandOverDialog } from "./person/hand-over-dialog";
import { FirstPasswordDialog, NewAccountDialog } from "./mail/first-password";
import { approvalTag, roleNames } from "./people-words";
import { RightsDialog } from "./person/rights-dialog";
import { SuspendDialog, UnsuspendDialog } from "./person/suspend-dialog";
import { UserPanel } from "./person/user-panel";
import * as styles from "./users.module.css";

const PAGE = 50;
type Filter = Role | "all";
const tabs = [
  { id: "all", label: "Tümü" },
  { id: "teacher", label: "Öğretmen" },
  { id: "student", label: "Öğrenci" },
  { id: "admin", label: "Yönetici" },
] as const;
const isFilter = (name: string | null): name is Filter => tabs.some(({ id }) => id === name);

const list = (role: Filter, q: string, pageNumber: number, after?: string) =>
  admin.users({ ...(role !== "all" && { role }), q, page: pageNumber, page_size: PAGE, after });

export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const wanted = params.get("rol");
  const role: Filter = isFilter(wanted) ? wanted : "all";
  const q = params.get("q") ?? "";
  const [first, config] = await Promise.all([list(role, q, 1), deploymentConfig().catch(() => null)]);
  return { role, q, first, makesAccounts: config?.makes_accounts === true };
}

type Deed = { readonly what: keyof typeof dialogs; readonly user: ListedUser };
type Opened = { readonly user: ListedUser; readonly stats: Promise<UserStats> };

export function Component() {
  const { role, q, first, makesAccounts } = useLoaderData<typeof loader>();
  const narrow = useListFilters();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { asked: deed, ask, close } = useOpenDialog<Deed>();
  const [isMaking, setMaking] = useState(false);
  const own = useUser();

  const open = (user: ListedUser) => setOpened({ user, stats: admin.userStats(user.id) });
  const columns = userColumns({ ownId: own.id, hasAll: own.rights.includes("all"), makesAccounts, open, ask });
  return (
    <>
      <PageHead
        title="Kullanıcılar"
        {...(makesAccounts && {
          actions: (
            <Button variant="alt" icon="plus" onClick={() => setMaking(true)}>
              Hesap aç
            </Button>
          ),
        })}
      />
      <div className={page.tools}>
        <Tabs
          label="Rol"
          panelId="kullanicilar"
          selected={role}
          onSelect={(filter) => narrow({ rol: filter === "all" ? "" : filter })}
          tabs={tabs.map((tab) => (tab.id === role && q === "" ? { ...tab, count: first.total } : tab))}
        />
        <SearchField label={byNameMailOrSchool} value={q} onSearch={(text) => narrow({ q: text })} />
      </div>
      <div role="tabpanel" id="kullanicilar" aria-label={tabs.find(({ id }) => id === role)!.label}>
        <PagedRows
          first={first}
          load={(pageNumber, after) => list(role, q, pageNumber, after)}
          none={
            q === "" ? (
              <EmptyState title="Bu filtreyle kullanıcı yok." />
            ) : (
              <NothingFound title={nothingLike(q, "kullanıcı")} all="Aramayı temizle" filters={["q"]} />
            )
          }
        >
          {(rows) => <Table label="Kullanıcılar" tall columns={columns} rows={rows} rowKey={({ id }) => id} />}
        </PagedRows>
      </div>
      {opened && <UserPanel {...opened} onRetry={() => open(opened.user)} onClose={() => setOpened(null)} />}
      {isMaking && <NewAccountDialog onClose={() => setMaking(false)} />}
      {deed && <DeedDialog {...deed} onClose={close} />}
    </>
  );
}

const dialogs = {
  delete: DeleteUserDialog,
  "end sessions": EndSessionsDialog,
  "hand over": HandOverDialog,
  "first password": FirstPasswordDialog,
  rights: RightsDialog,
  suspend: SuspendDialog,
  unsuspend: UnsuspendDialog,
} as const;

function DeedDialog({ what, user, onClose }: Deed & { readonly onClose: () => void }) {
  const Asking = dialogs[what];
  return <Asking user={user} onClose={onClose} />;
}

type Deeds = {
  readonly ownId: string;
  /** No mail goes out here: accounts and passwords are given by hand. */
  readonly makesAccounts: boolean;
  /** True if the signed-in administrator has all rights. */
  readonly hasAll: boolean;
  readonly open: (user: ListedUser) => void;
  readonly ask: (deed: Deed) => void;
};

function userColumns({ ownId, hasAll, makesAccounts, open, ask }: Deeds): readonly Column<ListedUser>[] {
  return [
    {
      key: "name",
      head: "Ad",
      phone: "title",
      cell: (user) => (
        <button type="button" className={styles.open} onClick={() => open(user)}>
          <Person id={user.id} name={user.name} detail={user.email} />
        </button>
      ),
    },
    { key: "role", head: "Rol", className: "nowrap", cell: ({ role }) => roleNames[role] },
    { key: "state", head: "Durum", cell: approvalTag },
    {
      key: "created",
      head: "Kayıt",
      className: styles.created,
      cell: ({ created_at }) => <span className="nowrap">{shortDate(created_at)}</span>,
    },
    {
      key: "login",
      head: "Son giriş",
      cell: ({ last_login_at: at }) => <span className="nowrap">{at === null ? "–" : shortDate(at)}</span>,
    },
    {
      key: "menu",
      head: <span className="vh">İşlem</span>,
      phone: "plain",
      className: styles.menu,
      cell: (user) => (
        <Menu
          label={`İşlemler: ${user.name}`}
          items={[
            { label: "İstatistikleri gör", icon: "chart", onSelect: () => open(user) },
            ...(hasAll ? forAll(user, ask, ownId) : []),
            ...(user.role === "teacher"
              ? [{ label: "Setlerini devret", icon: "swap" as const, onSelect: () => ask({ what: "hand over", user }) }]
              : []),
            user.suspended_at === undefined
              ? {
                  label: "Askıya al",
                  icon: "lock",
                  onSelect: () => ask({ what: "suspend", user }),
                  disabledReason: user.id === ownId ? "Kendi hesabınızı askıya alamazsınız." : undefined,
                }
              : { label: "Askıyı kaldır", icon: "undo", onSelect: () => ask({ what: "unsuspend", user }) },
            ...(makesAccounts && user.role !== "admin"
              ? [
                  {
                    label: "İlk şifre ver",
                    icon: "lock" as const,
                    onSelect: () => ask({ what: "first password", user }),
                  },
                ]
              : []),
            {
              label: "Oturumlarını kapat",
              icon: "lock",
              onSelect: () => ask({ what: "end sessions", user }),
              disabledReason: user.id === ownId ? "Kendi oturumlarınız profilinizde." : undefined,
            },
            ...(hasAll ? [deletion(user, ask, ownId)] : []),
          ]}
        />
      ),
    },
  ];
}

/** The rights of somebody who may have some; an administrator's own are for stepping down. */
function forAll(user: ListedUser, ask: Deeds["ask"], ownId: string): readonly MenuItem[] {
  const mayHave = user.role !== "student" && user.approval === "approved" && user.suspended_at === undefined;
  if (!mayHave) return [];
  const label = user.id === ownId ? "Yöneticiliği bırak" : "Yetkileri";
  return [{ label, icon: "key", onSelect: () => ask({ what: "rights", user }) }];
}

const deletion = (user: ListedUser, ask: Deeds["ask"], ownId: string): MenuItem => ({
  label: "Kullanıcıyı sil",
  icon: "trash",
  danger: true,
  onSelect: () => ask({ what: "delete", user }),
  disabledReason: user.id === ownId ? "Kendi hesabınızı buradan silemezsiniz." : undefined,
});
