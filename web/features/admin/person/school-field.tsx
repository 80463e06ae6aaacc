import { school } from "#api/school-api";
import type { School } from "#protocol/http/replies/schools";
import { useLoaded } from "#screens/use-loaded";
import { Field } from "#ui/fields/field.tsx";

const PAGE = 100;

async function allSchools(): Promise<readonly School[]> {
  const schools: School[] = [];
  for (let page = 1, isMore = true; isMore; page += 1) {
    const { items, total } = await school.list({ page, page_size: PAGE });
    schools.push(...items);
    isMore = items.length === PAGE && schools.length < total;
  }
  return schools;
}

type OptionsProps = { readonly none: string };

export function SchoolOptions({ none }: OptionsProps) {
  const schools = useLoaded("schools", true, allSchools).value ?? [];
  return (
    <>
      <option value="">{none}</option>
      {schools.map(({ id, name, city }) => (
        <option key={id} value={id}>
          {city === "" ? name : `${name} (${city})`}
        </option>
      ))}
    </>
  );
}

type Props = { readonly value: string; readonly onChange: (id: string) => void };

/** Chooses one of the schools that administrators keep. */
export const SchoolField = ({ value, onChange }: Props) => (
  <Field label="Okul">
    {(control) => (
      <select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
        <SchoolOptions none="Okul seçin" />
      </select>
    )}
  </Field>
);
