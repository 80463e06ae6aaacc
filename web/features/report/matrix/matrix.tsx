import { useState } from "react";
import type { GameStatistics, ReportPage } from "#protocol/http/replies/statistics";
import { saidOf } from "#kinds/aloud";
import { percent } from "#words/format";
import { PlayerMarble } from "#ui/marble/player-marble.tsx";
import { TeamMarble } from "#ui/marble/team-marble.tsx";
import { Section } from "#screens/page/section.tsx";
import { cx } from "#ui/cx";
import { Icon } from "#ui/drawn/icon.tsx";
import { Name } from "../net/names";
import styles from "./matrix.module.css";
import { AllRows, rowsAtFirst } from "./all-rows";
import { Mark, signClass } from "./mark";
import { OtherPages, PANEL, WhichPlayers } from "./players-page";
import type { OpenQuestion } from "../questions/question-panel";
import { correctOf, isChanged, nextSorting, scoreText, sorted, verdictOf, verdictWords } from "../report";
import type { Answer, One, Player, ReportQuestion, Sorting, Verdict } from "../report";
import { useGrid } from "#ui/use/use-grid";
import { Said } from "#question-text/set-text.tsx";

const HEAD = "head";

type Props = {
  /** Teams of the game, if it had any; they add a column with each player's team. */
  readonly teams: GameStatistics["teams"];
  /** Name of one row: if teams answer at the board, they are the players. */
  readonly one: One;
  readonly questions: readonly ReportQuestion[];
  readonly players: readonly Player[];
  /** Set if `players` is only a page of all, in the order of the final ranking. */
  readonly page: ReportPage | undefined;
  /** True where net was counted; the list of nets above then chooses the players of a page. */
  readonly isNet: boolean;
  /** True to show all rows, for paper. */
  readonly isWhole: boolean;
  readonly onWhole: () => void;
  readonly onOpen: (open: OpenQuestion) => void;
};

