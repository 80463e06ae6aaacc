import { useUser } from "#api/sign-in/session";
import { Switch } from "#ui/fields/switch.tsx";

export type Publication = {
  readonly subject: string | null;
  readonly grade: number | null;
  readonly language: string;
  readonly show_author: boolean;
  readonly show_school: boolean;
};
type Props = { readonly value: Publication; readonly onChange: (value: Publication) => void };

/** Chooses whether readers of the set see its author. */
export function AuthorFields({ value, onChange }: Props) {
  const { name, school } = useUser();
  const change = (part: Partial<Publication>) => onChange({ ...value, ...part });
  return (
    <>
      <Switch
        label="Adım görünsün"
        hint={`“${name}”. Kapalıyken “Bir öğretmen” yazar.`}
        checked={value.show_author}
        onChange={(shown) => change({ show_author: shown })}
      />
      {school !== "" && (
        <Switch
          label="Okulum görünsün"
          hint={`“${school}”`}
          checked={value.show_school}
          onChange={(shown) => change({ show_school: shown })}
        />
      )}
    </>
  );
}
