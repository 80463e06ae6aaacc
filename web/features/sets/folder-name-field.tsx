import type { ComponentProps } from "react";
import { limits } from "#shared/limits";
import { counter, TextField } from "#ui/fields/field.tsx";

type Props = Omit<ComponentProps<typeof TextField>, "label" | "value"> & { readonly value: string };

export const FolderNameField = (input: Props) => (
  <TextField
    label="Klasörün adı"
    placeholder="Örnek: 7. sınıf"
    aside={counter(input.value, limits.folder)}
    maxLength={limits.folder}
    autoComplete="off"
    {...input}
  />
);
