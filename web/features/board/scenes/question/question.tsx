import { useState, type CSSProperties, type ReactNode } from "react";
import type { ListedPlayer } from "#protocol/live/listed-players";
import type { LiveQuestion } from "#game-client/game";
import { boardKinds } from "#kinds/board";
import type { BoardHost } from "#hosting/board-host";
import type { CameraOfGame } from "#features/board/without-phones/cards/board-camera";
import { BeadRing } from "#features/board/without-phones/bead-ring.tsx";
import { number } from "#shared/numbers";
import { BrandMarble } from "#ui/marble/brand-marble.tsx";
import { Button } from "#ui/button.tsx";
import { Ring } from "#ui/drawn/ring.tsx";
import { cx } from "#ui/cx";
import { QuestionPicture } from "./question-picture";
import * as styles from "./question.module.css";
import { allIn, endWords, type Primary, type Scene } from "#hosting/scene";
import { AnsweredMarbles } from "./answered-marbles";
import { isParagraph, questionSize } from "../fit/type-size";
import { Pages } from "../fit/pages";
import { SetText } from "#question-text/set-text.tsx";

type Props = {
  readonly scene: Extract<Scene, { name: "ready" | "question" }>;
  readonly players: readonly ListedPlayer[];
  readonly seconds: number;
  readonly isCollecting: boolean;
  readonly readingSeconds: number;
  readonly serverNow: () => number;
  readonly turns: BoardHost["pageTurns"];
  readonly menu: ReactNode;
  readonly primary: Primary | null;
  readonly isExtending: boolean;
  /** The footer of a game without phones, in place of the list of players who have answered. */
  readonly foot?: ReactNode;
  /** The board's own camera, if it reads this game. */
  readonly camera?: CameraOfGame | undefined;
  /** Word for an answered bead if beads may count the answers; null if they may not. */
  readonly counted: string | null;
  readonly onExtend: () => void;
  readonly onEnd: () => void;
};

/** Room that a picture takes from the text, in rem. */
const BESIDE_PICTURE = 66 / 16;
const BESIDE_LARGE_PICTURE = 88 / 16;

/**
 * A question, from its first second to its last. While it is being read, the text is already in its final place; the number
 * takes the ring's place, and one bead per second takes the answers'.
 */
export function QuestionScene(props: Props) {
  const { scene, seconds, camera } = props;
  const { question } = scene;
  const { Answering, opens, hasPicture } = boardKinds.usePart(question);
  const picture = hasPicture ? undefined : question.image;
  const isReading = scene.name === "ready";
  // True for a question that is only read aloud, because without phones a field to write into makes no sense.
  const isAloud = question.by_host !== undefined && !question.options && !hasPicture;
  const clock = <RingOrBeads {...props} />;
  const isBesideText = camera?.picture && !picture && !hasPicture;
  return (
    <div className={`column ${styles.scene}`}>
      {camera?.large?.(question) ?? (
        <Pages
          className={hasPicture ? styles.beside : styles.stacked}
          key={question.question_id}
          seconds={question.ends_at === null ? null : seconds}
          turns={props.turns}
          questionId={question.question_id}
        >
          <div
            className={cx(
              styles.main,
              picture && styles.pictured,
              props.counted === null && !isReading && styles.wide,
              isBesideText && styles.withCamera,
            )}
          >
            <QuestionText
              text={question.question_text}
              largest={picture ? BESIDE_PICTURE : hasPicture ? BESIDE_LARGE_PICTURE : undefined}
            />
            {picture && <QuestionPicture key={picture.id} picture={picture} />}
            {isBesideText ? (
              camera.picture(question, question.ends_at === null ? null : clock)
            ) : isReading ? (
              <p className={styles.number} aria-hidden="true">
                Soru <b className="num">{question.question_number}</b>
              </p>
            ) : (
              clock
            )}
          </div>
          <div className={styles.answers}>
            {!isAloud && <Answering asked={question} isHidden={isReading} />}
            {isReading && (
              <ReadingBeads
                seconds={seconds}
                of={props.readingSeconds}
                label={`${opens} ${seconds} saniye sonra açılacak`}
              />
            )}
          </div>
        </Pages>
      )}
      {scene.name === "question" ? (
        (props.foot ?? <Answers {...props} scene={scene} />)
      ) : (
        <div className={`row ${styles.foot}`} />
      )}
    </div>
  );
}

