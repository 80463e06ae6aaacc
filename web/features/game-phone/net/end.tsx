import { use, type ReactNode } from "react";
import type { PlayerStats } from "#protocol/live/figures";
import { isPlaced } from "#game-client/is-placed";
import { number } from "#shared/numbers";
import { cx } from "#ui/cx";
import { Marble } from "#ui/marble/marble.tsx";
import { netText } from "#words/net";
import { finalWord } from "../after/final-word";
import * as page from "../after/final.module.css";
import { ExtrasContext } from "../extras-context";
import { Fact } from "../result/fact";
import { finalStats } from "../result/final-stats";
import * as styles from "./net.module.css";

/** The last screen: the net is the picture, and below it how it came about. */
export function NetEnd({ children }: { readonly children: ReactNode }): ReactNode {
  const { game, seat } = use(ExtrasContext);
  const stats = game.phase.name === "ended" ? finalStats(game.phase) : null;
  if (stats?.net === undefined) return children;
  const { rank, player_count: players } = stats;
  const place = `${players > 1 ? `${number(players)} oyuncu arasında ` : ""}${number(rank)}. oldun.`;
  return (
    <>
      <div className={page.middle}>
        <Marble seed={game.you?.marble ?? seat.marble} className={styles.marble} />
        <p className={cx(styles.net, "num")}>
          {netText(stats.net)}&nbsp;<small>net</small>
        </p>
        <p className={page.word}>
          {isPlaced(stats) && place} {finalWord(stats, game.you?.nickname ?? seat.nickname, game.leaderboard, number)}
        </p>
      </div>
      <div className={styles.figures}>
        <dl className={styles.tiles}>
          <Fact name="doğru">{stats.correct}</Fact>
          <Fact name="yanlış">{stats.wrong}</Fact>
          <Fact name="boş">{stats.unanswered}</Fact>
        </dl>
        <p className={cx(styles.sum, "num")}>{sumOf(stats)}</p>
      </div>
    </>
  );
}

/**
 * "3 yanlış 1 doğruyu götürdü: 9 − 0,33 = 8,67". The sum is left out where more than right and wrong choices went into it: double
 * points, or other kinds.
 */
export function sumOf({ net = 0, correct, wrong, wrong_costs: costs }: PlayerStats): string {
  if (!costs || wrong === 0) return "";
  const lost = wrong / costs;
  const isWhole = Math.abs(correct - lost - net) < 0.001;
  return `${costs} yanlış 1 doğruyu götürdü${isWhole ? `: ${correct} \u2212 ${netText(lost)} = ${netText(net)}` : "."}`;
}
