import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from "react";
import type { OptionKey } from "#question/question";
import { FormulaNotes } from "#question-text/editing/formula-preview.tsx";
import { useFormulaNotes } from "#question-text/editing/use-formula-notes";
import { useWrittenField } from "#question-text/editing/written-field";
import { SetText } from "#question-text/set-text.tsx";
import { shownLength } from "#question-text/shown-length";
import { OptionBadge, optionColour } from "../option-badge";
import { cx } from "#ui/cx";
import { FieldFault, FieldNote } from "#ui/fields/field-group.tsx";
import { fitToText } from "#ui/use/fit-to-text";
import { Icon } from "#ui/drawn/icon.tsx";
import * as styles from "./option-row.module.css";

/** The length from which on a text needs the board's smallest type. */
const LONG = 80;

type Props = {
  readonly letter: OptionKey;
  readonly group: string;
  readonly text: string;
  /** The button that adds a picture, and the picture itself. */
  readonly addPicture: ReactNode;
  readonly picture: ReactNode;
  readonly marks: "one" | "several" | "none";
  readonly isCorrect: boolean;
  readonly error: string | undefined;
  /** Missing while the question has only two. */
  readonly onRemove: (() => void) | undefined;
  readonly onChange: (text: string) => void;
  readonly onMark: () => void;
  readonly onBlur: () => void;
  readonly onEnter: () => void;
};

/** An option: its colour, its text, and the mark for right ones: round if only one can be right, square for several. */
export function OptionRow(props: Props) {
  const {
    letter,
    group,
    text,
    addPicture,
    picture,
    marks,
    isCorrect,
    error,
    onRemove,
    onChange,
    onMark,
    onBlur,
    onEnter,
  } = props;
  const noteId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => fitToText(field.current));
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  const written = useWrittenField();
  const seen = useFormulaNotes(text);
  const isLong = shownLength(text) > LONG;
  return (
    <div data-picture={letter}>
      <div className={cx(styles.option, optionColour(letter), isCorrect && styles.correct, error && styles.bad)}>
        <span className={`center ${styles.badge}`}>
          <OptionBadge letter={letter} size={44} />
        </span>
        <span className={`row wrap ${styles.text}`}>
          <textarea
            ref={field}
            rows={1}
            {...written}
            value={text}
            data-option={letter}
            placeholder={`${letter} şıkkını yazın${addPicture ? " ya da resim ekleyin" : ""}`}
            aria-label={`${letter} şıkkı`}
            aria-invalid={error ? true : undefined}
            aria-describedby={error || isLong ? noteId : undefined}
            enterKeyHint="next"
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={keyDown}
            onBlur={onBlur}
          />
          {seen.hasFormula && (
            <span className={styles.looks} aria-hidden="true">
              <SetText>{seen.text}</SetText>
            </span>
          )}
        </span>
        {addPicture}
        {onRemove && (
          <button
            type="button"
            className={`center ${styles.remove}`}
            aria-label={`${letter} şıkkını sil`}
            onClick={onRemove}
          >
            <Icon name="x" />
          </button>
        )}
        {marks !== "none" && (
          <label className={`row ${styles.mark}`}>
            <input
              className="over"
              type={marks === "one" ? "radio" : "checkbox"}
              name={group}
              checked={isCorrect}
              onChange={onMark}
              aria-label={`${letter} doğru cevap`}
            />
            <span className={cx("center", styles.disc, marks === "several" && styles.square)} aria-hidden="true">
              {isCorrect && <Icon name="check" />}
            </span>
            {isCorrect && marks === "one" && <span className={styles.word}>Doğru cevap</span>}
          </label>
        )}
      </div>
      {picture}
      {error ? (
        <FieldFault id={noteId}>{error}</FieldFault>
      ) : (
        isLong && <FieldNote id={noteId}>Tahtada küçük yazılır, kısaltırsanız daha iyi okunur.</FieldNote>
      )}
      <FormulaNotes notes={seen.notes} />
    </div>
  );
}
