import { Link, useNavigate } from "react-router";
import type { ListedGame } from "#protocol/http/replies/games";
import type { GameStatus } from "#protocol/live/messages";
import { number } from "#shared/numbers";
import { percent, shortDate } from "#words/format";
import { hasCode, playedAs, playersWord } from "#words/played-as";
import { gameCode } from "#front-door/game-code";
import { GameTag } from "#screens/game-tag.tsx";
import * as listed from "#screens/page/row-with-menu.module.css";
import { Beads } from "#ui/drawn/beads.tsx";
import { cx } from "#ui/cx";
import { whyNotHere } from "#api/sign-in/lesson-session";
import { Menu, type MenuItem } from "#ui/overlays/menu.tsx";
import { Table, type Column } from "#ui/table.tsx";
import * as styles from "./games-table.module.css";

type Props = {
  readonly games: readonly ListedGame[];
  readonly now: number;
  readonly onDelete: (game: ListedGame) => void;
};

/** A teacher's games; the name leads to the game, the rest is in the menu. */
export function GamesTable({ games, now, onDelete }: Props) {
  return (
    <Table
      label="Oyunlarınız"
      columns={columns(now, onDelete)}
      rows={games}
      rowKey={({ id }) => id}
      rowClass={() => listed.row}
    />
  );
}

const address = ({ game_code }: ListedGame) => `/teacher/games/${game_code}`;
const dateOf = ({ ended_at, started_at, created_at }: ListedGame) => ended_at ?? started_at ?? created_at;

const columns = (now: number, onDelete: (game: ListedGame) => void): Column<ListedGame>[] => [
  {
    key: "set",
    head: "Set",
    phone: "title",
    className: cx(listed.title, styles.title),
    cell: (game) => (
      <>
        <Link to={address(game)}>
          {game.title} {game.label !== "" && <span className={styles.label}>{game.label}</span>}
        </Link>
        <span className={styles.how}>{playedAs(game)}</span>
        <span className={listed.summary}>
          {shortDate(dateOf(game), now)}
          {game.lost ? ", cevapları yok" : `, ${number(game.player_count)} ${playersWord(game)}`}
          {game.accuracy !== null && `, doğru oranı ${percent(game.accuracy)}`}
          {game.status !== "completed" && hasCode(game) && (
            <span className="num nowrap">, kod {gameCode(game.game_code)}</span>
          )}
        </span>
      </>
    ),
  },
  {
    key: "code",
    head: "Kod",
    phone: "hide",
    className: `num nowrap ${styles.code}`,
    cell: (game) => (hasCode(game) ? gameCode(game.game_code) : "–"),
  },
  {
    key: "status",
    head: "Durum",
    phone: "plain",
    cell: ({ status }) => <GameTag status={status} />,
  },
  { key: "date", head: "Tarih", phone: "hide", className: "nowrap", cell: (game) => shortDate(dateOf(game), now) },
  {
    key: "players",
    head: "Oyuncu",
    align: "right",
    phone: "hide",
    cell: (game) => (game.lost ? "–" : number(game.player_count)),
  },
  {
    key: "rate",
    head: "Doğru oranı",
    phone: "hide",
    className: styles.rate,
    cell: ({ accuracy }) =>
      accuracy === null ? (
        "–"
      ) : (
        <span className={`row ${listed.beads}`}>
          <b className="num">{percent(accuracy)}</b>
          <Beads rate={accuracy} />
        </span>
      ),
  },
  {
    key: "menu",
    head: <span className="vh">İşlemler</span>,
    phone: "menu",
    cell: (game) => <GameMenu game={game} onDelete={onDelete} />,
  },
];

function GameMenu({ game, onDelete }: { readonly game: ListedGame; readonly onDelete: (game: ListedGame) => void }) {
  const navigate = useNavigate();
  const go = (page: string) => () => void navigate(`${address(game)}/${page}`);
  const board: MenuItem = { label: "Tahtaya dön", icon: "device", onSelect: go("host") };
  const report: MenuItem = { label: "Raporu aç", icon: "chart", onSelect: go("statistics") };
  const remove: MenuItem = {
    label: "Oyunu sil",
    icon: "trash",
    danger: true,
    disabledReason: whyNotHere(),
    onSelect: () => onDelete(game),
  };
  const items: Record<GameStatus, MenuItem[]> = {
    lobby: [board, remove],
    active: [board, report, remove],
    completed: [report, remove],
  };
  return <Menu label={`İşlemler: ${game.title}, kod ${gameCode(game.game_code)}`} items={items[game.status]} />;
}
