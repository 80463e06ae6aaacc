import { useId, useRef } from "react";
import type { ChoiceDraft } from "#question/choice";
import type { QuestionDraft } from "#question/kinds";
import type { OptionKey } from "#question/question";
import { optionColours } from "../../options/option-badge";
import { Button } from "../../ui/button";
import { cx } from "../../ui/cx";
import type { EditingProps } from "../editor";
import { keysOf, withOption, withoutOption } from "./draft";
import styles from "./editing.module.css";
import { OptionRow } from "./option-row";

/** The options, and which of them is right. */
export function Editing({ draft, error, onChange, onVisit }: EditingProps<QuestionDraft & ChoiceDraft>) {
  const group = useId();
  const rows = useRef<HTMLFieldSetElement>(null);
  const keys = keysOf(draft);
  const focusOption = (letter: OptionKey | undefined) =>
    rows.current?.querySelector<HTMLElement>(letter ? `[data-option="${letter}"]` : "input:checked")?.focus();
  const noMark = error("correct_option");
  return (
    <fieldset
      ref={rows}
      className={cx(styles.options, optionColours(draft.options))}
      aria-describedby={noMark ? `${group}-not` : undefined}
    >
      <legend>
        Şıklar{" "}
        <small className={noMark && styles.error} id={`${group}-not`}>
          {noMark ?? "Doğru olanı işaretleyin"}
        </small>
      </legend>
      {keys.map((letter, i) => (
        <OptionRow
          key={letter}
          letter={letter}
          group={group}
          text={draft.options[letter]!}
          isCorrect={draft.correct_option === letter}
          error={error("options", letter)}
          onRemove={keys.length > 2 ? () => onChange(withoutOption(draft, letter)) : undefined}
          onChange={(option) => onChange({ ...draft, options: { ...draft.options, [letter]: option } })}
          onMark={() => onChange({ ...draft, correct_option: letter })}
          onBlur={() => onVisit(letter)}
          onEnter={() => focusOption(keys[i + 1])}
        />
      ))}
      {error("options") && <p className={styles.error}>{error("options")}</p>}
      {keys.length < 4 && (
        <Button
          variant="quiet"
          size="sm"
          icon="plus"
          className={styles.more}
          onClick={() => onChange(withOption(draft))}
        >
          Şık ekle
        </Button>
      )}
    </fieldset>
  );
}
