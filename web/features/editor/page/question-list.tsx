import { memo, useEffect, useRef, type ReactNode } from "react";
import { faultsOf, isOfNewer, isUntouched } from "../drafts/draft";
import type { EditedQuestion } from "../drafts/edited-set";
import { KindDrawing } from "../kind-list/kind-drawing";
import { listedAs } from "#kinds/kinds-listed";
import { cx } from "#ui/cx";
import { Icon } from "#ui/drawn/icon.tsx";
import * as styles from "./question-list.module.css";
import { useDragOrder, type Drag } from "./use-drag-order";
import { ListedText } from "#question-text/listed-text.tsx";

type Props = {
  readonly questions: readonly EditedQuestion[];
  readonly active: string | null;
  readonly onOpen: (key: string) => void;
  readonly onMove: (key: string, to: number) => void;
  /** The ways to add a question, under the list. */
  readonly children?: ReactNode;
};

/** All questions of the set with their numbers, and what is missing in the incomplete ones. */
export function QuestionList({ questions, active, onOpen, onMove, children }: Props) {
  const { drag, listeners } = useDragOrder(onMove);
  return (
    <nav className={`column ${styles.list}`} aria-label="Sorular">
      <ol data-many {...listeners}>
        {questions.map((question, i) => (
          <Row
            key={question.key}
            question={question}
            index={i}
            isActive={question.key === active}
            look={look(drag, question.key, i)}
            onOpen={onOpen}
          />
        ))}
      </ol>
      {children && <div className={styles.below}>{children}</div>}
    </nav>
  );
}

function look(drag: Drag | null, key: string, i: number): string | undefined {
  if (drag?.key === key) return styles.dragged;
  if (drag?.to !== i || drag.from === i) return undefined;
  return drag.to > drag.from ? styles.dropBelow : styles.dropAbove;
}

type RowProps = {
  readonly question: EditedQuestion;
  readonly index: number;
  readonly isActive: boolean;
  /** Set while a row is being dragged. */
  readonly look: string | undefined;
  readonly onOpen: (key: string) => void;
};

/** Ignores the handler, which is a new function in every render but always does the same. */
const isSameRow = (a: RowProps, b: RowProps): boolean =>
  a.question.draft === b.question.draft &&
  a.question.key === b.question.key &&
  a.index === b.index &&
  a.isActive === b.isActive &&
  a.look === b.look;

/** Redrawn only when its own question changes: a set may have two hundred, and every keystroke redraws the list. */
const Row = memo(function Row({ question, index, isActive, look, onOpen }: RowProps) {
  const { key, draft } = question;
  const isOwn = !isUntouched(draft) && !isOfNewer(question);
  const missing = isOwn ? faultsOf(draft)[0]?.message : undefined;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isActive) return undefined;
    // Also when the text or what is missing makes the row longer: the end of the list would hide it.
    const observer = new ResizeObserver(() => row.current?.scrollIntoView({ block: "nearest" }));
    observer.observe(row.current!);
    return () => observer.disconnect();
  }, [isActive]);
  return (
    <li ref={row} data-index={index} data-key={key} className={cx(styles.row, isActive && styles.active, look)}>
      <button type="button" aria-current={isActive || undefined} onClick={() => onOpen(key)}>
        <b className="num">{index + 1}</b>
        <span className={`lines ${styles.text}`}>
          {draft.question_text.trim() ? <ListedText>{draft.question_text.trim()}</ListedText> : "Yeni soru"}
        </span>
        {isOwn && <KindDrawing kind={listedAs(draft).drawing} className={styles.kind} />}
        {missing !== undefined && (
          <span className={styles.missing}>
            <Icon name="warning" />
            <span>
              <span className="vh">Eksik, taslak: </span>
              {missing}
            </span>
          </span>
        )}
      </button>
      <span className={`center ${styles.handle}`} data-handle aria-hidden="true" title="Sürükleyip taşıyın">
        <Icon name="drag" />
      </span>
    </li>
  );
}, isSameRow);
