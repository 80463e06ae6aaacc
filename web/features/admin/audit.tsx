import { nothingLike } from "#words/sentence-forms";
import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { auditWords } from "#protocol/audit-words";
import type { AuditEntry } from "#protocol/http/replies/people";
import { dateAndTime } from "#words/format";
import { admin } from "#api/people-api";
import { useListFilters } from "#screens/use-list-filters";
import { PagedRows } from "#screens/page/paged-rows.tsx";
import { PageHead } from "#screens/page/page-head.tsx";
import page from "#screens/page/page.module.css";
import { EmptyState } from "#ui/empty-state.tsx";
import { SearchField } from "#ui/fields/search-field.tsx";
import { Table, type Column } from "#ui/table.tsx";
import { Tabs } from "#ui/tabs.tsx";

const PAGE = 50;
type Filter = "changes" | "all";
const tabs = [
  { id: "changes", label: "Değişiklikler" },
  { id: "all", label: "Görüntülemelerle" },
] as const;

const list = (filter: Filter, q: string, pageNumber: number) =>
  admin.audit({ q, page: pageNumber, page_size: PAGE, ...(filter === "all" && { views: "1" }) });

export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const q = params.get("q") ?? "";
  const filter: Filter = params.get("tur") === "tumu" ? "all" : "changes";
  return { q, filter, first: await list(filter, q, 1) };
}

/** Log of administrators' actions: who, what, to whom, when and why. */
export function Component() {
  const { q, filter, first } = useLoaderData<typeof loader>();
  const narrow = useListFilters();
  return (
    <>
      <PageHead title="İşlem kaydı">
        <p>
          Yöneticilerin yaptıkları ve silinen hesaplar. Kayıtlarda yalnız adlar durur; silinen kişinin adı da silinir.
        </p>
      </PageHead>
      <div className={page.tools}>
        <Tabs
          label="Kayıt türü"
          panelId="kayitlar"
          selected={filter}
          onSelect={(wanted) => narrow({ tur: wanted === "all" ? "tumu" : "" })}
          tabs={tabs}
        />
        <SearchField label="Ad ara" value={q} onSearch={(text) => narrow({ q: text })} />
      </div>
      <div role="tabpanel" id="kayitlar" aria-label={tabs.find(({ id }) => id === filter)!.label}>
        <PagedRows
          first={first}
          load={(pageNumber) => list(filter, q, pageNumber)}
          none={<EmptyState title={q === "" ? "Henüz kayıt yok." : nothingLike(q, "kayıt")} />}
        >
          {(rows) => <Table label="İşlem kaydı" columns={columns} rows={rows} rowKey={({ id }) => id} />}
        </PagedRows>
      </div>
    </>
  );
}

const columns: readonly Column<AuditEntry>[] = [
  { key: "action", head: "İşlem", phone: "title", cell: ({ action }) => <b>{auditWords(action)}</b> },
  { key: "target", head: "Kişi", cell: ({ target_name }) => target_name || "–" },
  { key: "actor", head: "Yapan", cell: ({ actor_name }) => actor_name },
  { key: "reason", head: "Neden", cell: ({ reason }) => reason || "–" },
  { key: "at", head: "Zaman", cell: ({ at }) => dateAndTime(at) },
];
