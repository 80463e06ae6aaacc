import { useId } from "react";
import type { ChoiceDraft } from "#question/choice";
import type { EditingProps } from "#kinds/editor-kind";
import { SetText } from "#question-text/set-text.tsx";
import { cx } from "#ui/cx";
import { FieldFault, FieldGroup, FieldNote } from "#ui/fields/field-group.tsx";
import { Icon } from "#ui/drawn/icon.tsx";
import { OptionBadge, optionColour, optionColours } from "../option-badge";
import * as styles from "./option-row.module.css";

/** Two ready-made options, one of which is marked. */
export function TrueFalseFields({ draft, error, onChange, onVisit }: EditingProps<ChoiceDraft>) {
  const id = useId();
  const isMissing = error("correct_option") !== undefined;
  return (
    <FieldGroup
      label="Doğrusu hangisi?"
      className={optionColours(draft.options)}
      describedBy={isMissing ? `${id}-not` : undefined}
    >
      {(["A", "B"] as const).map((letter) => {
        const isCorrect = draft.correct_option === letter;
        return (
          <label
            key={letter}
            className={cx(
              styles.option,
              styles.fixed,
              optionColour(letter),
              isCorrect && styles.correct,
              isMissing && styles.bad,
            )}
          >
            <span className={`center ${styles.badge}`}>
              <OptionBadge letter={letter} size={44} />
            </span>
            <b>
              <SetText inline>{draft.options[letter]!}</SetText>
            </b>
            <span className={`row ${styles.mark}`}>
              <input
                className="over"
                type="radio"
                name={id}
                checked={isCorrect}
                onChange={() => onChange({ ...draft, correct_option: letter })}
                onBlur={() => onVisit("correct_option")}
              />
              {isCorrect && <span className={styles.word}>Doğru cevap</span>}
              <span className={`center ${styles.disc}`} aria-hidden="true">
                {isCorrect && <Icon name="check" />}
              </span>
            </span>
          </label>
        );
      })}
      {isMissing && <FieldFault id={`${id}-not`}>Doğrusu hangisi, işaretleyin.</FieldFault>}
      <FieldNote>Çoktan seçmelinin kısayoludur; türü değiştirip şık ekleyebilirsiniz.</FieldNote>
    </FieldGroup>
  );
}
