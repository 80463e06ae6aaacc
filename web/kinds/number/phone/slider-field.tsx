import { slideOrWrite } from "../slider-words";
import { useRef, type CSSProperties } from "react";
import type { Slider } from "#question/numbers/number-fields";
import { Marble } from "#ui/marble/marble.tsx";
import { cx } from "#ui/cx";
import { useHeld } from "#ui/use/use-held";
import { NumberInput, type FieldProps } from "./number-input";
import * as styles from "./phone.module.css";
import { atStep, meanings, shareOf, shown, stepNear, stepsOf, withUnit, written } from "../numerals";

type Props = FieldProps & { readonly slider: Slider; readonly seed: number };

/** A value that the pupil sets by dragging a marble, by steps or by typing. */
export function SliderField({ slider, seed, text, ...field }: Props) {
  const { unit, isOpen, onText } = field;
  const input = useRef<HTMLInputElement>(null);
  const most = stepsOf(slider);
  const [value = null] = meanings(text);
  const step = value === null ? Math.floor(most / 2) : stepNear(slider, value);
  const set = (to: number) => onText(written(atStep(slider, Math.min(most, Math.max(0, to)))));
  const held = useHeld((by: 1 | -1) => set(step + by));
  const button = (by: 1 | -1, name: string) => (
    <button type="button" aria-label={`${shown(slider.step)} ${name}`} disabled={!isOpen} {...held(by)}>
      {by === 1 ? "+" : "−"}
    </button>
  );
  return (
    <>
      <div className={cx(styles.row, styles.both)}>
        {button(-1, "azalt")}
        <NumberInput {...field} value={text} field={input} placeholder={slideOrWrite} />
        {button(1, "artır")}
      </div>
      <div
        className={cx(styles.slider, text === "" && styles.idle)}
        style={{ "--at": value === null ? 0.5 : shareOf(slider, value) } as CSSProperties}
      >
        <i />
        <input
          type="range"
          max={most}
          value={step}
          disabled={!isOpen}
          aria-label="Değer"
          aria-valuetext={text === "" ? "Henüz seçilmedi" : withUnit(text, unit)}
          onChange={(event) => set(event.target.valueAsNumber)}
          // A touch on the marble where it waits does not move it, and so fires no change: the click sets the value.
          onClick={() => text === "" && set(step)}
          onKeyDown={(event) => {
            const by = { PageUp: 10, PageDown: -10 }[event.key];
            if (by) {
              event.preventDefault();
              set(step + by);
            }
            // A digit is typed into the field.
            if (/^[\d-]$/.test(event.key)) input.current?.focus();
          }}
        />
        <Marble seed={seed} size={44} />
        <span className="num">{withUnit(slider.min, unit)}</span>
        <span className="num">{withUnit(slider.max, unit)}</span>
      </div>
    </>
  );
}
