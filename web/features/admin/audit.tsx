import { useState } from "react";
import type { LoaderFunctionArgs } from "react-router";
import { auditWords, changeWords, subjectOf } from "#protocol/audit-words";
import { limits } from "#shared/limits";
import type { AuditEntry } from "#protocol/http/replies/people";
import { dateAndTime, minuteOf } from "#words/format";
import { admin, type AuditFilters } from "#api/admin-api";
import { saveXlsx } from "#browser/files/save-xlsx";
import { keptPage } from "#screens/kept-page.tsx";
import { useAction } from "#screens/use-action";
import { useListFilters } from "#screens/use-list-filters";
import { PagedRows } from "#screens/page/paged-rows.tsx";
import { PageHead } from "#screens/page/page-head.tsx";
import page from "#screens/page/page.module.css";
import { Button } from "#ui/button.tsx";
import { Field, TextField } from "#ui/fields/field.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { SearchField } from "#ui/fields/search-field.tsx";
import { Table, type Column } from "#ui/table.tsx";
import { Tabs } from "#ui/tabs.tsx";
import * as styles from "./filters.module.css";
import { noneBetween } from "./none-between";
import { PeopleSearchDialog } from "./people-search/people-search-dialog";

const PAGE = 50;
const HEADS = ["Zaman", "Kim", "İşlem", "Konu", "Neden"];
type Filter = "changes" | "all";
const tabs = [
  { id: "changes", label: "Değişiklikler" },
  { id: "all", label: "Görüntülemelerle" },
] as const;

const filterNames = ["from", "to", "action", "actor", "subject"] as const;

const list = (filters: AuditFilters, page: number, page_size = PAGE) => admin.audit({ ...filters, page, page_size });

/** All that the filters let through, as a file. */
async function save(filters: AuditFilters): Promise<void> {
  const entries: AuditEntry[] = [];
  for (let number = 1, isMore = true; isMore; number += 1) {
    const { items, total } = await list(filters, number, limits.page.max);
    entries.push(...items);
    isMore = items.length > 0 && entries.length < total;
  }
  const rows = entries.map((entry) => [
    { minute: minuteOf(entry.at) },
    entry.actor_name,
    auditWords(entry.action),
    ...subjectOf(entry),
  ]);
  const sheet = { name: "İşlem kaydı", rows: [HEADS, ...rows], widths: [18, 24, 32, 32, 40], frozenRows: 1 };
  await saveXlsx("bilye-islem-kaydi.xlsx", [sheet]);
}

async function load({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const isAll = params.get("tur") === "tumu";
  const filters: AuditFilters = {
    ...Object.fromEntries(filterNames.flatMap((name) => (params.get(name) ? [[name, params.get(name)!]] : []))),
    ...(isAll && { views: "1" }),
  };
  return { filters, first: await list(filters, 1) };
}

export const { loader, Component } = keptPage(load, Audit);

/** Log of administrators' actions: who, what, to whom, when and why. */
function Audit({ filters, first }: Awaited<ReturnType<typeof load>>) {
  const narrow = useListFilters();
  const [searches, setSearches] = useState(false);
  const { busy, run } = useAction("Dosya hazırlanamadı", () => save(filters));
  const { from = "", to = "", action = "", actor = "", subject = "", views } = filters;
  const selected: Filter = views === "1" ? "all" : "changes";
  return (
    <>
      <PageHead
        title="İşlem kaydı"
        actions={
          <>
            <Button variant="alt" icon="search" onClick={() => setSearches(true)}>
              Kişi ara (KVKK)
            </Button>
            <Button variant="alt" icon="download" busy={busy} onClick={run}>
              Excel’e aktar (süzülenler)
            </Button>
          </>
        }
      >
        <p>
          Yöneticilerin yaptıkları ve silinen hesaplar. Kayıtlarda yalnız adlar durur; silinen kişinin adı da silinir.
        </p>
      </PageHead>
      <div className={`row wrap between ${page.tools}`}>
        <Tabs
          label="Kayıt türü"
          panelId="kayitlar"
          selected={selected}
          onSelect={(wanted) => narrow({ tur: wanted === "all" ? "tumu" : "" })}
          tabs={tabs}
        />
      </div>
      <div className={`flow ${styles.row}`}>
        <TextField label="İlk gün" type="date" value={from} onChange={({ target }) => narrow({ from: target.value })} />
        <TextField label="Son gün" type="date" value={to} onChange={({ target }) => narrow({ to: target.value })} />
        <Field label="İşlem">
          {(control) => (
            <select {...control} value={action} onChange={({ target }) => narrow({ action: target.value })}>
              <option value="">Hepsi</option>
              {Object.entries(changeWords).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
        <SearchField label="Kim" value={actor} onSearch={(text) => narrow({ actor: text })} />
        <SearchField label="Konu" value={subject} onSearch={(text) => narrow({ subject: text })} />
      </div>
      <div role="tabpanel" id="kayitlar" aria-label={tabs.find(({ id }) => id === selected)!.label}>
        <PagedRows
          first={first}
          load={(pageNumber) => list(filters, pageNumber)}
          none={
            Object.values({ from, to, action, actor, subject }).some(Boolean) ? (
              <EmptyState title={noneBetween(from, to) ?? "Böyle bir kayıt yok."} />
            ) : (
              <EmptyState title="Henüz bir işlem yapılmadı.">
                Onay, ret, yetki ve silme, yapanın adıyla burada durur.
              </EmptyState>
            )
          }
        >
          {(rows) => <Table label="İşlem kaydı" columns={columns} rows={rows} rowKey={({ id }) => id} />}
        </PagedRows>
      </div>
      {searches && <PeopleSearchDialog onClose={() => setSearches(false)} />}
    </>
  );
}

const columns: readonly Column<AuditEntry>[] = [
  { key: "at", head: "Zaman", cell: ({ at }) => dateAndTime(at) },
  { key: "actor", head: "Kim", cell: ({ actor_name }) => actor_name },
  { key: "action", head: "İşlem", phone: "title", cell: ({ action }) => <b>{auditWords(action)}</b> },
  { key: "target", head: "Konu", cell: (entry) => subjectOf(entry)[0] || "–" },
  { key: "reason", head: "Neden", cell: (entry) => subjectOf(entry)[1] || "–" },
];
