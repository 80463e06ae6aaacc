import { nothingLike } from "#words/sentence-forms";
import { useState } from "react";
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from "react-router";
import type { School, SchoolProposal } from "#protocol/http/replies/schools";
import { number } from "#shared/numbers";
import { school as calls } from "#api/school-api";
import { useAction } from "#screens/use-action";
import { useListFilters } from "#screens/use-list-filters";
import { PagedRows } from "#screens/page/paged-rows.tsx";
import { PageHead } from "#screens/page/page-head.tsx";
import * as page from "#screens/page/page.module.css";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { SearchField } from "#ui/fields/search-field.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { ConfirmDialog } from "#ui/overlays/dialog.tsx";
import { toast } from "#ui/overlays/toasts";
import { Table, type Column } from "#ui/table.tsx";
import { Icon } from "#ui/drawn/icon.tsx";
import { Invitations } from "./invitations";
import { InviteDialog } from "./invite-dialog";
import { MergeDialog } from "./merge-dialog";
import { SchoolDialog } from "./school-dialog";

const PAGE = 50;

export async function loader({ request }: LoaderFunctionArgs) {
  const q = new URL(request.url).searchParams.get("q") ?? "";
  const [first, { proposals }, invitations] = await Promise.all([
    calls.list({ q, page_size: PAGE }),
    calls.proposals(),
    calls.invitations({ page_size: PAGE }),
  ]);
  return { q, first, proposals, invitations };
}

type Open = { readonly is: "edit" | "merge" | "invite" | "remove"; readonly school: School | null };

/** Schools with their domains and teachers, and the teachers who are invited. */
export function Component() {
  const { q, first, proposals, invitations } = useLoaderData<typeof loader>();
  const narrow = useListFilters();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const done = () => {
    close();
    void revalidate();
  };
  const { run: remove } = useAction("Okul silinemedi", async (school: School) => {
    await calls.remove(school.id);
    toast.success(`${school.name} silindi.`);
    done();
  });
  return (
    <>
      <PageHead
        title="Okullar"
        actions={
          <>
            <Button variant="alt" icon="mail" onClick={() => setOpen({ is: "invite", school: null })}>
              Öğretmen davet et
            </Button>
            <Button icon="plus" onClick={() => setOpen({ is: "edit", school: null })}>
              Okul ekle
            </Button>
          </>
        }
      >
        Alan adlarında e-postası olan öğretmenler okula kendiliğinden girer ve hemen onaylanır.
      </PageHead>
      <div className={page.tools}>
        <SearchField label="Okul ya da il ara" value={q} onSearch={(text) => narrow({ q: text })} />
      </div>
      <PagedRows
        first={first}
        load={(wanted) => calls.list({ q, page: wanted, page_size: PAGE })}
        none={<EmptyState title={q === "" ? "Henüz okul yok." : nothingLike(q, "okul")} />}
      >
        {(rows) => <Table label="Okullar" columns={columns(setOpen)} rows={rows} rowKey={({ id }) => id} />}
      </PagedRows>
      {proposals.length > 0 && <Proposals proposals={proposals} />}
      <Invitations first={invitations} />
      {open?.is === "edit" && <SchoolDialog school={open.school} onDone={done} onClose={close} />}
      {open?.is === "merge" && <MergeDialog school={open.school!} onDone={done} onClose={close} />}
      {open?.is === "invite" && <InviteDialog school={open.school} onDone={done} onClose={close} />}
      {open?.is === "remove" && (
        <ConfirmDialog
          title={`${open.school!.name} silinsin mi?`}
          confirm="Sil"
          danger
          onConfirm={() => remove(open.school!)}
          onClose={close}
        >
          Öğretmenleri ve alan adları kalır; okulları boş olur.
        </ConfirmDialog>
      )}
    </>
  );
}

const columns = (onOpen: (open: Open) => void): readonly Column<School>[] => [
  { key: "name", head: "Okul", phone: "title", cell: ({ name }) => <b>{name}</b> },
  { key: "city", head: "İl", cell: ({ city }) => city || "–" },
  { key: "teachers", head: "Öğretmen", align: "right", cell: ({ teachers }) => number(teachers) },
  { key: "domains", head: "Alan adları", cell: ({ domains }) => domains.join(", ") || "–" },
  {
    key: "menu",
    head: <span className="vh">İşlem</span>,
    phone: "plain",
    cell: (school) => (
      <Menu
        label={`${school.name}: işlemler`}
        items={[
          { label: "Düzenle", icon: "edit", onSelect: () => onOpen({ is: "edit", school }) },
          { label: "Öğretmen davet et", icon: "mail", onSelect: () => onOpen({ is: "invite", school }) },
          { label: "Birleştir", icon: "users", onSelect: () => onOpen({ is: "merge", school }) },
          { label: "Sil", icon: "trash", danger: true, onSelect: () => onOpen({ is: "remove", school }) },
        ]}
      >
        <Icon name="more" />
      </Menu>
    ),
  },
];

/** Schools that written names and domains suggest, until somebody adds them. */
const Proposals = ({ proposals }: { readonly proposals: readonly SchoolProposal[] }) => (
  <section className={page.section} aria-labelledby="oneriler">
    <div className={page.sectionHead}>
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
    phone: "plain",
    cell: (proposal) => <Confirm {...proposal} />,
  },
];
