import type { ComponentProps } from "react";
import { TextField } from "#ui/fields/field.tsx";

type Props = Omit<ComponentProps<typeof TextField>, "label" | "type"> & { readonly label?: string };

/** An e-mail address: the keyboard has its signs, and autocorrection is off. */
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
