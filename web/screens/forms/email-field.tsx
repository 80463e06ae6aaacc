import type { ComponentProps } from "react";
import { TextField } from "#ui/fields/field.tsx";

type Props = Omit<ComponentProps<typeof TextField>, "label" | "type"> & { readonly label?: string };

/** An address: the keyboard has its signs, and nothing "mends" what was typed. */
export const EmailField = ({ label = "E-posta", ...field }: Props) => (
  <TextField
    label={label}
    type="email"
    inputMode="email"
    autoComplete="email"
    autoCapitalize="none"
    spellCheck={false}
    {...field}
  />
);
