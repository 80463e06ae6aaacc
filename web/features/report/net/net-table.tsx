import type { CSSProperties } from "react";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import { costsOf } from "#protocol/settings/scoring";
import { number } from "#shared/numbers";
import { netText } from "#words/net";
import { PlayerMarble } from "#ui/marble/player-marble.tsx";
import { Section } from "#screens/page/section.tsx";
import { cx } from "#ui/cx";
import { HideNames, Name } from "./names";
import { AllRows, rowsAtFirst } from "../matrix/all-rows";
import { Mark } from "../matrix/mark";
import { OtherPages, PANEL, WhichPlayers } from "../matrix/players-page";
import { isJudged, oneOf, verdictOf, type Player, type ReportQuestion, type Verdict } from "../report";
import * as plain from "../plain-table.module.css";
import * as styles from "./net-table.module.css";
import { countingNotes } from "./words";

type Props = {
  readonly report: GameStatistics;
  /** True to show all rows, for paper. */
  readonly isWhole: boolean;
  readonly onWhole: () => void;
  /** Hides names, or shows them again. */
  readonly onNames: () => void;
};

/** The players of a net game, best first: right, wrong, blank, net, and a mark for each question that counts. */
export function NetTable({ report, isWhole, onWhole, onNames }: Props) {
  const { game, questions, players, teams, paged } = report;
  const rows = isWhole || paged ? players : players.slice(0, rowsAtFirst);
  const one = oneOf(game);
  const notes = countingNotes(report);
  return (
    <Section
      title={one === "Takım" ? "Hangi takım, ne kadar net yaptı?" : "Kim, ne kadar net yaptı?"}
      className={styles.section}
      aside={
        <div className={`row wrap ${styles.aside}`}>
          {game.mode === "homework" && <p className={styles.costs}>{costsOf(game.wrong_costs!)}.</p>}
          {one !== "Takım" && <HideNames onToggle={onNames} />}
        </div>
      }
    >
      {paged && <WhichPlayers page={paged} />}
      <div {...(paged && { id: PANEL, role: "tabpanel", "aria-label": "Oyuncular" })}>
        <table className={cx(plain.table, styles.table)}>
          <thead className="vh-narrow">
            <tr>
              <th scope="col">Sıra</th>
              <th scope="col">{one}</th>
              {teams && <th scope="col">Takım</th>}
              <th scope="col" className={styles.figure}>
                Doğru
              </th>
              <th scope="col" className={styles.figure}>
                Yanlış
              </th>
              <th scope="col" className={styles.figure}>
                Boş
              </th>
              <th scope="col" className={styles.figure}>
                Net
              </th>
              <th scope="col" className={styles.marks}>
                {number(questions.filter(isJudged).length)} soruda
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((player) => (
              <NetRow
                key={player.player_id}
                player={player}
                questions={questions}
                team={teams && (teams.find(({ team }) => team === player.team)?.name ?? "")}
              />
            ))}
          </tbody>
        </table>
      </div>
      {notes !== "" && <p className={styles.notes}>{notes}</p>}
      {paged ? <OtherPages page={paged} /> : <AllRows shown={rows.length} all={players.length} onWhole={onWhole} />}
    </Section>
  );
}

const MARKS_IN_A_LINE = 20;

type RowProps = {
  readonly player: Player;
  readonly questions: readonly ReportQuestion[];
  /** Name of the player's team; undefined in a game without teams. */
  readonly team: string | undefined;
};

function NetRow({ player, questions, team }: RowProps) {
  const { rank, marble, nickname, right = 0, wrong = 0, blank = 0, net = 0 } = player;
  const marks = marksOf(player, questions);
  return (
    <tr>
      <td className={cx("num", styles.rank)}>{number(rank)}</td>
      <th scope="row" className={styles.name}>
        <span className="row">
          <PlayerMarble seed={marble} size={32} />
          <span>
            <Name of={nickname} />
          </span>
        </span>
      </th>
      {team !== undefined && <td className={styles.team}>{team}</td>}
      <Count of={right} word="doğru" className={styles.right} />
      <Count of={wrong} word="yanlış" className={styles.wrong} />
      <Count of={blank} word="boş" className={styles.blank} />
      <td className={cx("num", styles.figure, styles.net)}>
        <b>{netText(net)}</b> <small>net</small>
      </td>
      <td className={styles.marks}>
        <span
          role="img"
          aria-label={`${right} doğru, ${wrong} yanlış, ${blank} boş`}
          style={{ "--columns": Math.min(MARKS_IN_A_LINE, marks.length) } as CSSProperties}
        >
          {marks.map((verdict, i) => (
            <Mark key={i} of={verdict} />
          ))}
        </span>
      </td>
    </tr>
  );
}

type CountProps = { readonly of: number; readonly word: string; readonly className: string | undefined };

/** A figure; a phone has no heads, and says what is counted. */
const Count = ({ of, word, className }: CountProps) => (
  <td className={cx("num", styles.figure, className)}>
    {number(of)} <small>{word}</small>
  </td>
);

const inOrder: readonly Verdict[] = ["yes", "part", "no", "empty", "away", "skipped"];

/** The verdicts of a player's answers that count, right ones first: a row is read as a length. */
export const marksOf = ({ answers }: Player, questions: readonly ReportQuestion[]): readonly Verdict[] =>
  answers
    .flatMap((answer, i) => (isJudged(questions[i]!) ? [verdictOf(answer, questions[i])] : []))
    .toSorted((a, b) => inOrder.indexOf(a) - inOrder.indexOf(b));
