import type { LoaderFunctionArgs } from "react-router";
import type { UsageReply } from "#protocol/http/replies/statistics";
import { dateOf, dayOf, inZone } from "#shared/istanbul";
import { number } from "#shared/numbers";
import { reports } from "#api/reports-api";
import { saveXlsx } from "#browser/files/save-xlsx";
import { keptPage } from "#screens/kept-page.tsx";
import { useAction } from "#screens/use-action";
import { useListFilters } from "#screens/use-list-filters";
import { PageHead } from "#screens/page/page-head.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Chips } from "#ui/fields/chips.tsx";
import { TextField } from "#ui/fields/field.tsx";
import { Table, type Column } from "#ui/table.tsx";
import { dollars, HowCostIsReckoned } from "./cost";
import { readyPeriods } from "./periods";
import * as filters from "../filters.module.css";
import { noneBetween } from "../none-between";
import * as styles from "./usage.module.css";

type By = UsageReply["by"];
type Row = UsageReply["rows"][number];
const groups = [
  { value: "day", label: "Gün" },
  { value: "month", label: "Ay" },
  { value: "school", label: "Okul" },
] as const;

async function load({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const today = dateOf(dayOf(Date.now()));
  const periods = readyPeriods(today);
  const from = params.get("from") ?? periods[0].from;
  const by = groups.find(({ value }) => value === params.get("by"))?.value ?? "day";
  const to = params.get("to") ?? today;
  return { usage: await reports.usage({ from, to, by }), periods, asked: { from, to } };
}

export const { loader, Component } = keptPage(load, Usage);

/** Use of a period as a table with a quiet bar, its estimated cost, and the same as a file. */
function Usage({ usage, periods, asked }: Awaited<ReturnType<typeof load>>) {
  const save = useAction("Dosya hazırlanamadı", () => saveUsage(usage));
  const narrow = useListFilters();
  const { by, rows, total } = usage;
  const swapped = noneBetween(asked.from, asked.to);
  // The reply has the days that were counted, which begin no later than they end.
  const { from, to } = swapped === null ? usage : asked;
  return (
    <>
      <PageHead
        title="Kullanım"
        actions={
          <Button variant="alt" icon="download" busy={save.busy} onClick={save.run}>
            Excel’e aktar
          </Button>
        }
      >
        Tahmini gider: <b>{dollars(total.cost)} dolar</b>
      </PageHead>
      <div className={`flow ${filters.row}`}>
        <Chips
          label="Dönem"
          choices={periods.map(({ label }) => ({ value: label, label }))}
          value={periods.find((one) => one.from === from && one.to === to)?.label ?? ""}
          onChange={(label) => {
            const wanted = periods.find((one) => one.label === label)!;
            narrow({ from: wanted.from, to: wanted.to });
          }}
        />
        <Chips label="Neye göre" choices={groups} value={by} onChange={(value: By) => narrow({ by: value })} />
      </div>
      <div className={`flow ${filters.row}`}>
        <TextField label="İlk gün" type="date" value={from} onChange={({ target }) => narrow({ from: target.value })} />
        <TextField label="Son gün" type="date" value={to} onChange={({ target }) => narrow({ to: target.value })} />
      </div>
      {rows.length === 0 || swapped !== null ? (
        <EmptyState title={swapped ?? "Bu günlerde kullanım yok."} />
      ) : (
        <Table
          label="Kullanım"
          columns={columns(by, Math.max(...rows.map(({ games }) => games)))}
          rows={[...rows, { ...total, key: "total", name: "Toplam" }]}
          rowKey={({ key }) => key}
        />
      )}
      <HowCostIsReckoned />
    </>
  );
}

const labelOf = (by: By, { key, name }: Row) =>
  key === "total" ? name : by === "school" ? name || "Okulu olmayanlar" : key;
/** The days are the calendar's, in no time zone. */
const date = inZone("UTC", { dateStyle: "long" });
const month = inZone("UTC", { month: "long", year: "numeric" });
function shownLabel(by: By, row: Row): string {
  const label = labelOf(by, row);
  if (row.key === "total" || by === "school") return label;
  return (by === "day" ? date : month).format(Date.parse(label));
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

function saveUsage({ from, to, by, rows, total }: UsageReply): Promise<void> {
  const head = groups.find(({ value }) => value === by)!.label;
  const all = [...rows, { ...total, key: "total", name: "Toplam" }];
  const table = [
    [head, "Oyun", "Oyuncu", "Etkin öğretmen", "Ödev", "Yeni kişi", "Tahmini gider (dolar)"],
    ...all.map((row) => [labelOf(by, row), ...figures(row)]),
  ];
  return saveXlsx(`bilye-kullanim-${from}-${to}.xlsx`, [
    { name: "Kullanım", rows: table, widths: [40, 10, 10, 16, 10, 10, 22], frozenRows: 1 },
  ]);
}
