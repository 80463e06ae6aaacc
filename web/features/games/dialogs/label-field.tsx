import { limits } from "#shared/limits";
import { TextField } from "#ui/fields/field.tsx";

type Props = { readonly label: string; readonly onChange: (label: string) => void };

/** Label of a game: 9-A and 9-B play the same set, and the label tells their games apart in lists, reports and files. */
export function LabelField({ label, onChange }: Props) {
  return (
    <TextField
      label="Not"
      aside="isteğe bağlı"
      hint="Yalnız siz görürsünüz; listelerde, raporda ve dosya adında durur."
      placeholder="Örnek: 9-A, ikinci ders"
      autoComplete="on"
      name="game-label"
      maxLength={limits.gameLabel}
      value={label}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
