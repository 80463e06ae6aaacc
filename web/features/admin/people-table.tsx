import { useState, type ComponentType, type ReactNode } from "react";
import type { WorkedOffPage } from "#protocol/http/page";
import type { ListedUser } from "#protocol/http/replies/people";
import { PagedRows } from "#screens/page/paged-rows.tsx";
import { Person } from "#screens/person.tsx";
import { Table, type Column } from "#ui/table.tsx";

/** People about whom nothing is decided, each with one or two things to do. */
export type PeopleTab = {
  readonly label: string;
  readonly columns: readonly Column<ListedUser>[];
  /** The end of a row; `onAsk` opens the dialog. */
  readonly actions: (user: ListedUser, onAsk: () => void) => ReactNode;
  readonly Asking: ComponentType<{ readonly user: ListedUser; readonly onClose: () => void }>;
};

type Props = {
  readonly tab: PeopleTab;
  readonly first: WorkedOffPage<ListedUser>;
  readonly load: (page: number, after?: string) => Promise<WorkedOffPage<ListedUser>>;
  /** Shown if there is nobody. */
  readonly none: ReactNode;
};

const name: Column<ListedUser> = {
  key: "name",
  head: "Ad",
  phone: "title",
  cell: ({ id, name, email }) => <Person id={id} name={name} detail={email} />,
};

export function PeopleTable({ tab: { label, columns, actions, Asking }, first, load, none }: Props) {
  const [asked, setAsked] = useState<ListedUser | null>(null);
  const all: readonly Column<ListedUser>[] = [
    name,
    ...columns,
    {
      key: "act",
      head: <span className="vh">İşlem</span>,
      phone: "plain",
      cell: (user) => actions(user, () => setAsked(user)),
    },
  ];
  return (
    <>
      <PagedRows first={first} load={load} none={none}>
        {(rows) => <Table label={label} tall columns={all} rows={rows} rowKey={({ id }) => id} />}
      </PagedRows>
      {asked && <Asking user={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
