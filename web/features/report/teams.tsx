import { teamMean } from "#words/shared-sentences";
import { useState } from "react";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import { number } from "#shared/numbers";
import { percent } from "#words/format";
import { MarbleRow } from "#ui/marble/marble-row.tsx";
import { TeamMarble } from "#ui/marble/team-marble.tsx";
import { Section } from "#screens/page/section.tsx";
import { cx } from "#ui/cx";
import { Beads } from "#ui/drawn/beads.tsx";
import { Name } from "./net/names";
import { scoreText, scoreWithUnit, scoreWord, type Player } from "./report";
import { teamNet } from "./net/words";
import * as plain from "./plain-table.module.css";
import * as styles from "./teams.module.css";

type Team = NonNullable<GameStatistics["teams"]>[number];
type Props = { readonly report: GameStatistics };

/** Teams, best first, with each team's players and scores. */
export function Teams({ report: { teams = [], players, paged } }: Props) {
  if (teams.length === 0) return null;
  return (
    <Section
      title="Takımlar"
      className={styles.section}
      aside={<p className={styles.note}>{teams[0]!.net === undefined ? teamMean : teamNet}</p>}
    >
      <table className={cx(plain.table, styles.table)}>
        <thead className="vh-narrow">
          <tr>
            <th scope="col">Sıra</th>
            <th scope="col">Takım</th>
            <th scope="col">Üyeler</th>
            <th scope="col">Doğru oranı</th>
            <th scope="col" className={styles.score}>
              {scoreWord(teams)}
            </th>
          </tr>
        </thead>
        <tbody>
          {teams.map((team) => (
            <TeamRow
              key={team.team}
              team={team}
              members={paged ? null : players.filter((player) => player.team === team.team)}
            />
          ))}
        </tbody>
      </table>
    </Section>
  );
}

const MARBLES = 6;

/** `members`: null in a report by page, which only gives their number. */
function TeamRow({ team, members }: { readonly team: Team; readonly members: readonly Player[] | null }) {
  return (
    <tr>
      <td className={`num ${styles.rank}`}>{team.rank}</td>
      <th scope="row">
        <span className={`row ${styles.name}`}>
          <TeamMarble team={team.team} size={44} />
          <span>{team.name}</span>
        </span>
      </th>
      <td>{members === null ? `${number(team.players)} kişi` : <Members members={members} />}</td>
      <td className={cx(plain.rate, styles.rate)}>
        {team.accuracy !== null && <Beads rate={team.accuracy} />} <b className="num">{percent(team.accuracy)}</b>
      </td>
      <td className={`num ${styles.score}`}>
        <b>{scoreText(team)}</b>
      </td>
    </tr>
  );
}

function Members({ members }: { readonly members: readonly Player[] }) {
  const [isOpen, setOpen] = useState(false);
  if (members.length === 0) return "kimse kalmadı";
  return (
    <>
      <button
        type="button"
        className={cx(plain.open, styles.who)}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <MarbleRow seeds={members.map(({ marble }) => marble)} most={MARBLES} className={styles.marbles} />
        {members.length} kişi
      </button>
      <ol className={styles.members} hidden={!isOpen}>
        {members.map((member) => (
          <li key={member.player_id}>
            <Name of={member.nickname} />, <span className="num">{scoreWithUnit(member)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
