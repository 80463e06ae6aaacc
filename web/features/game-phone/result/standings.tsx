import type { ReactNode } from "react";
import { isPlaced } from "#game-client/is-placed";
import { number } from "#shared/numbers";
import { netText } from "#words/net";
import type { LiveGame, RevealPhase, You } from "#game-client/game";
import { Marble } from "#ui/marble/marble.tsx";
import { PlainButton } from "#ui/plain-button.tsx";
import { cx } from "#ui/cx";
import { Icon } from "#ui/drawn/icon.tsx";
import { PhaseHeading } from "#ui/phase-heading.tsx";
import { Frame } from "#answering/frame.tsx";
import { Slot } from "../slot";
import { aheadOf, climb, standings, type Standing } from "./standing";
import * as styles from "./standings.module.css";

type Props = {
  readonly game: LiveGame;
  readonly phase: RevealPhase;
  readonly you: You;
  readonly onBack: () => void;
  /** Stands above. */
  readonly head: ReactNode;
};

/** The top five and yourself. */
export function Standings({ game, phase, you, onBack, head }: Props) {
  const rows = standings(game.leaderboard, you);
  const own = phase.result.you;
  const climbed = own ? climb(own.rank, own.previous_rank, number) : "";
  return (
    <Frame tone="paper" className={styles.page}>
      {head}
      <PhaseHeading className={styles.title}>{you.net === undefined ? "Puan" : "Net"} durumu</PhaseHeading>
      <Slot at="Rows">
        <ol className={cx(styles.rows, rows.length > 5 && styles.many)}>{rows.map(row)}</ol>
        {climbed && (
          <p className={styles.climbed}>
            {own && own.previous_rank !== null && own.rank < own.previous_rank && <Icon name="up" />} {climbed}
          </p>
        )}
        <p className={styles.ahead}>{aheadOf(game.leaderboard, you, number)}</p>
      </Slot>
      <PlainButton variant="quiet" onClick={onBack}>
        Sonucum
      </PlainButton>
    </Frame>
  );
}

const row = ({ id, rank, nickname, marble, score, net, isYou, gap }: Standing) => (
  <li key={id} className={cx(isYou && styles.you, gap && styles.gap)}>
    <b className="num">{isPlaced({ rank, score }) && number(rank)}</b>
    <Marble seed={marble} className={styles.marble} />
    <span className={styles.name}>{isYou ? "Sen" : nickname}</span>
    <span className={cx(styles.score, "num")}>{net === undefined ? number(score) : netText(net)}</span>
  </li>
);
