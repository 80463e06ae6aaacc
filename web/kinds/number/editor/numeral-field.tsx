import { useLayoutEffect, useRef, useState } from "react";
import { isNumeral, numberOf, readDecimal } from "#question/numbers/decimal";
import type { Numeral } from "#question/numbers/number-fields";
import { TextField } from "#ui/fields/field.tsx";
import { shown, takenFor, written } from "../numerals";

type Props = {
  readonly label: string;
  readonly aside?: string;
  readonly value: Numeral;
  readonly error: string | undefined;
  readonly onChange: (value: Numeral) => void;
  readonly onVisit: () => void;
};

/** A number field: shown as typed, and formatted once it is left ("5137" becomes "5.137"). */
export function NumeralField({ label, aside, value, error, onChange, onVisit }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  // A text selected by Tab stays selected when its formatting changes.
  const marked = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    marked.current?.select();
    marked.current = null;
  });
  const taken = typed === null ? null : takenFor(typed);
  return (
    <TextField
      label={label}
      aside={aside}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? (typeof value === "number" ? shown(value) : value)}
      error={error}
      hint={taken && `Bunu ${taken.as} diye okuyoruz. Binler için noktasız yazın: ${taken.not}`}
      onFocus={({ target }) => {
        const isMarked = target.selectionStart === 0 && target.selectionEnd === target.value.length;
        marked.current = isMarked ? target : null;
        setTyped(typeof value === "number" ? written(value) : value);
      }}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(numeralIn(target.value));
      }}
      onBlur={() => {
        setTyped(null);
        onVisit();
      }}
    />
  );
}

/** The number in a text, or the text itself. */
export function numeralIn(text: string): Numeral {
  const decimal = readDecimal(text);
  const number = decimal && numberOf(decimal);
  return isNumeral(number) ? number : text;
}
