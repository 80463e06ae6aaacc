import type { ProgressReply, Rate, StudentProgress } from "#protocol/http/replies/classes";
import { dayAndMonth } from "#words/format";
import { byName } from "#shared/alphabet";
import { outcomeWords } from "#words/outcome-words";

/** A column of the table: an outcome or a game. */
export type Column = {
  readonly key: string;
  readonly title: string;
  /** Line below the heading: the curriculum's code, or the day. */
  readonly note: string | null;
  readonly ofClass: Rate;
  readonly of: (student: StudentProgress) => Rate | null;
};
export type By = "outcomes" | "games";

export const columnsOf = (progress: ProgressReply, by: By): Column[] =>
  by === "outcomes" ? outcomeColumns(progress) : gameColumns(progress);

const outcomeColumns = ({ outcomes }: ProgressReply): Column[] =>
  outcomes.map((rate) => {
    const { code, words } = outcomeWords(rate.outcome);
    const of = (student: StudentProgress) => student.outcomes.find(({ outcome }) => outcome === rate.outcome) ?? null;
    return { key: rate.outcome, title: words, note: code, ofClass: rate, of };
  });

/** Oldest first. */
const gameColumns = ({ games }: ProgressReply): Column[] =>
  games
    .map((game, i): Column => {
      const { game_code: key, title, label, mode, played_at } = game;
      return {
        key,
        title: label || title,
        note: mode === "homework" ? `${dayAndMonth(played_at)}, ödev` : dayAndMonth(played_at),
        ofClass: game,
        of: ({ by_game }) => by_game[i]!,
      };
    })
    .toReversed();

/** Sorted by number, name, total, change, or a column's key. */
type Sorting = { readonly by: string; readonly down: boolean };
export const byNumber: Sorting = { by: " number", down: false };
export const NAME = " name";
export const TOTAL = " total";
export const CHANGE = " change";

/** Pressing a heading again reverses the order. Rates begin with the lowest, which teachers look for. */
export const nextSorting = (present: Sorting, by: string): Sorting =>
  present.by === by ? { by, down: !present.down } : { by, down: false };

/** Students who were absent come last in either order. */
export function sorted(students: readonly StudentProgress[], columns: readonly Column[], { by, down }: Sorting) {
  const sign = down ? -1 : 1;
  if (by === NAME) return students.toSorted((a, b) => sign * byName.compare(a.name, b.name));
  const value = (student: StudentProgress): number | null => {
    if (by === TOTAL) return student.credit;
    if (by === CHANGE) return student.trend;
    const column = columns.find(({ key }) => key === by);
    return column ? (column.of(student)?.credit ?? null) : student.number;
  };
  return students.toSorted((a, b) => {
    const [x, y] = [value(a), value(b)];
    if (x === null || y === null) return x === y ? a.number - b.number : x === null ? 1 : -1;
    return sign * (x - y) || a.number - b.number;
  });
}

/** The fewest questions that give a rate a colour; fewer say too little. */
export const FEW = 3;
/** 0–24, 25–49, 50–74, 75–89, 90–100. */
export const steps = ["0–24", "25–49", "50–74", "75–89", "90–100"] as const;
export function stepOf(credit: number): number {
  const percent = Math.round(credit * 100);
  return [25, 50, 75, 90].filter((from) => percent >= from).length;
}

/** True if at least one outcome was asked about often enough. */
export const saysEnough = ({ outcomes }: Pick<ProgressReply, "outcomes">): boolean =>
  outcomes.some(({ questions, credit }) => questions >= FEW && credit !== null);

/** The two weakest outcomes that were asked about often enough and can still improve, weakest first. */
export const weakest = ({ outcomes }: ProgressReply): readonly ProgressReply["outcomes"][number][] =>
  outcomes
    .filter(({ questions, credit }) => questions >= FEW && credit !== null && stepOf(credit) < 4)
    .toSorted((a, b) => a.credit! - b.credit!)
    .slice(0, 2);
