import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import type { UsageReply } from "#protocol/http/replies/statistics";
import { csv } from "#shared/csv";
import { dateOf, dayOf } from "#shared/istanbul";
import { number } from "#shared/numbers";
import { date, month } from "#words/format";
import { reports } from "#api/reports-api";
import { saveFile } from "#browser/files/save-file";
import { useListFilters } from "#screens/use-list-filters";
import { PageHead } from "#screens/page/page-head.tsx";
import * as page from "#screens/page/page.module.css";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Chips } from "#ui/fields/chips.tsx";
import { TextField } from "#ui/fields/field.tsx";
import { Table, type Column } from "#ui/table.tsx";
import * as styles from "./usage.module.css";

type By = UsageReply["by"];
type Row = UsageReply["rows"][number];
const groups = [
  { value: "day", label: "Gün" },
  { value: "month", label: "Ay" },
  { value: "school", label: "Okul" },
] as const;

export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const today = dateOf(dayOf(Date.now()));
  const from = params.get("from") ?? `${today.slice(0, 8)}01`;
  const by = groups.find(({ value }) => value === params.get("by"))?.value ?? "day";
  return reports.usage({ from, to: params.get("to") ?? today, by });
}

/** Use of a period as a table with a quiet bar, its estimated cost, and the same as a file. */
export function Component() {
  const usage = useLoaderData<typeof loader>();
  const narrow = useListFilters();
  const { from, to, by, rows, total } = usage;
  return (
    <>
      <PageHead
        title="Kullanım"
        actions={
          <Button variant="alt" icon="download" onClick={() => save(usage)}>
            Excel’e aktar
          </Button>
        }
      >
        Tahmini gider: <b>{dollars(total.cost)} dolar</b>
      </PageHead>
      <div className={page.tools}>
        <Chips label="Neye göre" choices={groups} value={by} onChange={(value: By) => narrow({ by: value })} />
        <TextField label="İlk gün" type="date" value={from} onChange={({ target }) => narrow({ from: target.value })} />
        <TextField label="Son gün" type="date" value={to} onChange={({ target }) => narrow({ to: target.value })} />
      </div>
      {rows.length === 0 ? (
        <EmptyState title="Bu günlerde kullanım yok." />
      ) : (
        <Table
          label="Kullanım"
          columns={columns(by, Math.max(...rows.map(({ games }) => games)))}
          rows={[...rows, { ...total, key: "total", name: "Toplam" }]}
          rowKey={({ key }) => key}
        />
      )}
      <details className={page.section}>
        <summary>Tahmini gider nasıl hesaplanır?</summary>
        <p>
          Bir oyunun, bir oyuncunun ve bir ödevin kullandığı istek, satır ve saniyeler sayılmış, Cloudflare’in fiyat
          listesiyle (Workers Paid, Kasım 2026) çarpılmıştır. Plana dâhil olanlar düşülmez; aylık plan ücreti ayrıca
          ödenir.
        </p>
      </details>
    </>
  );
}

const dollars = (cost: number) => number(Math.round(cost * 100) / 100);
const labelOf = (by: By, { key, name }: Row) =>
  key === "total" ? name : by === "school" ? name || "Okulu olmayanlar" : key;
/** The label in words; noon and the middle of a month are the same day and month in every time zone. */
function shownLabel(by: By, row: Row): string {
  const label = labelOf(by, row);
  if (row.key === "total" || by === "school") return label;
  return by === "day" ? date(Date.parse(`${label}T12:00Z`)) : month(Date.parse(`${label}-15`));
}

const columns = (by: By, most: number): readonly Column<Row>[] => [
  {
    key: "key",
    head: groups.find(({ value }) => value === by)!.label,
    phone: "title",
    cell: (row) => <b>{shownLabel(by, row)}</b>,
  },
  {
    key: "games",
    head: "Oyun",
    align: "right",
    cell: ({ key, games }) => (
      <>
        {key !== "total" && <meter className={styles.bar} min={0} max={Math.max(most, 1)} value={games} aria-hidden />}
        {number(games)}
      </>
    ),
  },
  { key: "players", head: "Oyuncu", align: "right", cell: ({ players }) => number(players) },
  {
    key: "teachers",
    head: "Etkin öğretmen",
    align: "right",
    cell: ({ active_teachers: teachers }) => number(teachers),
  },
  { key: "homework", head: "Ödev", align: "right", cell: ({ homework }) => number(homework) },
  { key: "people", head: "Yeni kişi", align: "right", cell: ({ new_people: people }) => number(people) },
  { key: "cost", head: "Gider (dolar)", align: "right", cell: ({ cost }) => dollars(cost) },
];

const figures = ({ games, players, active_teachers: teachers, homework, new_people: people, cost }: Row) =>
  [games, players, teachers, homework, people, cost] as const;

function save({ from, to, by, rows, total }: UsageReply): void {
  const head = groups.find(({ value }) => value === by)!.label;
  const all = [...rows, { ...total, key: "total", name: "Toplam" }];
  const table = csv([
    [head, "Oyun", "Oyuncu", "Etkin öğretmen", "Ödev", "Yeni kişi", "Tahmini gider (dolar)"],
    ...all.map((row) => [labelOf(by, row), ...figures(row)]),
  ]);
  saveFile(`bilye-kullanim-${from}-${to}.csv`, table, "text/csv");
}
