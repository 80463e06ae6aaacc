import { useRef, type CSSProperties } from "react";
import type { ClosedText } from "#protocol/live/played-question";
import type { HostWord } from "#kinds/board";
import { SetText } from "#question-text/set-text.tsx";
import { cx } from "#ui/cx";
import { Icon } from "#ui/drawn/icon.tsx";
import { whyRight } from "../why-right";
import * as styles from "./answer-rows.module.css";
import { Discs } from "./discs";
import { HiddenAnswers } from "./hidden-answers";
import { placedAnswers } from "./placed-answers";
import { answerSize } from "./type-size";
import { useAnswerKeys } from "./use-answer-keys";
import { useCountUp } from "./use-count-up";
import { useGlide } from "./use-glide";
import { number } from "#shared/numbers";

const PLACES = 8;

type Props = {
  readonly texts: readonly ClosedText[];
  /** The number of answers given: the host gets only the most frequent ones. */
  readonly answered: number;
  readonly word: HostWord;
  /** A right answer that nobody wrote. */
  readonly unknown?: string | null;
};

/** The class's answers with their counts, in two columns that are read downwards. No names. */
export function AnswerRows({ texts, answered, word, unknown = null }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const { shown, more, hidden } = placedAnswers(texts, PLACES - (unknown === null ? 0 : 1));
  const isTold = texts.reduce((sum, { count }) => sum + count, 0) === answered;
  const isFull = more === 0 && hidden.length === 0;
  const cells = shown.length + (unknown === null ? 0 : 1) + (isFull ? 0 : 1);
  useAnswerKeys(list);
  useGlide(list, shown.map(({ text }) => text).join("\n"));
  return (
    <ol ref={list} className={styles.rows} style={{ "--rows": Math.max(2, Math.ceil(cells / 2)) } as CSSProperties}>
      {unknown !== null && (
        <li className={cx(styles.row, styles.right)}>
          <Words text={unknown} why="Doğru cevap" />
          <b className="num">0</b>
        </li>
      )}
      {shown.map((answer) => (
        <li key={answer.text} data-answer={answer.text} className={cx(styles.row, answer.is_correct && styles.right)}>
          <Words text={answer.text} why={answer.is_correct ? whyRight(answer) : null} />
          <Count of={answer.count} />
          <Discs answer={answer} word={word} sayable={["accept", "hide"]} className={styles.discs} />
        </li>
      ))}
      {!isFull && (
        <li className={cx(styles.row, styles.others)}>
          <span>
            {hidden.length > 0 && <Icon name="eye-off" />}
            {[
              more > 0 && (isTold ? `ve ${more} farklı cevap daha` : "ve başka cevaplar"),
              hidden.length > 0 && `${hidden.length} cevap gizli`,
            ]
              .filter(Boolean)
              .join(", ")}
          </span>
          {hidden.length > 0 && (
            <HiddenAnswers
              hidden={hidden}
              className={styles.show}
              title="Gizli cevaplar"
              onShow={(text) => word.hide(text, false)}
            />
          )}
        </li>
      )}
    </ol>
  );
}

function Words({ text, why }: { readonly text: string; readonly why: string | null }) {
  return (
    <span className={styles.text} style={{ "--answer-size": `${answerSize(text)}rem` } as CSSProperties}>
      <SetText isAnswer>{text}</SetText>
      {why && (
        <small>
          <Icon name="check" /> {why}
        </small>
      )}
    </span>
  );
}

function Count({ of }: { readonly of: number }) {
  return (
    <b className="num">
      <span aria-hidden="true">{number(useCountUp(of))}</span>
      <span className="vh">{number(of)} kişi</span>
    </b>
  );
}
