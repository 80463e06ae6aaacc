import { nothingLike } from "#words/sentence-forms";
import { Link, useRevalidator, type LoaderFunctionArgs } from "react-router";
import type { School, SchoolProposal } from "#protocol/http/replies/schools";
import { dateOf, dayOf } from "#shared/istanbul";
import { number } from "#shared/numbers";
import { reports } from "#api/reports-api";
import { school as calls } from "#api/school-api";
import { keptPage } from "#screens/kept-page.tsx";
import { useAction } from "#screens/use-action";
import { useListFilters } from "#screens/use-list-filters";
import { PagedRows } from "#screens/page/paged-rows.tsx";
import { PageHead } from "#screens/page/page-head.tsx";
import * as page from "#screens/page/page.module.css";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { SearchField } from "#ui/fields/search-field.tsx";
import { toast } from "#ui/overlays/toasts";
import { Table, type Column } from "#ui/table.tsx";
import { readyPeriods } from "../usage/periods";
import { Invitations, invitationsField } from "./invitations";
import * as styles from "./schools.module.css";
import { useSchoolMenu } from "./use-school-menu";

const PAGE = 50;

async function load({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const [q, invited] = [params.get("q") ?? "", params.get(invitationsField) ?? ""];
  const [{ from, to }] = readyPeriods(dateOf(dayOf(Date.now())));
  const [first, { rows }, { proposals }, invitations] = await Promise.all([
    calls.list({ q, page_size: PAGE }),
    reports.usage({ from, to, by: "school" }),
    calls.proposals(),
    calls.invitations({ q: invited, page_size: PAGE }),
  ]);
  return { q, invited, first, games: new Map(rows.map(({ key, games }) => [key, games])), proposals, invitations };
}

export const { loader, Component } = keptPage(load, Schools);

/** Schools with their domains and teachers, and the teachers who are invited. */
function Schools({ q, invited, first, games, proposals, invitations }: Awaited<ReturnType<typeof load>>) {
  const narrow = useListFilters();
  const { revalidate } = useRevalidator();
  const done = () => void revalidate();
  const { open, menu, dialog } = useSchoolMenu({ onDone: done, onRemoved: done });
  return (
    <>
      <PageHead
        title="Okullar"
        actions={
          <>
            <Button variant="alt" icon="mail" onClick={() => open("invite")}>
              Öğretmen davet et
            </Button>
            <Button icon="plus" onClick={() => open("edit")}>
              Okul ekle
            </Button>
          </>
        }
      >
        Alan adlarında e-postası olan öğretmenler okula kendiliğinden girer ve hemen onaylanır.
      </PageHead>
      <div className={`row wrap between ${page.tools}`}>
        <SearchField label="Okul ya da il ara" value={q} onSearch={(text) => narrow({ q: text })} />
      </div>
      <PagedRows
        first={first}
        load={(wanted) => calls.list({ q, page: wanted, page_size: PAGE })}
        none={
          <EmptyState title={q === "" ? "Henüz okul yok." : nothingLike(q, "okul")}>
            {q === "" && proposals.length > 0 && "Öğretmenlerin yazdığı okullar aşağıda, bir dokunuşla eklenir."}
          </EmptyState>
        }
      >
        {(rows) => <Table label="Okullar" columns={columns(games, menu)} rows={rows} rowKey={({ id }) => id} />}
      </PagedRows>
      {proposals.length > 0 && <Proposals proposals={proposals} />}
      <Invitations first={invitations} q={invited} />
      {dialog}
    </>
  );
}

const columns = (
  games: ReadonlyMap<string, number>,
  menu: (school: School) => React.ReactNode,
): readonly Column<School>[] => [
  {
    key: "name",
    head: "Okul",
    phone: "title",
    className: styles.name,
    cell: ({ id, name }) => (
      <b>
        <Link to={`/admin/schools/${id}`}>{name}</Link>
      </b>
    ),
  },
  { key: "city", head: "İl", className: "nowrap", cell: ({ city }) => city || "–" },
  { key: "teachers", head: "Öğretmen", align: "right", cell: ({ teachers }) => number(teachers) },
  { key: "domains", head: "Alan adları", className: styles.apart, cell: ({ domains }) => domains.join(", ") || "–" },
  { key: "games", head: "Bu ay oyun", align: "right", cell: ({ id }) => number(games.get(id) ?? 0) },
  { key: "menu", head: <span className="vh">İşlem</span>, phone: "menu", cell: menu },
];

/** Schools that written names and domains suggest, until somebody adds them. */
const Proposals = ({ proposals }: { readonly proposals: readonly SchoolProposal[] }) => (
  <section className={page.section} aria-labelledby="oneriler">
    <div className={`flow between ${page.sectionHead}`}>
      <h2 id="oneriler">Öneriler</h2>
    </div>
    <Table
      label="Okul önerileri"
      columns={proposalColumns}
      rows={proposals}
      rowKey={({ name, school_id: id }) => `${id ?? ""} ${name}`}
    />
  </section>
);

function Confirm({ school_id: id, name, city, domains }: SchoolProposal) {
  const { revalidate } = useRevalidator();
  const { busy, run } = useAction("Okul eklenemedi", async () => {
    await (id === null
      ? calls.add({ name: name.trim(), city, domains: [...domains], with_teachers: true })
      : calls.change(id, { with_teachers: true }));
    toast.success(`${name} eklendi.`);
    await revalidate();
  });
  const verb = id === null ? "Okul olarak ekle" : "Okula ekle";
  return (
    <Button variant="alt" size="sm" busy={busy} aria-label={`${verb}: ${name}`} onClick={run}>
      {verb}
    </Button>
  );
}

const proposalColumns: readonly Column<SchoolProposal>[] = [
  { key: "name", head: "Okul", phone: "title", cell: ({ name }) => <b>{name}</b> },
  { key: "domains", head: "Alan adları", cell: ({ domains }) => domains.join(", ") || "–" },
  { key: "teachers", head: "Öğretmen", align: "right", cell: ({ teachers }) => number(teachers) },
  {
    key: "add",
    head: <span className="vh">İşlem</span>,
    align: "right",
    phone: "plain",
    cell: (proposal) => <Confirm {...proposal} />,
  },
];
