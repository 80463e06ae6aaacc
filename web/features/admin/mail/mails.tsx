import { nothingLike } from "#words/sentence-forms";
import { useRevalidator, type LoaderFunctionArgs } from "react-router";
import type { UnsentMail } from "#protocol/http/replies/people";
import { dateAndTime } from "#words/format";
import { mail as calls } from "#api/mail-api";
import { keptPage } from "#screens/kept-page.tsx";
import { useAction } from "#screens/use-action";
import { useListFilters } from "#screens/use-list-filters";
import { PagedRows } from "#screens/page/paged-rows.tsx";
import { PageHead } from "#screens/page/page-head.tsx";
import * as page from "#screens/page/page.module.css";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { SearchField } from "#ui/fields/search-field.tsx";
import { Table, type Column } from "#ui/table.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { toast } from "#ui/overlays/toasts";
import { whyUnsent } from "./why-unsent";

const PAGE = 50;

async function load({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const state = states.find(({ id }) => id === params.get("durum"))?.id ?? "";
  const wanted = { q: params.get("q") ?? "", ...(state !== "" && { state }), page_size: PAGE };
  return { wanted, first: await calls.unsent(wanted) };
}

const states = [
  { id: "", label: "Hepsi" },
  { id: "failed", label: "Alınmayanlar" },
  { id: "waiting", label: "Bekleyenler" },
] as const;

export const { loader, Component } = keptPage(load, Mails);

/** Mails that wait for a limit, or that the mail service refused. */
function Mails({ wanted, first }: Awaited<ReturnType<typeof load>>) {
  const { q, state = "" } = wanted;
  const narrow = useListFilters();
  return (
    <>
      <PageHead title="Gitmeyen e-postalar">
        Bekleyenler sırası gelince kendiliğinden gider; alınmayanlar yeniden denenir. Olmayan bir adrese ancak siz
        yeniden gönderirsiniz.
      </PageHead>
      <div className={`row wrap between ${page.tools}`}>
        <Tabs label="Durum" panelId="postalar" selected={state} onSelect={(durum) => narrow({ durum })} tabs={states} />
        <SearchField label="E-posta adresi ara" value={q} onSearch={(text) => narrow({ q: text })} />
      </div>
      <div role="tabpanel" id="postalar" aria-label={states.find(({ id }) => id === state)!.label}>
        <PagedRows
          first={first}
          load={(number, after) => calls.unsent({ ...wanted, page: number, ...(after && { after }) })}
          none={
            <EmptyState
              title={
                q === ""
                  ? state === ""
                    ? "Bütün e-postalar gitti."
                    : "Böyle bir e-posta yok."
                  : nothingLike(q, "e-posta")
              }
            />
          }
        >
          {(rows) => <Table label="Gitmeyen e-postalar" tall columns={columns} rows={rows} rowKey={({ id }) => id} />}
        </PagedRows>
      </div>
    </>
  );
}

const columns: readonly Column<UnsentMail>[] = [
  { key: "to", head: "Kime", phone: "title", cell: ({ to }) => <b>{to}</b> },
  { key: "subject", head: "Ne", cell: ({ subject }) => subject },
  { key: "at", head: "Ne zamandan beri", cell: ({ at }) => dateAndTime(at) },
  { key: "reason", head: "Neden", cell: (mail) => whyUnsent(mail) },
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
