import { nothingLike } from "#words/sentence-forms";
import { useState } from "react";
import type { ListedUser } from "#protocol/http/replies/people";
import type { WorkedOffPage } from "#protocol/http/page";
import { admin } from "#api/people-api";
import { shortDate } from "#words/format";
import { PagedRows } from "#screens/page/paged-rows.tsx";
import { Person } from "#screens/person.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Table, type Column } from "#ui/table.tsx";
import { UnsuspendDialog } from "./person/suspend-dialog";

const PAGE = 50;

export const suspendedTeachers = (q: string, page = 1, after?: string) =>
  admin.teachers({ state: "suspended", q, page, page_size: PAGE, after });

type Props = { readonly q: string; readonly first: WorkedOffPage<ListedUser> };

/** Suspended teachers, each of whom can be given back. */
export function SuspendedList({ q, first }: Props) {
  const [asking, setAsking] = useState<ListedUser | null>(null);
  return (
    <>
      <PagedRows
        first={first}
        load={(page, after) => suspendedTeachers(q, page, after)}
        none={<EmptyState title={q === "" ? "Askıda öğretmen yok." : nothingLike(q, "öğretmen")} />}
      >
        {(rows) => (
          <Table label="Askıdakiler" tall columns={columnsOf(setAsking)} rows={rows} rowKey={({ id }) => id} />
        )}
      </PagedRows>
      {asking && <UnsuspendDialog user={asking} onClose={() => setAsking(null)} />}
    </>
  );
}

const columnsOf = (onAsk: (user: ListedUser) => void): readonly Column<ListedUser>[] => [
  {
    key: "name",
    head: "Öğretmen",
    phone: "title",
    cell: ({ id, name, email }) => <Person id={id} name={name} detail={email} />,
  },
  { key: "reason", head: "Neden", phone: "plain", cell: ({ suspension_reason }) => suspension_reason || "–" },
  {
    key: "at",
    head: "Ne zamandan beri",
    cell: ({ suspended_at: at }) => <span className="nowrap">{at === undefined ? "–" : shortDate(at)}</span>,
  },
  {
    key: "act",
    head: <span className="vh">İşlem</span>,
    phone: "plain",
    cell: (user) => (
      <Button variant="alt" size="sm" aria-label={`Askıyı kaldır: ${user.name}`} onClick={() => onAsk(user)}>
        Askıyı kaldır
      </Button>
    ),
  },
];
