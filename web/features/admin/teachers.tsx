import { useRef, useState } from "react";
import type { LoaderFunctionArgs } from "react-router";
import type { Approval } from "#protocol/http/replies/people";
import { mail } from "#api/mail-api";
import { admin } from "#api/admin-api";
import { currentSession, useUser } from "#api/sign-in/session";
import { keptPage } from "#screens/kept-page.tsx";
import { useListFilters } from "#screens/use-list-filters";
import { KeysDialog } from "#screens/keys-dialog.tsx";
import { PageHead } from "#screens/page/page-head.tsx";
import * as page from "#screens/page/page.module.css";
import { Button } from "#ui/button.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { DomainsPanel } from "./domains-panel";
import { NobodyHere, type Elsewhere } from "./nobody-here";
import { PeopleTable } from "./people-table";
import { suspendedTab, unverifiedTab } from "./people-tabs";
import { PeopleFilters } from "./people-filters";
import { usePersonMenu } from "./person/person-menu";
import { heldDecisions, useDecisions } from "./person/use-decisions";
import { useRowKeys } from "./row-keys";
import { TeacherList } from "./teacher-list";

const PAGE = 50;

const tabs = [
  { id: "pending", label: "Onay bekleyen" },
  { id: "unverified", label: "E-posta bekleyen" },
  { id: "approved", label: "Onaylı" },
  { id: "suspended", label: "Askıda" },
  { id: "rejected", label: "Reddedilen" },
] as const;

type Tab = (typeof tabs)[number]["id"];
const isTab = (name: string | null): name is Tab => tabs.some(({ id }) => id === name);
const isOfApproval = (tab: Tab): tab is Approval => tab !== "unverified" && tab !== "suspended";

/** The school of an unverified person is not known: an administrator of one school does not see them. */
const tabsFor = (rights: readonly string[]) => tabs.filter(({ id }) => id !== "unverified" || rights.includes("all"));

type Wanted = { readonly tab: Tab; readonly q: string; readonly school: string };

function people({ tab, q, school }: Wanted, pageNumber = 1, after?: string, page_size = PAGE) {
  const list = { q, page: pageNumber, page_size, ...(after !== undefined && { after }) };
  if (tab === "unverified") return mail.unverified(list);
  const of = isOfApproval(tab) ? { approval: tab } : ({ state: "suspended" } as const);
  return admin.teachers({ ...list, ...of, ...(school !== "" && { school_id: school, written: "1" }) });
}

/** Other tabs that have people for the search. */
async function foundElsewhere(wanted: Wanted): Promise<readonly Elsewhere[]> {
  const others = tabsFor(currentSession().user?.rights ?? []).filter(({ id }) => id !== wanted.tab);
  const found = others.map(async ({ id, label }) => {
    const { total } = await people({ ...wanted, tab: id }, 1, undefined, 1);
    return { tab: id, label, total };
  });
  return (await Promise.all(found)).filter(({ total }) => total > 0);
}

async function load({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const asked = params.get("durum");
  const tab: Tab = isTab(asked) ? asked : "pending";
  const wanted = { tab, q: params.get("q") ?? "", school: params.get("okul") ?? "" };
  await heldDecisions.flush();
  const [first, { teachers: counts }] = await Promise.all([people(wanted), admin.stats()]);
  const elsewhere = first.total === 0 && wanted.q !== "" ? await foundElsewhere(wanted) : [];
  return { wanted, first, counts, elsewhere };
}

export const { loader, Component } = keptPage(load, Teachers);

function Teachers({ wanted, first, counts, elsewhere }: Awaited<ReturnType<typeof load>>) {
  const { tab, q, school } = wanted;
  const narrow = useListFilters();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [areDomainsOpen, setDomainsOpen] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const { rights } = useUser();
  const hasAll = rights.includes("all");
  // A list that is opened again starts over: nothing chosen, nothing half done.
  const list = `${tab} ${q} ${school} ${first.total}`;
  const decisions = useDecisions(list);
  const person = usePersonMenu(decisions);

  useRowKeys({
    onKey: (key) => {
      if (key === "/") search.current?.focus();
      else if (key === "?") setHelpOpen(true);
      else return false;
      return true;
    },
  });

  const none = <NobodyHere {...wanted} elsewhere={elsewhere} />;
  return (
    <>
      <PageHead
        title="Öğretmenler"
        {...(hasAll && {
          actions: (
            <Button variant="alt" icon="globe" onClick={() => setDomainsOpen(true)}>
              Okul adresleri
            </Button>
          ),
        })}
      >
        Onay bekleyen öğretmenler soru seti hazırlayabilir, oyun kuramaz.
      </PageHead>
      <div className={`row wrap between ${page.tools}`}>
        <Tabs
          label="Öğretmenler"
          panelId="ogretmenler"
          selected={tab}
          onSelect={(chosen) => narrow({ durum: chosen === "pending" ? "" : chosen })}
          tabs={tabsFor(rights).map((one) =>
            isOfApproval(one.id) ? { ...one, count: counts[one.id] + decisions.moved[one.id] } : one,
          )}
        />
        <PeopleFilters q={q} school={tab === "unverified" ? null : school} inputRef={search} />
      </div>
      <div role="tabpanel" id="ogretmenler" aria-label={tabs.find(({ id }) => id === tab)!.label}>
        {!isOfApproval(tab) ? (
          <PeopleTable
            key={tab}
            tab={tab === "unverified" ? unverifiedTab : suspendedTab(person.menu)}
            first={first}
            load={(pageNumber, after) => people(wanted, pageNumber, after)}
            none={none}
          />
        ) : first.items.length === 0 ? (
          none
        ) : (
          <TeacherList
            key={list}
            approval={tab}
            first={first}
            load={(pageNumber, after) => people(wanted, pageNumber, after)}
            decisions={decisions}
            menu={person.menu}
          />
        )}
      </div>
      {person.dialog}
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
