import { nothingLike } from "#words/sentence-forms";
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from "react-router";
import type { UnsentMail } from "#protocol/http/replies/people";
import { dateAndTime } from "#words/format";
import { mail as calls } from "#api/mail-api";
import { useAction } from "#screens/use-action";
import { useListFilters } from "#screens/use-list-filters";
import { PagedRows } from "#screens/page/paged-rows.tsx";
import { PageHead } from "#screens/page/page-head.tsx";
import * as page from "#screens/page/page.module.css";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { SearchField } from "#ui/fields/search-field.tsx";
import { Table, type Column } from "#ui/table.tsx";
import { toast } from "#ui/overlays/toasts";

const PAGE = 50;

export async function loader({ request }: LoaderFunctionArgs) {
  const q = new URL(request.url).searchParams.get("q") ?? "";
  return { q, first: await calls.unsent({ q, page_size: PAGE }) };
}

/** Mails that wait for a limit, or that the mail service refused. */
export function Component() {
  const { q, first } = useLoaderData<typeof loader>();
  const narrow = useListFilters();
  return (
    <>
      <PageHead title="Gitmeyen e-postalar">
        Bekleyenler sırası gelince kendiliğinden gider; alınmayanlar yeniden denenir.
      </PageHead>
      <div className={page.tools}>
        <SearchField label="E-posta adresi ara" value={q} onSearch={(text) => narrow({ q: text })} />
      </div>
      <PagedRows
        first={first}
        load={(number, after) => calls.unsent({ q, page: number, page_size: PAGE, ...(after && { after }) })}
        none={<EmptyState title={q === "" ? "Bütün e-postalar gitti." : nothingLike(q, "e-posta")} />}
      >
        {(rows) => <Table label="Gitmeyen e-postalar" tall columns={columns} rows={rows} rowKey={({ id }) => id} />}
      </PagedRows>
    </>
  );
}

const reasons: Record<NonNullable<UnsentMail["reason"]>, string> = {
  hourly_limit: "Saatlik sınır",
  daily_limit: "Günlük sınır",
  no_address: "Adres yok",
  not_accepted: "Posta sunucusu kabul etmedi",
};

const columns: readonly Column<UnsentMail>[] = [
  { key: "to", head: "Kime", phone: "title", cell: ({ to }) => to },
  { key: "subject", head: "Ne", cell: ({ subject }) => subject },
  { key: "at", head: "Ne zamandan beri", cell: ({ at }) => dateAndTime(at) },
  { key: "reason", head: "Neden", cell: ({ reason }) => (reason ? reasons[reason] : "Sırada") },
  {
    key: "again",
    head: <span className="vh">İşlem</span>,
    phone: "plain",
    cell: ({ id, to }) => <Again id={id} to={to} />,
  },
];

function Again({ id, to }: Pick<UnsentMail, "id" | "to">) {
  const { revalidate } = useRevalidator();
  const { busy, run } = useAction("Gönderilemedi", async () => {
    const { state } = await calls.again(id);
    if (state === "sent") toast.success(`${to} adresine gönderildi.`);
    else toast.warning(`${to} adresine gönderilemedi.`);
    await revalidate();
  });
  return (
    <Button variant="alt" size="sm" busy={busy} onClick={run} aria-label={`Yeniden gönder: ${to}`}>
      Yeniden gönder
    </Button>
  );
}
