import { useState, type CSSProperties, type ReactNode } from "react";
import type { ListedPlayer } from "#protocol/messages";
import type { LiveQuestion } from "../../../live/game";
import { BrandMarble } from "../../../marble/marble";
import { Button } from "../../../ui/button";
import { Ring } from "../../../ui/countdown";
import { cx } from "../../../ui/cx";
import { OptionTiles } from "./option-tiles";
import styles from "./question.module.css";
import type { Scene } from "./scene";
import { Tray } from "./tray";
import { isParagraph, questionSize } from "./type-size";
import { useFit } from "./use-fit";

type Props = {
  readonly scene: Extract<Scene, { name: "question" }>;
  readonly players: readonly ListedPlayer[];
  readonly seconds: number;
  readonly serverNow: () => number;
  readonly isIdle: boolean;
  readonly menu: ReactNode;
  readonly onExtend: () => void;
  readonly onEnd: () => void;
};

/** The clock runs: text and ring, the options, and the marbles of those who have answered. */
export function Question({ scene, players, seconds, serverNow, isIdle, menu, onExtend, onEnd }: Props) {
  const { question, answered, expected, answeredIds, isClosed } = scene;
  const fitted = useFit<HTMLDivElement>(question.question_id);
  return (
    <div className={styles.scene} ref={fitted}>
      <div className={styles.main}>
        <QuestionText question={question} />
        <QuestionRing
          key={`${question.ends_at} ${isClosed}`}
          question={question}
          seconds={seconds}
          serverNow={serverNow}
          isClosed={isClosed}
        />
      </div>
      <OptionTiles options={question.options} appears />
      <footer className={styles.foot}>
        <div className={styles.tray}>
          <Tray answeredIds={answeredIds} expected={expected} players={players} />
          <span className={cx(styles.extra, isIdle && styles.hidden)}>
            <Button variant="alt" size="board" onClick={onExtend}>
              +10 sn
            </Button>
          </span>
        </div>
        <p className={styles.count}>
          <b className="num">{answered}</b> / <span className="num">{expected}</span> cevap
        </p>
        <Button variant="alt" size="board" icon="skip" disabled={isClosed} onClick={onEnd}>
          Süreyi bitir
        </Button>
        {menu}
      </footer>
    </div>
  );
}

export function QuestionText({ question }: { readonly question: LiveQuestion }) {
  const { question_text: text } = question;
  return (
    <h1
      className={cx(styles.text, isParagraph(text) && styles.paragraph)}
      style={{ "--question-size": `${questionSize(text)}rem` } as CSSProperties}
      tabIndex={-1}
    >
      {text}
    </h1>
  );
}

type RingProps = Pick<Props, "seconds" | "serverNow"> & { readonly question: LiveQuestion; readonly isClosed: boolean };

/** Keyed by its deadline: between two deadlines one animation runs on its own, from what was left when it was drawn. */
function QuestionRing({ question, seconds, serverNow, isClosed }: RingProps) {
  const [leftMs] = useState(() => (isClosed ? 0 : Math.max(0, question.ends_at - serverNow())));
  return (
    <Ring
      className={styles.ring}
      seconds={seconds}
      totalMs={question.time_limit * 1000}
      leftMs={leftMs}
      isRunning={!isClosed}
      head={<BrandMarble />}
    />
  );
}
