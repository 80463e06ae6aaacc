import { notOnBoard } from "#words/shared-sentences";
import { useRef, useState, type ReactNode } from "react";
import type { ListedPlayer } from "#protocol/live/listed-players";
import { useShortcut } from "#ui/use/use-shortcut";
import type { Scene } from "#hosting/scene";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx";
import { TeamBlock } from "./team-block";
import * as styles from "./team-panel.module.css";
import { tapsFor } from "../taps";
import { useTaps } from "../use-taps";
import { useTeamKeys } from "./use-team-keys";

type Props = {
  readonly scene: Extract<Scene, { name: "question" }>;
  /** The teams, in their order. */
  readonly players: readonly ListedPlayer[];
  readonly menu: ReactNode;
  readonly isWaiting: boolean;
  readonly onAnswer: (answers: readonly (readonly [string, string | null])[]) => void;
  readonly onEnd: () => void;
};

/** The teacher's part, the lower half of the board: one block a team, with nothing that a later team could copy. */
export function TeamPanel({ scene, players, menu, isWaiting, onAnswer, onEnd }: Props) {
  const { question, answered, expected, answeredIds, isClosed } = scene;
  const offered = tapsFor(question);
  const { taps, tap, note } = useTaps(question.question_id, onAnswer);
  const [isShown, setShown] = useState(false);
  useShortcut("t", () => setShown(!isShown));
  const panel = useRef<HTMLElement>(null);
  useTeamKeys(panel, offered);
  const missing = offered === null ? 0 : expected - answered;
  return (
    <footer className={cx(styles.panel, players.length > 4 && styles.many)} ref={panel}>
      {offered && (
        <div className={styles.teams}>
          {players.map((player, i) => (
            <TeamBlock
              key={`${question.question_id} ${player.player_id}`}
              team={i}
              name={player.nickname}
              offered={offered}
              value={taps[player.player_id] ?? ""}
              isIn={answeredIds.includes(player.player_id)}
              staysOpen={isShown}
              isOff={isClosed}
              onTap={(value) => tap(player.player_id, value)}
              onNote={(value) => note(player.player_id, value)}
            />
          ))}
        </div>
      )}
      <div className={`row ${styles.foot}`}>
        <p className={styles.count}>
          {offered === null ? (
            notOnBoard
          ) : (
            <>
              <b className="num">{answered}</b> / <span className="num">{expected}</span> takım
            </>
          )}
        </p>
        {offered && (
          <Button variant="quiet" size="board" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? "Cevapları gizle" : "Takım cevapları görünsün"}
          </Button>
        )}
        <Button
          variant={missing > 0 ? "alt" : "primary"}
          size="board"
          disabled={isClosed}
          busy={isWaiting}
          onClick={onEnd}
        >
          {endLabel(offered === null, missing)}
        </Button>
        {menu}
      </div>
    </footer>
  );
}

function endLabel(isSkipped: boolean, missing: number): string {
  if (isSkipped) return "Atla";
  return missing > 0 ? "Boş bırakanlarla geç" : "Cevabı göster";
}
