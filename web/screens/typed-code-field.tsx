import type { ComponentProps } from "react";
import { shownTypedCode, typedCode } from "#browser/addresses/typed-code";
import { TextField } from "#ui/fields/field.tsx";
import * as styles from "./typed-code-field.module.css";

type Props = Pick<ComponentProps<typeof TextField>, "label" | "name" | "value" | "error" | "onChange" | "onBlur">;

/** A code of eight, four and four while it is typed. */
export function TypedCodeField({ onChange, ...field }: Props) {
  return (
    <TextField
      className={styles.code}
      placeholder="0000 0000"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      enterKeyHint="go"
      {...field}
      onChange={(event) => {
        event.target.value = shownTypedCode(event.target.value);
        onChange?.(event);
      }}
    />
  );
}

export const typedCodeFault = (code: string): string | undefined =>
  typedCode(code).length === 8 ? undefined : "Kod 8 harf ve rakamdan oluşur.";