/** Answers of every player to every question, as a grid for the arrow keys. */
export function Matrix({ teams, one, questions, players, page, isNet, isWhole, onWhole, onOpen }: Props) {
  const [sorting, setSorting] = useState<Sorting>({ by: "score", down: true });
  const all = page ? players : sorted(players, sorting);
  const rows = isWhole || page ? all : all.slice(0, rowsAtFirst);
  const [before, count] = page ? [(page.page - 1) * page.page_size, page.total] : [0, all.length];
  const first = teams ? 2 : 1;
  const correctColumn = questions.length + first;
  const scoreColumn = correctColumn + 1;

  const enter = (row: string, column: number) => {
    if (row === HEAD && page && !questions[column - first]) return;
    if (row === HEAD && column === 0) return setSorting(nextSorting(sorting, "name"));
    if (row === HEAD && column === correctColumn) return setSorting(nextSorting(sorting, "correct"));
    if (row === HEAD && column === scoreColumn) return setSorting(nextSorting(sorting, "score"));
    if (row === HEAD && teams && column === 1) return setSorting(nextSorting(sorting, "team"));
    const question = questions[column - first];
    if (!question) return;
    const player = players.find(({ player_id }) => player_id === row);
    const answer = player?.answers[column - first];
    onOpen({ question, ...(player && answer && { by: { nickname: player.nickname, answer } }) });
  };
  const grid = useGrid({ rows: [HEAD, ...rows.map(({ player_id }) => player_id)], columns: scoreColumn + 1, enter });

  const given = new Set(players.flatMap(({ answers }) => answers.map((answer, i) => verdictOf(answer, questions[i]))));
  const signs = allSigns.filter((verdict) => usualSigns.includes(verdict) || given.has(verdict));
  const sortOf = (by: Sorting["by"]) =>
    sorting.by === by && !page ? (sorting.down ? ("descending" as const) : ("ascending" as const)) : ("none" as const);
  return (
    <Section
      title={one === "Takım" ? "Hangi takım, hangi soruda?" : "Kim, hangi soruda?"}
      className={styles.section}
      aside={
        <p className={`row wrap ${styles.key}`}>
          {signs.map((verdict) => (
            <span key={verdict}>
              <Mark of={verdict} /> {verdictWords[verdict]}
            </span>
          ))}
          {players.some(({ answers }) => answers.some(isChanged)) && (
            <span>
              <Mark of="yes" isChanged /> değiştirilmiş
            </span>
          )}
        </p>
      }
    >
      {page && !isNet && <WhichPlayers page={page} />}
      <div
        className={styles.scroll}
        {...(page && !isNet && { id: PANEL, role: "tabpanel", "aria-label": "Oyuncular" })}
      >
        <table
          className={styles.matrix}
          aria-label={one === "Öğrenci" ? "Öğrenciler ve sorular" : "Oyuncular ve sorular"}
          aria-rowcount={count + 1}
          {...grid.table}
        >
          <thead>
            <tr>
              <th scope="col" aria-sort={sortOf("name")} className={styles.name} {...grid.cell(HEAD, 0)}>
                <SortLabel text={one} sort={sortOf("name")} />
              </th>
              {teams && (
                <th scope="col" aria-sort={sortOf("team")} {...grid.cell(HEAD, 1)}>
                  <SortLabel text="Takım" sort={sortOf("team")} />
                </th>
              )}
              {questions.map((question, i) => (
                <th
                  key={question.question_id}
                  scope="col"
                  className={cx("num", question.hard && styles.hard)}
                  {...grid.cell(HEAD, i + first)}
                >
                  {question.question_number}
                  <span className="vh">
                    . soru: <Said>{question.question_text}</Said>
                    {question.hard && " (zor soru)"}
                  </span>
                </th>
              ))}
              <th
                scope="col"
                aria-sort={sortOf("correct")}
                className={styles.right}
                {...grid.cell(HEAD, correctColumn)}
              >
                <SortLabel text="Doğru" sort={sortOf("correct")} />
              </th>
              <th scope="col" aria-sort={sortOf("score")} className={styles.right} {...grid.cell(HEAD, scoreColumn)}>
                <SortLabel text={isNet ? "Net" : "Puan"} sort={sortOf("score")} />
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((player, i) => (
              <tr key={player.player_id} aria-rowindex={before + i + 2}>
                <th scope="row" className={styles.name} {...grid.cell(player.player_id, 0)}>
                  <span>
                    <PlayerMarble seed={player.marble} size={28} />
                    <span>
                      <Name of={player.nickname} />
                    </span>
                  </span>
                </th>
                {teams && (
                  <td {...grid.cell(player.player_id, 1)}>
                    <TeamOf team={teams.find(({ team }) => team === player.team)} />
                  </td>
                )}
                {player.answers.map((answer, q) => (
                  <td
                    key={answer.question_id}
                    aria-label={words(questions[q]!, answer)}
                    className={signClass({ of: verdictOf(answer, questions[q]), isChanged: isChanged(answer) })}
                    {...grid.cell(player.player_id, q + first)}
                  />
                ))}
                <td className={cx("num", styles.right, styles.correct)} {...grid.cell(player.player_id, correctColumn)}>
                  {correctOf(player)} / {player.asked}
                </td>
                <td className={cx("num", styles.right)} {...grid.cell(player.player_id, scoreColumn)}>
                  {scoreText(player)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {page && <OtherPages page={page} />}
      <AllRows shown={rows.length} all={all.length} onWhole={onWhole} />
    </Section>
  );
}

/** The team's emblem; its name on paper, where emblems are grey, and for screen readers. */
const TeamOf = ({ team }: { readonly team: Pick<TeamFigures, "team" | "name"> | undefined }) =>
  team && (
    <>
      <TeamMarble team={team.team} size={24} className={styles.emblem} />
      <span className={`vh ${styles.teamName}`}>{team.name}</span>
    </>
  );
type TeamFigures = NonNullable<Props["teams"]>[number];

const allSigns: readonly Verdict[] = ["yes", "part", "no", "free", "empty", "away", "skipped"];
/** Signs that the key explains even if no answer has them. */
const usualSigns: readonly Verdict[] = ["yes", "no", "empty"];

/** "yanlış, C" · "kısmen doğru, %67, A, C" · "doğru, B, önce C" */
function words(question: ReportQuestion, answer: Answer): string {
  const verdict = verdictOf(answer, question);
  const parts = [verdictWords[verdict]];
  if (verdict === "part") parts.push(percent(answer.share));
  if (answer.answer !== null) parts.push(saidOf(question).inShort(answer.answer));
  if (isChanged(answer)) parts.push(`önce ${saidOf(question).inShort(answer.first)}`);
  return parts.join(", ");
}

function SortLabel({ text, sort }: { readonly text: string; readonly sort: "ascending" | "descending" | "none" }) {
  return (
    <span className={styles.sort}>
      {text}
      {sort !== "none" && <Icon name={sort === "ascending" ? "up" : "down"} />}
    </span>
  );
}
