import { useState } from "react";
import { isNumeral, numberOf, readDecimal } from "#question/numbers/decimal";
import type { Numeral } from "#question/numbers/number-fields";
import { TextField } from "../../../ui/fields/field";
import { shown, takenFor, written } from "../numerals";

type Props = {
  readonly label: string;
  readonly aside?: string;
  readonly value: Numeral;
  readonly error: string | undefined;
  readonly onChange: (value: Numeral) => void;
  readonly onVisit: () => void;
};

/** A number as it is typed, and once it is left as it is read: "5137" becomes "5.137". */
export function NumeralField({ label, aside, value, error, onChange, onVisit }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
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
      onFocus={() => setTyped(typeof value === "number" ? written(value) : value)}
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

/** The number that a text says, or the text. */
export function numeralIn(text: string): Numeral {
  const decimal = readDecimal(text);
  const number = decimal && numberOf(decimal);
  return isNumeral(number) ? number : text;
}
