import { byNameMailOrSchool } from "#words/shared-sentences";
import { nothingLike } from "#words/sentence-forms";
import { useRef, useState } from "react";
import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import type { Approval } from "#protocol/http/replies/people";
import { admin } from "#api/people-api";
import { useListFilters } from "#screens/use-list-filters";
import { NothingFound } from "#screens/page/paged-rows.tsx";
import { KeysDialog } from "#screens/keys-dialog.tsx";
import { PageHead } from "#screens/page/page-head.tsx";
import * as page from "#screens/page/page.module.css";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { SearchField } from "#ui/fields/search-field.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { DomainsPanel } from "./domains-panel";
import { UnverifiedList, unverifiedPeople } from "./mail/unverified-list";
import { useRowKeys } from "./row-keys";
import { SuspendedList, suspendedTeachers } from "./suspended-list";
import { PAGE, TeacherList } from "./teacher-list";
import { heldDecisions, useDecisions } from "./person/use-decisions";

const tabs = [
  { id: "pending", label: "Onay bekleyen" },
  { id: "unverified", label: "E-posta bekleyen" },
  { id: "approved", label: "Onaylı" },
  { id: "suspended", label: "Askıda" },
  { id: "rejected", label: "Reddedilen" },
] as const;

type Tab = (typeof tabs)[number]["id"];
const isTab = (name: string | null): name is Tab => tabs.some(({ id }) => id === name);

export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const wanted = params.get("durum");
  const tab: Tab = isTab(wanted) ? wanted : "pending";
  const approval: Approval = tab === "unverified" || tab === "suspended" ? "pending" : tab;
  const q = params.get("q") ?? "";
  await heldDecisions.flush();
  const [first, { teachers: counts }] = await Promise.all([
    tab === "unverified"
      ? unverifiedPeople(q)
      : tab === "suspended"
        ? suspendedTeachers(q)
        : admin.teachers({ approval, q, page_size: PAGE }),
    admin.stats(),
  ]);
  return { tab, approval, q, first, counts };
}

export function Component() {
  const { tab, approval, q, first, counts } = useLoaderData<typeof loader>();
  const narrow = useListFilters();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [areDomainsOpen, setDomainsOpen] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  // A list that is opened again starts over: nothing chosen, nothing half done.
  const list = `${tab} ${q} ${first.total}`;
  const decisions = useDecisions(list);

  useRowKeys({
    onKey: (key) => {
      if (key === "/") search.current?.focus();
      else if (key === "?") setHelpOpen(true);
      else return false;
      return true;
    },
  });

  return (
    <>
      <PageHead
        title="Öğretmenler"
        actions={
          <Button variant="alt" icon="globe" onClick={() => setDomainsOpen(true)}>
            Okul adresleri
          </Button>
        }
      >
        Onay bekleyen öğretmenler soru seti hazırlayabilir, oyun kuramaz.
      </PageHead>
      <div className={page.tools}>
        <Tabs
          label="Öğretmenler"
          panelId="ogretmenler"
          selected={tab}
          onSelect={(wanted) => narrow({ durum: wanted === "pending" ? "" : wanted })}
          tabs={tabs.map((one) =>
            one.id === "unverified" || one.id === "suspended"
              ? one
              : { ...one, count: counts[one.id] + decisions.moved[one.id] },
          )}
        />
        <SearchField inputRef={search} label={byNameMailOrSchool} value={q} onSearch={(text) => narrow({ q: text })} />
      </div>
      <div role="tabpanel" id="ogretmenler" aria-label={tabs.find(({ id }) => id === tab)!.label}>
        {tab === "unverified" ? (
          <UnverifiedList q={q} first={first} />
        ) : tab === "suspended" ? (
          <SuspendedList key={list} q={q} first={first} />
        ) : first.items.length === 0 ? (
          <Nobody approval={approval} q={q} />
        ) : (
          <TeacherList key={list} approval={approval} q={q} first={first} decisions={decisions} />
        )}
      </div>
      {areDomainsOpen && <DomainsPanel onClose={() => setDomainsOpen(false)} />}
      {isHelpOpen && <KeysDialog keys={keys} onClose={() => setHelpOpen(false)} />}
    </>
  );
}

const keys = [
  ["↑ ↓", "Satırlar arasında gez"],
  ["Boşluk", "Satırı seç"],
  ["O", "Onayla"],
  ["R", "Reddet"],
  ["/", "Ara"],
  ["?", "Bu listeyi aç"],
] as const;

const nobody: Record<Approval, readonly [string, string]> = {
  pending: ["Bekleyen başvuru yok.", "Yeni başvurular burada görünür."],
  approved: ["Onaylı öğretmen yok.", "Onayladığınız öğretmenler burada görünür."],
  rejected: ["Reddedilen öğretmen yok.", "Reddettiğiniz öğretmenler burada görünür."],
};

type NobodyProps = { readonly approval: Approval; readonly q: string };

function Nobody({ approval, q }: NobodyProps) {
  if (q !== "") {
    return <NothingFound title={nothingLike(q, "öğretmen")} all="Aramayı temizle" filters={["q"]} />;
  }
  const [title, text] = nobody[approval];
  return <EmptyState title={title}>{text}</EmptyState>;
}
