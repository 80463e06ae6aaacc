import { useState } from "react";
import { questionFields } from "#question/fields/fields";
import { Chips } from "#ui/fields/chips.tsx";
import * as styles from "./time-choice.module.css";

const usual = [10, 20, 30, 45, 60, 90];
const { min, max } = questionFields.time_limit.values;

type Props = {
  readonly seconds: number;
  readonly error: string | undefined;
  readonly onChange: (seconds: number) => void;
};

/** Chooses the time limit of a question: one of the usual times, or any other. */
export function TimeChoice({ seconds, error, onChange }: Props) {
  const [isOther, setOther] = useState(!usual.includes(seconds));
  const choices = [...usual.map((value) => ({ value, label: `${value} sn` })), { value: 0, label: "Başka" }];
  const choose = (value: number) => {
    setOther(value === 0);
    if (value !== 0) onChange(value);
  };
  return (
    <Chips label="Süre" choices={choices} value={isOther ? 0 : seconds} onChange={choose}>
      {isOther && (
        <label className={`row wrap ${styles.other}`}>
          <input
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            value={Number.isFinite(seconds) ? seconds : ""}
            aria-label="Süre, saniye"
            aria-invalid={error ? true : undefined}
            onChange={(event) => onChange(event.target.valueAsNumber)}
          />
          saniye
          <small>{error ?? `${min}–${max} arası`}</small>
        </label>
      )}
    </Chips>
  );
}
