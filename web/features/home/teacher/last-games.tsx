import { Link } from "react-router";
import type { ListedGame } from "#protocol/http/replies/games";
import { countsNet } from "#protocol/settings/scoring";
import { number } from "#shared/numbers";
import { percent, shortDate } from "#words/format";
import { inNet } from "#words/net";
import { playedAs, playersWord } from "#words/played-as";
import { labelled } from "#words/sentences";
import { Table, type Column } from "#ui/table.tsx";
import * as styles from "./lists.module.css";

type Props = { readonly games: readonly ListedGame[]; readonly now: number };

/** The last finished games, each with its report. On a phone the whole row is the link. */
export function LastGames({ games, now }: Props) {
  if (games.length === 0) return <p className={styles.none}>Bitirdiğiniz oyunlar raporlarıyla burada durur.</p>;
  return <Table label="Son oyunlar" columns={columns(now)} rows={games} rowKey={({ id }) => id} />;
}

const report = ({ game_code }: ListedGame) => `/teacher/games/${game_code}/statistics`;

const columns = (now: number): Column<ListedGame>[] => [
  {
    key: "set",
    head: "Set",
    phone: "title",
    className: styles.title!,
    cell: (game) => (
      <>
        <span className={styles.wide}>
          <Link to={report(game)}>{labelled(game)}</Link>
          <small className={`quiet ${styles.how}`}>{playedAs({ settings: game.settings })}</small>
        </span>
        <Link to={report(game)} className={styles.narrow}>
          <b>{labelled(game)}</b>
          <span>
            {playedAs(game)}. {shortDate(dateOf(game), now)}, {number(game.player_count)} {playersWord(game)}
            {resultOf(game) !== null && `, ${countsNet(game.settings) ? "" : "doğru oranı "}${resultOf(game)}`}
          </span>
        </Link>
      </>
    ),
  },
  { key: "class", head: "Sınıf", phone: "hide", cell: ({ class_name }) => class_name ?? "–" },
  { key: "date", head: "Tarih", phone: "hide", className: "nowrap", cell: (game) => shortDate(dateOf(game), now) },
  { key: "players", head: "Oyuncu", align: "right", phone: "hide", cell: (game) => number(game.player_count) },
  {
    key: "rate",
    head: "Sonuç",
    align: "right",
    phone: "hide",
    cell: (game) => <b className="num">{resultOf(game) ?? "–"}</b>,
  },
];

/** The class's rate of right answers, or its mean net where net was counted. */
const resultOf = (game: ListedGame): string | null => {
  const { accuracy, average_net: net } = game;
  if (countsNet(game.settings)) return net === undefined ? null : inNet(net);
  return accuracy === null ? null : percent(accuracy);
};

const dateOf = ({ ended_at, created_at }: ListedGame) => ended_at ?? created_at;
