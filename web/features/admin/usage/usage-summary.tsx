import { Link } from "react-router";
import type { UsageReply } from "#protocol/http/replies/statistics";
import { dateOf, dayOf } from "#shared/istanbul";
import { number } from "#shared/numbers";
import { reports } from "#api/reports-api";
import { Block } from "#screens/page/block.tsx";
import * as page from "#screens/page/page.module.css";
import { Table, type Column } from "#ui/table.tsx";
import { dollars, HowCostIsReckoned } from "./cost";
import { readyPeriods } from "./periods";

type Total = UsageReply["total"];
type Summary = readonly { readonly label: string; readonly total: Total }[];
type Row = { readonly label: string; readonly figure: (total: Total) => string };

/** Use of this month and of this term. */
export function loadSummary(): Promise<Summary> {
  const [month, term] = readyPeriods(dateOf(dayOf(Date.now())));
  return Promise.all([month, term].map(totalOf));
}

const totalOf = async ({ label, from, to }: ReturnType<typeof readyPeriods>[number]) => {
  const { total } = await reports.usage({ from, to, by: "month" });
  return { label, total };
};

export const UsageSummary = ({ summary }: { readonly summary: Promise<Summary> }) => (
  <section className={page.section} aria-labelledby="kullanim">
    <div className={`flow between ${page.sectionHead}`}>
      <h2 id="kullanim">Kullanım</h2>
      <Link to="/admin/usage">Günlere, aylara, okullara göre</Link>
    </div>
    <Block value={summary}>
      {(loaded) => (
        <>
          <Table label="Kullanım" columns={columns(loaded)} rows={rows} rowKey={({ label }) => label} />
          <HowCostIsReckoned />
        </>
      )}
    </Block>
  </section>
);

const rows: readonly Row[] = [
  { label: "Oyun", figure: ({ games }) => number(games) },
  { label: "Oyuncu", figure: ({ players }) => number(players) },
  { label: "Etkin öğretmen", figure: ({ active_teachers: teachers }) => number(teachers) },
  { label: "Ödev", figure: ({ homework }) => number(homework) },
  { label: "Yeni kişi", figure: ({ new_people: people }) => number(people) },
  { label: "Tahmini gider", figure: ({ cost }) => `${dollars(cost)} dolar` },
];

const columns = (summary: Summary): readonly Column<Row>[] => [
  { key: "label", head: <span className="vh">Ne</span>, phone: "title", cell: ({ label }) => <b>{label}</b> },
  ...summary.map(({ label, total }): Column<Row> => ({
    key: label,
    head: label,
    align: "right",
    cell: ({ figure }) => figure(total),
  })),
];
