import { noAlt } from "#question/picture/picture";
import { Suspense, useEffect, useRef, useState, type ReactNode } from "react";
import { limits } from "#shared/limits";
import { characters } from "#question/text";
import type { QuestionDraft } from "#question/kinds";
import { changedDraft } from "#kinds/drafts";
import { faultsOf } from "../drafts/draft";
import { FormulaPreview } from "#question-text/editing/formula-preview.tsx";
import { useFormulaDialog } from "#question-text/editing/use-formula-dialog.tsx";
import { useWrittenField } from "#question-text/editing/written-field";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx";
import { TextAreaField } from "#ui/fields/field.tsx";
import { fitToText } from "#ui/use/fit-to-text";
import { listedAs } from "#kinds/kinds-listed";
import { AnswerFields } from "./answers";
import { FieldChoices } from "./field-choices";
import { OutcomeField } from "./outcome-field";
import { PictureButton } from "./picture-button";
import { PictureSlot } from "./picture-slot";
import { DropNote } from "./drop-note";
import { optionPictures } from "./option-pictures";
import * as styles from "./question-card.module.css";
import { TimeChoice } from "./time-choice";
import { useIncomingPictures } from "./use-incoming-pictures";
import { useTabOrder } from "./use-tab-order";
import type { CardUploads } from "./card-uploads";

/** The length from which on a text takes a fifth line on the board. */
const LONG = 240;
/** The length from which on a text is written in small letters, here and on the board. */
const VERY_LONG = 500;

type Props = {
  readonly draft: QuestionDraft;
  readonly onChange: (draft: QuestionDraft) => void;
  /** Shows everything that is missing, not only in fields the teacher has visited. */
  readonly saysAll: boolean;
  readonly takesFocus?: TakesFocus;
  /** Replaces the answers and everything after them until the kind is chosen. */
  readonly kindChoice?: ReactNode;
  /** Outcomes that the other questions of the set name, newest first. */
  readonly outcomes?: readonly string[];
  /** Missing if no picture can be added. */
  readonly uploads?: CardUploads;
};

/** Moves the focus to one of the card's places whenever `times` grows; 0 leaves it where it is. */
export type TakesFocus = { readonly on: "text" | "kinds" | "answers"; readonly times: number };

/** One question, open for writing. */
export function QuestionCard(props: Props) {
  const { draft, onChange, saysAll, takesFocus = { on: "text", times: 0 }, kindChoice, outcomes = [], uploads } = props;
  const card = useRef<HTMLDivElement>(null);
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const visit = (name: string) => setVisited((old) => (old.has(name) ? old : new Set(old).add(name)));
  const faults = faultsOf(draft).filter(({ field, key }) => saysAll || visited.has(key ?? field));
  const error = (field: string, key?: string) =>
    faults.find((fault) => fault.field === field && fault.key === key)?.message;
  const set = (change: Partial<QuestionDraft>) => onChange(changedDraft(draft, change));

  const { on, times } = takesFocus;
  useEffect(() => {
    // Answers take the focus themselves, as soon as they have loaded.
    if (times === 0 || on === "answers") return;
    card.current?.querySelector<HTMLElement>(on === "kinds" ? "[data-first]" : "textarea")?.focus();
  }, [on, times]);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => fitToText(text.current?.querySelector("textarea") ?? null));

  const isOver = useIncomingPictures(card, uploads);
  const formulas = useFormulaDialog(card);
  useTabOrder(card);
  const written = useWrittenField();
  const length = characters(draft.question_text);
  return (
    <>
      <div ref={card}>
        <div ref={text} className={styles.question} data-asked>
          <TextAreaField
            className={cx(styles.text, length > VERY_LONG && styles.small)}
            label="Soru metni"
            aside={`${length} / ${limits.questionText}`}
            rows={2}
            {...written}
            value={draft.question_text}
            error={error("question_text")}
            hint={hintAbout(length)}
            onChange={(event) => set({ question_text: event.target.value })}
            // A question without a kind has only just been begun: its text counts as unvisited.
            onBlur={() => {
              if (!kindChoice) visit("question_text");
            }}
          />
          <FormulaPreview text={draft.question_text} />
          {uploads && (
            <PictureSlot
              option={null}
              uploads={uploads}
              picture={draft.image}
              error={error("image")}
              note={noAlt}
              onChange={(image) => set({ image })}
              onBlur={() => visit("image")}
            />
          )}
          <div className={`row wrap ${styles.tools}`}>
            {uploads && <PictureButton option={null} uploads={uploads} />}
            <Button variant="quiet" size="sm" icon="formula" onClick={formulas.open}>
              Formül
            </Button>
            {uploads && <small>Resmi buraya da bırakabilirsiniz</small>}
          </div>
          {isOver && <DropNote />}
        </div>
        {kindChoice ? (
          <div data-answers>{kindChoice}</div>
        ) : (
          <>
            <Suspense>
              <AnswerFields
                key={listedAs(draft).drawing}
                draft={draft}
                error={error}
                onChange={onChange}
                onVisit={visit}
                pictures={uploads && optionPictures(uploads)}
                takesFocus={on === "answers" ? times : 0}
              />
            </Suspense>
            <TimeChoice
              seconds={draft.time_limit}
              error={faultsOf(draft).find(({ field }) => field === "time_limit")?.message}
              onChange={(time_limit) => set({ time_limit })}
            />
            <FieldChoices draft={draft} onChange={set} />
            <OutcomeField
              value={draft.outcome ?? ""}
              error={error("outcome")}
              suggested={outcomes}
              onChange={(outcome) => set({ outcome })}
              onBlur={() => visit("outcome")}
            />
            <TextAreaField
              className={styles.explanation}
              label="Açıklama"
              aside="isteğe bağlı"
              hint="Cevap açıklandıktan sonra tahtada görünür."
              rows={2}
              {...written}
              value={draft.explanation}
              error={error("explanation")}
              onChange={(event) => set({ explanation: event.target.value })}
              onBlur={() => visit("explanation")}
            />
            <FormulaPreview text={draft.explanation} />
          </>
        )}
      </div>
      {formulas.dialog}
    </>
  );
}

function hintAbout(length: number): string | undefined {
  if (length > VERY_LONG) return "Tahtada harfleri küçülür, sığmayan yeri “Devamı” açar.";
  return length > LONG ? "Tahtada 5 satır tutar, kısaltırsanız daha iyi okunur." : undefined;
}
