import { memo, type ReactNode } from "react";
import { isComplete, isUntouched } from "../../../lib/editor/draft";
import type { EditedQuestion } from "../../../lib/editor/edited-set";
import { cx } from "../../../ui/cx";
import { Icon } from "../../../ui/icon";
import styles from "./question-list.module.css";
import { useDragOrder } from "./use-drag-order";

type Props = {
  readonly questions: readonly EditedQuestion[];
  readonly active: string | null;
  readonly onOpen: (key: string) => void;
  readonly onMove: (key: string, to: number) => void;
  /** Under the list: the ways to add. */
  readonly children?: ReactNode;
};

/** All questions of the set with their numbers; those that lack something carry a sign. */
export function QuestionList({ questions, active, onOpen, onMove, children }: Props) {
  const { list, drag, handle } = useDragOrder(onMove);
  return (
    <nav className={styles.list} aria-label="Sorular">
      <ol ref={list}>
        {questions.map((question, i) => (
          <li
            key={question.key}
            data-index={i}
            className={cx(
              styles.row,
              question.key === active && styles.active,
              drag?.key === question.key && styles.dragged,
              drag?.to === i && drag.from !== i && (drag.to > drag.from ? styles.dropBelow : styles.dropAbove),
            )}
          >
            <Row question={question} number={i + 1} isActive={question.key === active} onOpen={onOpen} />
            <span className={styles.handle} aria-hidden="true" title="Sürükleyip taşıyın" {...handle(question.key, i)}>
              <Icon name="drag" />
            </span>
          </li>
        ))}
      </ol>
      {children && <div className={styles.below}>{children}</div>}
    </nav>
  );
}

type RowProps = {
  readonly question: EditedQuestion;
  readonly number: number;
  readonly isActive: boolean;
  readonly onOpen: (key: string) => void;
};

/** The handler changes with every drawing, but always does the same. */
const isSameRow = (a: RowProps, b: RowProps): boolean =>
  a.question.draft === b.question.draft &&
  a.question.key === b.question.key &&
  a.number === b.number &&
  a.isActive === b.isActive;

/** Drawn again only when its own question changes: a set may have two hundred, and every letter typed draws the list. */
const Row = memo(function Row({ question: { key, draft }, number, isActive, onOpen }: RowProps) {
  const isMissing = !isComplete(draft);
  return (
    <button type="button" aria-current={isActive || undefined} onClick={() => onOpen(key)}>
      <b className="num">{number}</b>
      <span className={styles.text}>{draft.question_text.trim() || "Yeni soru"}</span>
      {isMissing && !isUntouched(draft) && (
        <span className={styles.warning}>
          <Icon name="warning" />
          <span className="vh">eksik</span>
        </span>
      )}
    </button>
  );
}, isSameRow);
