import { acceptedRange, isNeverRight } from "#question/numbers/number-range";
import { numberFaults, type Numeral, type NumberDraft, type Slider } from "#question/numbers/number-fields";
import { TextField } from "#ui/fields/field.tsx";
import { Icon } from "#ui/drawn/icon.tsx";
import { Switch } from "#ui/fields/switch.tsx";
import type { EditingProps } from "#kinds/editor-kind";
import * as styles from "./editing.module.css";
import { NumeralField } from "./numeral-field";
import { withUnit } from "../numerals";

/** The right value, its tolerance, and a slider to answer with. */
export function Editing({ draft, error, onChange, onVisit }: EditingProps<NumberDraft>) {
  const { value, tolerance, unit = "", slider } = draft;
  const set = (change: Partial<NumberDraft>) => onChange({ ...draft, ...change });
  const setEnd = (change: Partial<Slider<Numeral>>) => slider && set({ slider: { ...slider, ...change } });
  const range = rangeNote(draft);
  const isBeside = numberFaults(draft).length === 0 && isBesideSteps(draft);
  return (
    <div className={`stack ${styles.editing}`}>
      <div className={styles.value}>
        <NumeralField
          label="Doğru değer"
          value={value}
          error={error("value")}
          onChange={(next) => set({ value: next })}
          onVisit={() => onVisit("value")}
        />
        <NumeralField
          label="Hata payı"
          aside="artı eksi"
          value={tolerance}
          error={error("tolerance")}
          onChange={(next) => set({ tolerance: next })}
          onVisit={() => onVisit("tolerance")}
        />
        <TextField
          label="Birim"
          aside="isteğe bağlı"
          autoComplete="off"
          value={unit}
          error={error("unit")}
          onChange={(event) => set({ unit: event.target.value })}
          onBlur={() => onVisit("unit")}
        />
      </div>
      {range !== null && <Note>{range}</Note>}
      <Switch
        label="Kaydırıcı göster"
        hint="Öğrenci yazmak yerine kaydırabilir de. Kapalıyken yalnız yazar."
        checked={slider !== undefined}
        onChange={(isOn) => onChange(isOn ? { ...draft, slider: sliderFor(value) } : withoutSlider(draft))}
      />
      {slider && (
        <div className={styles.slider}>
          <NumeralField
            label="En küçük"
            value={slider.min}
            error={error("slider", "min")}
            onChange={(min) => setEnd({ min })}
            onVisit={() => onVisit("min")}
          />
          <NumeralField
            label="En büyük"
            value={slider.max}
            error={error("slider", "max") ?? error("slider")}
            onChange={(max) => setEnd({ max })}
            onVisit={() => {
              onVisit("max");
              onVisit("slider");
            }}
          />
          <NumeralField
            label="Adım"
            value={slider.step}
            error={error("slider", "step")}
            onChange={(step) => setEnd({ step })}
            onVisit={() => onVisit("step")}
          />
        </div>
      )}
      {isBeside && <Note>Kaydırıcı bu adımla doğru aralığa hiç gelmiyor.</Note>}
    </div>
  );
}

const Note = ({ children }: { readonly children: string }) => (
  <p className={`row ${styles.note}`} role="note">
    <Icon name="info" />
    {children}
  </p>
);

/** "5.037 ile 5.237 arası doğru sayılır." */
export function rangeNote({ value, tolerance, unit }: NumberDraft): string | null {
  if (typeof value !== "number" || typeof tolerance !== "number" || tolerance < 0) return null;
  if (tolerance === 0) return `Yalnız ${withUnit(value, unit)} doğru sayılır.`;
  const { low, high } = acceptedRange({ value, tolerance });
  return `${withUnit(low, unit)} ile ${withUnit(high, unit)} arası doğru sayılır.`;
}

function isBesideSteps({ value, tolerance, slider }: NumberDraft): boolean {
  if (typeof value !== "number" || typeof tolerance !== "number" || !slider) return false;
  const { min, max, step } = slider;
  if (typeof min !== "number" || typeof max !== "number" || typeof step !== "number") return false;
  return isNeverRight({ value, tolerance }, { min, max, step });
}

/** Ends with room on both sides of the value, in round numbers. */
export function sliderFor(value: Numeral): Slider {
  if (typeof value !== "number" || value === 0)
    return { min: value === 0 ? -10 : 0, max: value === 0 ? 10 : 100, step: 1 };
  const size = 10 ** Math.floor(Math.log10(Math.abs(value)));
  const end = Number((Math.ceil((Math.abs(value) * 1.2) / size) * size).toPrecision(12));
  const step = Number((size / 100).toPrecision(1));
  const isWhole = Number.isInteger(value);
  return {
    min: value > 0 ? 0 : -end,
    max: value > 0 ? end : 0,
    step: isWhole ? Math.max(1, step) : step,
  };
}

const withoutSlider = ({ kind, value, tolerance, unit }: NumberDraft): NumberDraft => ({
  kind,
  value,
  tolerance,
  ...(unit !== undefined && { unit }),
});
