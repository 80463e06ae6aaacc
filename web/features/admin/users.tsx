import { nothingLike } from "#words/sentence-forms";
import { useState } from "react";
import { useRevalidator, type LoaderFunctionArgs } from "react-router";
import type { ListedUser, Role } from "#protocol/http/replies/people";
import { shortDate } from "#words/format";
import { admin } from "#api/admin-api";
import { deploymentConfig } from "#api/people-api";
import { useUser } from "#api/sign-in/session";
import { keptPage } from "#screens/kept-page.tsx";
import { useListFilters } from "#screens/use-list-filters";
import { NothingFound, PagedRows } from "#screens/page/paged-rows.tsx";
import page from "#screens/page/page.module.css";
import { PageHead } from "#screens/page/page-head.tsx";
import { Person } from "#screens/person.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Table, type Column } from "#ui/table.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { NewAccountDialog } from "./mail/first-password";
import { approvalTag, roleOf, schoolOf } from "./people-words";
import { DecidedMark } from "./person/decided-mark";
import { PeopleFilters } from "./people-filters";
import { usePersonMenu } from "./person/person-menu";
import { stands, useDecisions, type PeopleDecisions } from "./person/use-decisions";
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

type Wanted = { readonly role: Filter; readonly q: string; readonly school: string };

const list = ({ role, q, school }: Wanted, pageNumber: number, after?: string) =>
  admin.users({
    ...(role === "admin" ? { state: "administering" } : role !== "all" && { role }),
    ...(school !== "" && { school_id: school, written: "1" }),
    q,
    page: pageNumber,
    page_size: PAGE,
    after,
  });

async function load({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const wanted = params.get("rol");
  const role: Filter = isFilter(wanted) ? wanted : "all";
  const asked = { role, q: params.get("q") ?? "", school: params.get("okul") ?? "" };
  const [first, config] = await Promise.all([list(asked, 1), deploymentConfig().catch(() => null)]);
  return { asked, first, makesAccounts: config?.makes_accounts === true };
}

export const { loader, Component } = keptPage(load, Users);

function Users({ asked, first, makesAccounts }: Awaited<ReturnType<typeof load>>) {
  const { role, q, school } = asked;
  const narrow = useListFilters();
  const { revalidate } = useRevalidator();
  const [isMaking, setMaking] = useState(false);
  const decisions = useDecisions("", () => void revalidate());
  const person = usePersonMenu(decisions);
  const hasAll = useUser().rights.includes("all");
  const columns = userColumns({ person, decisions });
  return (
    <>
      <PageHead
        title="Kullanıcılar"
        {...(makesAccounts &&
          hasAll && {
            actions: (
              <Button variant="alt" icon="plus" onClick={() => setMaking(true)}>
                Hesap aç
              </Button>
            ),
          })}
      />
      <div className={`row wrap between ${page.tools}`}>
        <Tabs
          label="Rol"
          panelId="kullanicilar"
          selected={role}
          onSelect={(filter) => narrow({ rol: filter === "all" ? "" : filter })}
          tabs={tabs.map((tab) =>
            tab.id === role && q === "" && school === "" ? { ...tab, count: first.total } : tab,
          )}
        />
        <PeopleFilters q={q} school={school} />
      </div>
      <div role="tabpanel" id="kullanicilar" aria-label={tabs.find(({ id }) => id === role)!.label}>
        <PagedRows
          first={first}
          load={(pageNumber, after) => list(asked, pageNumber, after)}
          none={
            q === "" && school === "" ? (
              <EmptyState title="Bu filtreyle kullanıcı yok." />
            ) : (
              <NothingFound
                title={q === "" ? "Bu okulda kullanıcı yok." : nothingLike(q, "kullanıcı")}
                all="Filtreleri temizle"
                filters={["q", "okul"]}
              />
            )
          }
        >
          {(rows) => (
            <Table
              label="Kullanıcılar"
              tall
              // An administrator of one school sees its people alone.
              columns={hasAll ? columns : columns.filter(({ key }) => key !== "school")}
              rows={rows}
              rowKey={({ id }) => id}
            />
          )}
        </PagedRows>
      </div>
      {person.dialog}
      {isMaking && <NewAccountDialog onClose={() => setMaking(false)} />}
    </>
  );
}

type Place = {
  readonly person: ReturnType<typeof usePersonMenu>;
  readonly decisions: PeopleDecisions;
};

/** Columns of a list of people, with their menus. */
export const userColumns = ({ person, decisions }: Place): readonly Column<ListedUser>[] => [
  {
    key: "name",
    head: "Ad",
    phone: "title",
    cell: (user) => (
      <button type="button" className={styles.open} onClick={() => person.open(user)}>
        <Person id={user.id} name={user.name} detail={user.email} />
      </button>
    ),
  },
  { key: "role", head: "Rol", className: styles.role, cell: roleOf },
  { key: "school", head: "Okul", className: styles.school, cell: (user) => schoolOf(user) || "–" },
  {
    key: "state",
    head: "Durum",
    cell: (user) => {
      const decided = decisions.decided.get(user.id);
      return stands(decided) ? (
        <DecidedMark decided={decided} onUndo={() => decisions.takeBack([user])} />
      ) : (
        approvalTag(user)
      );
    },
  },
  {
    key: "created",
    head: "Kayıt",
    className: styles.created,
    cell: ({ created_at }) => <span className="nowrap">{shortDate(created_at)}</span>,
  },
  {
    key: "login",
    head: "Son giriş",
    className: styles.login,
    cell: ({ last_login_at: at }) => <span className="nowrap">{at === null ? "–" : shortDate(at)}</span>,
  },
  { key: "menu", head: <span className="vh">İşlem</span>, phone: "menu", cell: person.menu },
];
