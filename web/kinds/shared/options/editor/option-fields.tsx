import { useId, useRef } from "react";
import type { OptionKey } from "#question/question";
import type { OptionPictures } from "#kinds/editor-kind";
import { Button } from "#ui/button.tsx";
import { FieldFault, FieldGroup, FieldNote } from "#ui/fields/field-group.tsx";
import { focusNth } from "#ui/focus-nth";
import { areUntouched, keysOf, withMark, withImage, withOption, withoutOption, type OptionsDraft } from "../draft";
import { optionColours } from "../option-badge";
import * as styles from "./option-fields.module.css";
import { OptionRow } from "./option-row";

const MOST = 6;

type Props<Draft> = {
  readonly draft: Draft;
  onChange(this: void, draft: Draft): void;
  readonly error: (field: string, key?: string) => string | undefined;
  readonly onVisit: (name: string) => void;
  /** How the right ones are marked: one, several, or no right one at all. */
  readonly marks: "one" | "several" | "none";
  /** "Doğru olanı işaretleyin" */
  readonly note: string;
  /** Missing where pictures cannot be added. */
  readonly pictures?: OptionPictures | undefined;
  /** A warning about an allowed answer that may not be meant, shown under the options. */
  readonly advice?: string | null;
};

/** The options, and which of them are right. */
export function OptionFields<Draft extends OptionsDraft>(props: Props<Draft>) {
  const { draft, error, onChange, onVisit, marks, note, pictures, advice } = props;
  const group = useId();
  const rows = useRef<HTMLFieldSetElement>(null);
  const keys = keysOf(draft);
  const find = (selector: string) => rows.current?.querySelector<HTMLElement>(selector);
  /** After the last option, Tab moves on to the marks. */
  const focusAfter = (at: number) => {
    const next = keys[at + 1];
    const place = next ? find(`[data-option="${next}"]`) : (find("input:checked") ?? find("input[name]"));
    place?.focus();
  };
  const add = () => {
    onChange(withOption(draft));
    focusNth(rows.current, "[data-option]", keys.length);
  };
  const remove = (letter: OptionKey, at: number) => {
    onChange(withoutOption(draft, letter));
    focusNth(rows.current, "[data-option]", Math.min(at, keys.length - 2));
  };
  const noMark = error("correct_option");
  const next = "ABCDEF"[keys.length];
  return (
    <FieldGroup
      group={rows}
      label="Şıklar"
      aside={note}
      className={optionColours(draft.options)}
      describedBy={noMark ? `${group}-not` : undefined}
      onLeave={() => {
        if (areUntouched(draft)) return;
        onVisit("correct_option");
        onVisit("options");
      }}
    >
      {keys.map((letter, i) => (
        <OptionRow
          key={letter}
          letter={letter}
          group={group}
          text={draft.options[letter]!}
          marks={marks}
          addPicture={pictures?.button(letter)}
          picture={pictures?.shown(letter, {
            picture: draft.option_images?.[letter],
            error: error("option_images", `${letter}.alt`),
            onChange: (image) => onChange(withImage(draft, letter, image)),
            onBlur: () => onVisit(`${letter}.alt`),
          })}
          isCorrect={draft.correct_option?.includes(letter) === true}
          error={error("options", letter)}
          onRemove={keys.length > 2 ? () => remove(letter, i) : undefined}
          onChange={(option) => onChange({ ...draft, options: { ...draft.options, [letter]: option } })}
          onMark={() => onChange({ ...draft, correct_option: withMark(draft, letter, marks) })}
          onBlur={() => onVisit(letter)}
          onEnter={() => focusAfter(i)}
        />
      ))}
      <p className="vh" role="status">
        {draft.correct_option && `İşaretli: ${Array.from(draft.correct_option).join(", ")}`}
      </p>
      {noMark && <FieldFault id={`${group}-not`}>{noMark}</FieldFault>}
      {error("options") && <FieldFault>{error("options")}</FieldFault>}
      {advice && <FieldNote>{advice}</FieldNote>}
      {keys.length < MOST && (
        <Button variant="quiet" size="sm" icon="plus" className={styles.more} onClick={add}>
          {next} şıkkı ekle
        </Button>
      )}
    </FieldGroup>
  );
}
