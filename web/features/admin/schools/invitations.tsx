import { useRevalidator } from "react-router";
import type { Page } from "#protocol/http/page";
import type { Invitation } from "#protocol/http/replies/schools";
import { school as calls } from "#api/school-api";
import { useAction } from "#screens/use-action";
import { PagedRows } from "#screens/page/paged-rows.tsx";
import * as page from "#screens/page/page.module.css";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/overlays/toasts";
import { Table, type Column } from "#ui/table.tsx";

const DAY = 86_400_000;

type Props = { readonly first: Page<Invitation>; readonly schoolId?: string };

/** Invitations that nobody has used yet, of all schools or of one. */
export function Invitations({ first, schoolId }: Props) {
  if (first.total === 0) return null;
  return (
    <section className={page.section} aria-labelledby="davetler">
      <div className={page.sectionHead}>
        <h2 id="davetler">Davetler</h2>
      </div>
      <PagedRows
        first={first}
        load={(wanted) => calls.invitations({ school_id: schoolId, page: wanted, page_size: first.page_size })}
        none={null}
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
