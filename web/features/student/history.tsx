import { useLoaderData } from "react-router";
import type { HistoryReply, HistoryRow } from "#protocol/http/replies/players";
import { month } from "#words/format";
import { played } from "#api/game-api";
import { deferred } from "#browser/to-result";
import { Block } from "#screens/page/block.tsx";
import { PagedRows } from "#screens/page/paged-rows.tsx";
import { PageHead } from "#screens/page/page-head.tsx";
import { Section } from "#screens/page/section.tsx";
import { buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Bar, RowBars } from "#ui/drawn/skeleton.tsx";
import * as styles from "./history.module.css";
import { GuestGames } from "./played/guest-games";
import { PlayedList } from "./played/played-list";

/** Every game that a student has played while signed in, month by month. */
export function loader() {
  return deferred({ first: page(1) });
}

type Row = HistoryRow & { readonly id: string };

async function page(number: number): Promise<Omit<HistoryReply, "items"> & { readonly items: readonly Row[] }> {
  const reply = await played.history({ page: number });
  return { ...reply, items: reply.items.map((row) => ({ ...row, id: row.player_id })) };
}

export function Component() {
  const { first } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Geçmişim" />
      <GuestGames />
      <div className={styles.months}>
        <Block value={first} failure="Geçmişin yüklenemedi." skeleton={bars}>
          {(reply) => (
            <PagedRows first={reply} load={page} none={<Empty />} moreLabel="Daha eski oyunlar">
              {(rows) =>
                byMonth(rows).map(([name, games]) => (
                  <Section key={name} title={name} className={styles.month}>
                    <PlayedList games={games} label={name} />
                  </Section>
                ))
              }
            </PagedRows>
          )}
        </Block>
      </div>
    </>
  );
}

/** Groups rows by month. They arrive newest first, so each month's are together. */
function byMonth(rows: readonly Row[]): [month: string, games: Row[]][] {
  const months = new Map<string, Row[]>();
  for (const row of rows) {
    const name = month(row.played_at);
    months.set(name, [...(months.get(name) ?? []), row]);
  }
  return [...months];
}

function Empty() {
  return (
    <EmptyState
      title="Henüz oyun yok"
      action={
        <a href="/student/join" className={buttonClass()}>
          Oyuna katıl
        </a>
      }
    >
      Öğretmenin kodu tahtaya yansıtınca oyuna katıl, sonucun burada dursun.
    </EmptyState>
  );
}

const bars = (
  <>
    <Bar width={20} />
    <RowBars count={4} />
  </>
);
