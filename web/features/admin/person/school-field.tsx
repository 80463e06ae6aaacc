import { useState } from "react";
import { school } from "#api/school-api";
import type { School } from "#protocol/http/replies/schools";
import { PickList } from "#screens/pick-list.tsx";
import { useLoaded } from "#screens/use-loaded";
import { RadioRows } from "#ui/fields/radio-rows.tsx";
import { SearchField } from "#ui/fields/search-field.tsx";
import { nothingLike } from "#words/sentence-forms";

const MOST = 5;
const SHOWN = 50;

export type NamedSchool = Pick<School, "id" | "name" | "city">;

/** Tells schools of the same name apart. */
export const inCity = ({ name, city }: NamedSchool): string => (city === "" ? name : `${name} (${city})`);

/** The schools that a search finds first, until then those of the search before; null until any are known. */
function useFoundSchools(q: string, most: number): readonly School[] | null {
  const { value } = useLoaded(`schools ${q}`, true, () => school.list({ q, page_size: most }));
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return (value ?? last)?.items ?? null;
}

/** The school with this id, for its name; null without one. */
export const useSchool = (id: string): School | null =>
  useLoaded(`school ${id}`, id !== "", async () => (await school.one(id)).school).value;

type Props = { readonly value: string; readonly onChange: (id: string) => void };

/**
 * Chooses one of the schools that administrators keep, by a search: there may be hundreds. The one chosen before the search stands
 * above those found.
 */
export function SchoolField({ value, onChange }: Props) {
  const [{ q, before }, search] = useState({ q: "", before: value });
  const found = useFoundSchools(q, MOST);
  const kept = useSchool(before);
  // A choice moves no row: the focus is in it.
  const isAbove = kept !== null && found?.every(({ id }) => id !== kept.id) === true;
  const shown = [...(isAbove ? [kept] : []), ...(found ?? [])];
  return (
    <div className="stack">
      <SearchField label="Okul ara" value={q} onSearch={(q) => search({ q, before: value })} />
      {found?.length === 0 && <p role="status">{nothingLike(q, "okul")}</p>}
      {shown.length > 0 && (
        <RadioRows
          label="Okul"
          rows={shown.map(({ id, name, city }) => ({ value: id, label: name, line: city }))}
          value={value}
          onChange={onChange}
        />
      )}
    </div>
  );
}

type PickProps = {
  /** Stands above the schools until something is searched. */
  readonly all?: NamedSchool;
  /** A school that cannot be picked. */
  readonly without?: string;
  readonly onPick: (school: NamedSchool) => void;
};

/** Picks one of the schools by a press: what follows stands in its place, not below. */
export function PickSchool({ all, without, onPick }: PickProps) {
  const [q, setQ] = useState("");
  const found = useFoundSchools(q, SHOWN);
  const others = (found ?? []).filter(({ id }) => id !== without);
  const shown = all && q === "" ? [all, ...others] : others;
  return (
    <>
      <SearchField label="Okul ara" value={q} onSearch={setQ} />
      <PickList label="Okullar" items={shown} onPick={onPick}>
        {inCity}
      </PickList>
      {found !== null && shown.length === 0 && (
        <p role="status">{q === "" ? "Başka okul yok." : nothingLike(q, "okul")}</p>
      )}
    </>
  );
}
