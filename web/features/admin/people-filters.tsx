import type { Ref } from "react";
import { byNameMailOrSchool } from "#words/shared-sentences";
import { useUser } from "#api/sign-in/session";
import { useListFilters } from "#screens/use-list-filters";
import { SearchField } from "#ui/fields/search-field.tsx";
import * as styles from "./people-filters.module.css";
import { SchoolFilter } from "./person/school-filter";

type Props = {
  readonly q: string;
  /** Null if the list does not know schools. */
  readonly school: string | null;
  readonly inputRef?: Ref<HTMLInputElement>;
};

/** Above a list of people: a search, and the people of one school alone for an administrator of many. */
export function PeopleFilters({ q, school, inputRef }: Props) {
  const narrow = useListFilters();
  const hasAll = useUser().rights.includes("all");
  return (
    <div className={styles.filters}>
      {hasAll && school !== null && <SchoolFilter school={school} />}
      <SearchField inputRef={inputRef} label={byNameMailOrSchool} value={q} onSearch={(text) => narrow({ q: text })} />
    </div>
  );
}