type TextProps = { readonly text: string; readonly largest: number | undefined };

function QuestionText({ text, largest = Number.POSITIVE_INFINITY }: TextProps) {
  return (
    <h1
      className={cx(styles.text, isParagraph(text) && styles.paragraph)}
      style={{ "--question-size": `${Math.min(largest, questionSize(text))}rem` } as CSSProperties}
      tabIndex={-1}
    >
      <SetText>{text}</SetText>
    </h1>
  );
}

/** The most beads. Those of a larger crowd cannot be told apart, and the count in the lowest band is enough. */
const BEADS_UP_TO = 60;

/** The clock, or, in a question without one, a bead for each awaited answer. */
function RingOrBeads({ scene, seconds, serverNow, counted }: Props) {
  const { question } = scene;
  if (question.ends_at !== null) {
    const isClosed = scene.name === "question" && scene.isClosed;
    return <QuestionRing key={`${question.ends_at} ${isClosed}`} {...{ question, seconds, serverNow, isClosed }} />;
  }
  if (scene.name === "ready" || question.by_host === "skips" || scene.expected > BEADS_UP_TO || counted === null)
    return null;
  return <BeadRing done={scene.answered} of={scene.expected} word={counted} />;
}

type RingProps = Pick<Props, "seconds" | "serverNow"> & { readonly question: LiveQuestion; readonly isClosed: boolean };

/** Runs one animation from the time that is left when it is rendered. The caller's key changes with the deadline. */
function QuestionRing({ question, seconds, serverNow, isClosed }: RingProps) {
  const [leftMs] = useState(() => (isClosed ? 0 : Math.max(0, (question.ends_at ?? 0) - serverNow())));
  return (
    <Ring
      className={styles.ring}
      seconds={seconds}
      totalMs={(question.time_limit ?? 0) * 1000}
      leftMs={leftMs}
      isRunning={!isClosed}
      head={<BrandMarble />}
    />
  );
}

type BeadsProps = { readonly seconds: number; readonly of: number; readonly label: string };

function ReadingBeads({ seconds, of, label }: BeadsProps) {
  const beads = Math.max(1, of, seconds);
  return (
    <div className={`row ${styles.beads}`} role="timer" aria-label={label}>
      {Array.from({ length: beads }, (_, i) => (
        <i key={i} className={cx(i <= beads - seconds && styles.full)} />
      ))}
    </div>
  );
}

type AnswersProps = Omit<Props, "scene"> & { readonly scene: Extract<Scene, { name: "question" }> };

/** The lowest band: who has answered, how many, and the teacher's actions on the clock. */
function Answers({ scene, players, menu, primary, isExtending, isCollecting, onExtend, onEnd }: AnswersProps) {
  const { question, answered, expected, answeredIds, isClosed } = scene;
  const all = isCollecting ? null : allIn(scene);
  return (
    <footer className={`row ${styles.foot}`}>
      <div className={styles.whoAnswered}>
        <AnsweredMarbles {...{ answered, answeredIds, expected, players }} />
        {question.ends_at !== null && (
          <Button
            variant="quiet"
            size="board"
            className={styles.extra}
            disabled={isClosed || isCollecting}
            busy={isExtending}
            onClick={onExtend}
          >
            +10 sn
          </Button>
        )}
      </div>
      <p className={cx(styles.count, all && styles.allIn)}>
        {isCollecting ? (
          "Cevaplar toplanıyor"
        ) : all ? (
          <>
            <b>{all.head}</b>
            <small>{all.line}</small>
          </>
        ) : (
          <>
            <b className="num">{number(answered)}</b> / <span className="num">{number(expected)}</span> cevap
          </>
        )}
      </p>
      <Button
        variant={all ? "primary" : "alt"}
        size="board"
        icon="skip"
        disabled={isClosed}
        busy={primary?.isWaiting === true}
        onClick={onEnd}
      >
        {endWords(question)}
      </Button>
      {menu}
    </footer>
  );
}
