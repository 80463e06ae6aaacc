import { useState } from "react";
import { useRevalidator } from "react-router";
import type { Page } from "#protocol/http/page";
import type { Invitation } from "#protocol/http/replies/schools";
import { schoolLimits } from "#protocol/school-limits";
import { limits } from "#shared/limits";
import { number } from "#shared/numbers";
import { nothingLike } from "#words/sentence-forms";
import { school as calls } from "#api/school-api";
import { useAction } from "#screens/use-action";
import { useListFilters } from "#screens/use-list-filters";
import { PagedRows } from "#screens/page/paged-rows.tsx";
import * as page from "#screens/page/page.module.css";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { SearchField } from "#ui/fields/search-field.tsx";
import { ConfirmDialog } from "#ui/overlays/dialog.tsx";
import { toast } from "#ui/overlays/toasts";
import { Table, type Column } from "#ui/table.tsx";

import * as styles from "./invitations.module.css";

const DAY = 86_400_000;

/** Field of the address in which the search among invitations stands. */
export const invitationsField = "davet";

type Props = { readonly first: Page<Invitation>; readonly q: string; readonly schoolId?: string };

/** Invitations that nobody has used yet, of all schools or of one. */
export function Invitations({ first, q, schoolId }: Props) {
  const narrow = useListFilters();
  if (first.total === 0 && q === "") return null;
  const wanted = { q, ...(schoolId !== undefined && { school_id: schoolId }) };
  return (
    <section className={page.section} aria-labelledby="davetler">
      <div className={`flow between ${page.sectionHead}`}>
        <h2 id="davetler">Davetler</h2>
        <div className={`row wrap ${styles.tools}`}>
          <SearchField label="Davetlerde ara" value={q} onSearch={(text) => narrow({ [invitationsField]: text })} />
          {first.total > 1 && <EndAll wanted={wanted} total={first.total} />}
        </div>
      </div>
      <PagedRows
        first={first}
        load={(page) => calls.invitations({ ...wanted, page, page_size: first.page_size })}
        none={<EmptyState title={nothingLike(q, "davet")} />}
      >
        {(rows) => (
          <Table
            label="Davetler"
            columns={columns.filter(({ key }) => key !== "school" || schoolId === undefined)}
            rows={rows}
            rowKey={({ id }) => id}
          />
        )}
      </PagedRows>
    </section>
  );
}

type EndAllProps = { readonly wanted: Parameters<typeof calls.invitations>[0]; readonly total: number };

/** Ends all invitations that the search finds. */
function EndAll({ wanted, total }: EndAllProps) {
  const [asks, setAsks] = useState(false);
  const { revalidate } = useRevalidator();
  const { busy, run } = useAction("İptal edilemedi", async () => {
    const ids: string[] = [];
    for (let page = 1, isMore = true; isMore; page += 1) {
      const { items } = await calls.invitations({ ...wanted, page, page_size: limits.page.max });
      ids.push(...items.map(({ id }) => id));
      isMore = items.length === limits.page.max;
    }
    let ended = 0;
    for (let i = 0; i < ids.length; i += schoolLimits.invitations)
      ended += (await calls.endInvitations(ids.slice(i, i + schoolLimits.invitations))).ended;
    toast.success(`${number(ended)} davet iptal edildi.`);
    await revalidate();
  });
  const verb = `${number(total)} daveti iptal et`;
  return (
    <>
      <Button variant="alt" size="sm" busy={busy} onClick={() => setAsks(true)}>
        {verb}
      </Button>
      {asks && (
        <ConfirmDialog
          title={`${number(total)} davet iptal edilsin mi?`}
          confirm={verb}
          danger
          onConfirm={() => {
            setAsks(false);
            run();
          }}
          onClose={() => setAsks(false)}
        >
          Gönderilen bağlantılar açılmaz olur.
        </ConfirmDialog>
      )}
    </>
  );
}

function stateOf({ expires_at: end }: Invitation): string {
  const days = Math.ceil((end - Date.now()) / DAY);
  return days > 0 ? `Bekliyor, ${days} gün kaldı` : "Süresi doldu";
}

const columns: readonly Column<Invitation>[] = [
  { key: "name", head: "Ad", phone: "title", cell: ({ name }) => <b>{name}</b> },
  { key: "email", head: "E-posta", cell: ({ email }) => email },
  { key: "school", head: "Okul", cell: ({ school }) => school || "–" },
  { key: "state", head: "Durum", className: "nowrap", cell: stateOf },
  {
    key: "do",
    head: <span className="vh">İşlem</span>,
    align: "right",
    phone: "plain",
    className: "nowrap",
    cell: (row) => <Deeds {...row} />,
  },
];

function Deeds({ id, name }: Invitation) {
  const { revalidate } = useRevalidator();
  const again = useAction("Gönderilemedi", async () => {
    await calls.inviteAgain(id);
    toast.success("Davet yeniden gönderiliyor.");
    await revalidate();
  });
  const end = useAction("İptal edilemedi", async () => {
    await calls.endInvitation(id);
    await revalidate();
  });
  return (
    <>
      <Button variant="quiet" size="sm" busy={again.busy} aria-label={`Yeniden gönder: ${name}`} onClick={again.run}>
        Yeniden gönder
      </Button>
      <Button variant="quiet" size="sm" busy={end.busy} aria-label={`İptal et: ${name}`} onClick={end.run}>
        İptal et
      </Button>
    </>
  );
}
