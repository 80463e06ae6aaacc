import { useState } from "react";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import type { Column } from "#ui/table.tsx";

/** Rows of a list that are chosen for an action on all of them together. */
export type Choosing = {
  readonly chosen: ReadonlySet<string>;
  readonly choose: (ids: readonly string[], isChosen: boolean) => void;
};

export function useChoosing(): Choosing & { readonly clear: () => void } {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return {
    chosen,
    choose: (ids, isChosen) => {
      const these = new Set(ids);
      setChosen((old) => new Set(isChosen ? [...old, ...these] : [...old].filter((id) => !these.has(id))));
    },
    clear: () => setChosen(new Set()),
  };
}

type Props<Row> = Choosing &
  Pick<Column<Row>, "phone" | "className"> & {
    /** Rows that can be chosen, also those that are not shown yet. */
    readonly rows: readonly Row[];
    readonly idOf: (row: Row) => string;
    readonly nameOf: (row: Row) => string;
  };

/** The column of checkboxes; the one in its head stands for all rows. */
export function chooseColumn<Row>({ rows, idOf, nameOf, chosen, choose, ...column }: Props<Row>): Column<Row> {
  const ids = rows.map(idOf);
  const open = new Set(ids);
  const all = ids.length > 0 && ids.every((id) => chosen.has(id));
  return {
    key: "choose",
    ...column,
    head: (
      <Checkbox
        label="Tümünü seç"
        checked={all}
        isPartly={!all && ids.some((id) => chosen.has(id))}
        onChange={(isChosen) => choose(ids, isChosen)}
      />
    ),
    cell: (row) =>
      open.has(idOf(row)) && (
        <Checkbox
          label={`Seç: ${nameOf(row)}`}
          checked={chosen.has(idOf(row))}
          onChange={(isChosen) => choose([idOf(row)], isChosen)}
        />
      ),
  };
}
