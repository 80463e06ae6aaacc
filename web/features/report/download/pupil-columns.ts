import type { HomeworkPupil } from "#protocol/http/replies/homework";
import { stateOf, states } from "#features/homework/index";
import type { Cell } from "./export-rows";

/** Columns from a homework's list of pupils. The report itself holds only those who have begun. */
export function pupilColumns(pupils: readonly HomeworkPupil[], begun: readonly { readonly player_id: string }[]) {
  const columns = [
    { head: "No", of: ({ number }: HomeworkPupil): Cell => number ?? "" },
    { head: "Okul no", of: ({ school_no }: HomeworkPupil): Cell => school_no ?? "" },
    { head: "Durum", of: (pupil: HomeworkPupil): Cell => states.find(({ id }) => id === stateOf(pupil))!.word },
  ].filter(({ of }) => pupils.some((pupil) => of(pupil) !== ""));
  const known = new Map(pupils.map((pupil) => [pupil.player_id, pupil]));
  const reported = new Set<string | null>(begun.map(({ player_id }) => player_id));
  const cells = (pupil: HomeworkPupil | undefined) => columns.map(({ of }) => (pupil ? of(pupil) : ""));
  return {
    heads: columns.map(({ head }) => head),
    ofPlayer: (id: string): readonly Cell[] => cells(known.get(id)),
    notBegun: pupils
      .filter(({ player_id }) => !reported.has(player_id))
      .map((pupil) => ({ name: pupil.name, cells: cells(pupil) })),
  };
}
