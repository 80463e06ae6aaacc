import { useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from "react";
import { limits } from "#shared/limits";
import { cx } from "#ui/cx";
import { FieldFault, FieldGroup } from "#ui/fields/field-group.tsx";
import { Icon } from "#ui/drawn/icon.tsx";
import { SetText } from "#question-text/set-text.tsx";
import { answersIn } from "./draft";
import * as styles from "./editing.module.css";

type Props = {
  readonly accepted: readonly string[];
  readonly error: (field: string, key?: string) => string | undefined;
  readonly onVisit: (name: string) => void;
  readonly onChange: (accepted: string[]) => void;
};

/** The accepted answers as chips, and a field that adds one. */
export function AcceptedChips({ accepted, error, onVisit, onChange }: Props) {
  const id = useId();
  const [text, setText] = useState("");
  const chips = useRef<HTMLFieldSetElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isFull = accepted.length >= limits.acceptedAnswers;
  const faults = [
    ...new Set([error("accepted"), ...accepted.map((_, i) => error("accepted", String(i)))].filter(Boolean)),
  ];
  const add = (typed: string) => {
    const more = answersIn(typed);
    if (more.length === 0) return;
    onChange([...accepted, ...more].slice(0, limits.acceptedAnswers));
    more.forEach((_, i) => onVisit(String(accepted.length + i)));
    setText("");
  };
  const remove = (gone: number) => {
    onChange(accepted.filter((_, i) => i !== gone));
    field.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    if (event.key === "Enter") {
      event.preventDefault();
      add(text);
    } else if (event.key === "Backspace" && text === "") {
      [...(chips.current?.querySelectorAll<HTMLElement>("li button") ?? [])].at(-1)?.focus();
    }
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData("text/plain");
    if (answersIn(pasted).length < 2) return;
    event.preventDefault();
    add(text + pasted);
  };
  return (
    <FieldGroup
      group={chips}
      label="Doğru sayılan cevaplar"
      aside={`${accepted.length} / ${limits.acceptedAnswers}, Enter ile ekleyin`}
      describedBy={faults.length > 0 ? id : undefined}
    >
      <ul className={`flow ${styles.accepted}`}>
        {accepted.map((answer, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same answer may stand there twice, until it is mended
          <li key={i} className={cx("row", styles.chip, error("accepted", String(i)) !== undefined && styles.bad)}>
            <SetText inline>{answer}</SetText>
            <button
              type="button"
              aria-label={`“${answer}” cevabını sil`}
              onClick={() => remove(i)}
              onKeyDown={({ key }) => (key === "Delete" || key === "Backspace") && remove(i)}
            >
              <Icon name="x" />
            </button>
          </li>
        ))}
        {!isFull && (
          <li className={styles.adds}>
            <input
              ref={field}
              type="text"
              value={text}
              placeholder="Cevap ekleyin"
              aria-label="Cevap ekleyin"
              autoComplete="off"
              enterKeyHint="enter"
              aria-invalid={error("accepted") ? true : undefined}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={press}
              onPaste={paste}
              onBlur={() => {
                add(text);
                onVisit("accepted");
              }}
            />
          </li>
        )}
      </ul>
      <div id={id}>
        {faults.map((fault) => (
          <FieldFault key={fault}>{fault}</FieldFault>
        ))}
      </div>
    </FieldGroup>
  );
}
