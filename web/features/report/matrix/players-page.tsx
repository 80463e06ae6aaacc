import type { ReportPage } from "#protocol/http/replies/statistics";
import { number } from "#shared/numbers";
import { useListFilters } from "#screens/use-list-filters";
import { Button } from "#ui/button.tsx";
import { SearchField } from "#ui/fields/search-field.tsx";
import { Tabs } from "#ui/tabs.tsx";
import * as styles from "./players-page.module.css";

/** Parts of a large game's report, which has its players by page: filter, search and paging. */

type Props = { readonly page: ReportPage };
export const PANEL = "oyuncular";

export function WhichPlayers({ page: { q, only, support } }: Props) {
  const narrow = useListFilters();
  return (
    <div className={`row wrap between ${styles.tools}`}>
      <Tabs
        label="Hangi oyuncular"
        tabs={[
          { id: "all", label: "Herkes" },
          { id: "support", label: `Destek gerekebilir (${number(support)})` },
        ]}
        selected={only}
        onSelect={(id) => narrow({ only: id === "all" ? "" : id, page: "" })}
        panelId={PANEL}
      />
      <div className={styles.search}>
        <SearchField label="Oyuncu ara" value={q} onSearch={(text) => narrow({ q: text, page: "" })} />
      </div>
    </div>
  );
}

/** "1–100 / 10.000 oyuncu" */
export function OtherPages({ page: { page, page_size, total } }: Props) {
  const narrow = useListFilters();
  const turnTo = (to: number) => narrow({ page: to === 1 ? "" : String(to) });
  if (total === 0) return <p className={styles.none}>Aramanıza uyan oyuncu yok.</p>;
  const last = Math.max(1, Math.ceil(total / page_size));
  const first = (page - 1) * page_size + 1;
  return (
    <div className={`row wrap between ${styles.pages}`}>
      <Button variant="alt" disabled={page <= 1} onClick={() => turnTo(Math.min(page - 1, last))}>
        Öncekiler
      </Button>
      <p className="num" role="status">
        {first > total
          ? `${number(total)} oyuncu`
          : `${number(first)}–${number(Math.min(total, page * page_size))} / ${number(total)} oyuncu`}
      </p>
      <Button variant="alt" disabled={page >= last} onClick={() => turnTo(page + 1)}>
        Sonrakiler
      </Button>
    </div>
  );
}
