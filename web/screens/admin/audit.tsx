import { Link, useLoaderData, useSearchParams, type LoaderFunctionArgs } from "react-router";
import type { AuditEntry } from "#protocol/http/people";
import { dateAndTime } from "../../lib/format";
import { admin } from "../../lib/people-api";
import { usePages } from "../../lib/use-pages";
import { MoreButton } from "../../parts/more-button";
import { PageHead } from "../../parts/page-head";
import page from "../../parts/page.module.css";
import { EmptyState } from "../../ui/empty-state";
import { SearchField } from "../../ui/search-field";
import { Table, type Column } from "../../ui/table";

const PAGE = 50;
const list = (q: string, pageNumber: number) => admin.audit({ q, page: pageNumber, page_size: PAGE });

export async function loader({ request }: LoaderFunctionArgs) {
  const q = new URL(request.url).searchParams.get("q") ?? "";
  return { q, first: await list(q, 1) };
}

/** What administrators did: who, what, whom, when, why. */
export function Component() {
  const { q, first } = useLoaderData<typeof loader>();
  const [, setParams] = useSearchParams();
  const pages = usePages(first, (pageNumber) => list(q, pageNumber));
  return (
    <>
      <PageHead title="İşlem kaydı" crumb={<Link to="/admin/dashboard">Özet</Link>}>
        <p>Yöneticilerin yaptığı onaylama, reddetme ve silme işlemleri.</p>
      </PageHead>
      <div className={page.tools}>
        <SearchField
          label="Ad ara"
          value={q}
          onSearch={(text) => setParams(text === "" ? {} : { q: text }, { replace: true })}
        />
      </div>
      {pages.rows.length === 0 ? (
        <EmptyState title={q === "" ? "Henüz kayıt yok." : `“${q}” ile eşleşen kayıt yok.`} />
      ) : (
        <Table label="İşlem kaydı" columns={columns} rows={pages.rows} rowKey={({ id }) => id} />
      )}
      <MoreButton {...pages} />
    </>
  );
}

const actions: Partial<Record<string, string>> = {
  teacher_approved: "Öğretmen onaylandı",
  teacher_rejected: "Öğretmen reddedildi",
  user_deleted: "Kullanıcı silindi",
};

const columns: readonly Column<AuditEntry>[] = [
  { key: "action", head: "İşlem", phone: "title", cell: ({ action }) => <b>{actions[action] ?? action}</b> },
  { key: "target", head: "Kişi", cell: ({ target_name }) => target_name },
  { key: "actor", head: "Yapan", cell: ({ actor_name }) => actor_name },
  { key: "reason", head: "Neden", cell: ({ reason }) => reason || "–" },
  { key: "at", head: "Zaman", cell: ({ at }) => dateAndTime(at) },
];
