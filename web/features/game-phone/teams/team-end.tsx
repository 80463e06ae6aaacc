import type { ReactNode } from "react";
import type { TeamRow } from "#protocol/teams";
import { isPlaced } from "#game-client/is-placed";
import { TeamMarble } from "#ui/marble/team-marble.tsx";
import { cx } from "#ui/cx";
import { Fact } from "../result/fact";
import { finalStats } from "../result/final-stats";
import * as page from "../after/final.module.css";
import { number } from "#shared/numbers";
import { Mates } from "./mates";
import * as styles from "./team-end.module.css";
import { sumOf, unitOf } from "./team-sum";
import { useOwnTeam } from "./use-own-team";

/** The last screen: the team's place is the picture, your own figures stand below it. */
export function TeamEnd({ children }: { readonly children: ReactNode }) {
  const { game, own } = useOwnTeam();
  const stats = game.phase.name === "ended" ? finalStats(game.phase) : null;
  if (!own || !stats) return children;
  const asked = stats.correct + stats.wrong + stats.unanswered;
  return (
    <>
      <div className={page.middle}>
        <TeamMarble team={own.team} className={styles.emblem} />
        <p className={styles.place}>{placeWords(own)}</p>
        <p className={styles.sum}>
          {own.name}, <span className="num">{sumOf(own)}</span> {unitOf(own)}
        </p>
        <Mates of={own} className={styles.mates} />
      </div>
      <dl className={cx("on-paper", page.figures)}>
        <Fact name={stats.net === undefined ? "Senin puanın" : "Senin netin"}>{sumOf(stats)}</Fact>
        {stats.team_rank !== undefined && (
          <Fact name="Takımda sıran">
            {number(stats.team_rank)} / {number(stats.team_players ?? 0)}
          </Fact>
        )}
        <Fact name="Doğru cevap">
          {stats.correct} / {asked}
        </Fact>
      </dl>
    </>
  );
}

const places = ["birinci", "ikinci", "üçüncü"];

/** Names the team's place. No team wins if the class scored nothing. */
export function placeWords({ rank, score }: Pick<TeamRow, "rank" | "score">): string {
  const place = score > 0 && places[rank - 1];
  if (place) return `Takımın ${place}!`;
  return isPlaced({ rank, score }) ? `Takımın ${rank}. oldu` : "Takımın bugün ısındı";
}
