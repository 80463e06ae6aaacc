import { useState } from "react";
import type { Area } from "#question/picture/on-picture";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { partIn, percentOf } from "./areas";
import * as styles from "./editor.module.css";

type Props = {
  readonly area: Area;
  readonly number: number;
  readonly error: (part: "x" | "y" | "r") => string | undefined;
  readonly onChange: (area: Area) => void;
  readonly onVisit: (part: "x" | "y" | "r") => void;
  readonly onDelete: () => void;
};

const parts = [
  ["x", "Soldan"],
  ["y", "Üstten"],
  ["r", "Büyüklük"],
] as const;

/** The chosen place in exact numbers. */
export function AreaRow({ area, number, error, onChange, onVisit, onDelete }: Props) {
  return (
    <div className={`flow ${styles.row}`} role="group" aria-label={`${number}. yer`}>
      <b>{number}. yer</b>
      {parts.map(([part, label]) => (
        <PercentField
          key={part}
          label={label}
          value={area[part]}
          error={error(part)}
          onChange={(value) => onChange({ ...area, [part]: value })}
          onVisit={() => onVisit(part)}
        />
      ))}
      <Button variant="quiet" size="sm" icon="trash" onClick={onDelete}>
        Bu yeri sil
      </Button>
    </div>
  );
}

type PercentProps = {
  readonly label: string;
  readonly value: number;
  readonly error: string | undefined;
  readonly onChange: (value: number) => void;
  readonly onVisit: () => void;
};

/** The text as typed; once it is left, the number that was understood. */
export function PercentField({ label, value, error, onChange, onVisit }: PercentProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field label={label} error={error}>
      {(control) => (
        <input
          {...control}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={`%${typed ?? percentOf(value)}`}
          onChange={({ target }) => {
            setTyped(target.value.replaceAll("%", ""));
            const part = partIn(target.value);
            if (part !== null) onChange(part);
          }}
          onBlur={() => {
            setTyped(null);
            onVisit();
          }}
        />
      )}
    </Field>
  );
}
