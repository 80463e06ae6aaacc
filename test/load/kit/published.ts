/** The tables of the documents: a JSON file holds the measurements, and the page shows them between two marks. */

export type Table = { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

export type Published = {
  /** The command that measures the table. Without one it is written by hand, or was measured once for a change that has been made. */
  readonly command?: string;
  readonly date: string;
  readonly machine: string;
  /** How busy the machine was, and the number of measurements. */
  readonly state: string;
  readonly tables: readonly Table[];
};

const cellsOf = (line: string): string[] =>
  line
    .slice(1, -1)
    .split("|")
    .map((cell) => cell.trim());

/** Finds the Markdown tables in the output of a command. */
export const tablesIn = (text: string): Table[] =>
  Array.from(text.matchAll(/^\|.*\|\n\|(?: *:?-+:? *\|)+\n(?:\|.*\|\n?)*/gm), ([lines]) => {
    const [head, , ...rows] = lines.trimEnd().split("\n");
    return { head: cellsOf(head!), rows: rows.map(cellsOf) };
  });

/** The number in a cell that counts: in "19 ÷ 9 = 2.1" the ratio. */
const numberIn = (cell: string): number => Number(/[\d.,]*\d(?=\D*$)/.exec(cell)?.[0].replaceAll(",", ""));

/** Shows each cell of the middle run, with the lowest and the highest value in brackets. */
export function middleOf(runs: readonly Table[]): Table {
  const [{ head, rows } = { head: [], rows: [] }] = runs;
  const middle = (row: number, column: number) => {
    const cells = runs.map((run) => run.rows[row]?.[column] ?? "");
    const sorted = cells.toSorted((a, b) => numberIn(a) - numberIn(b));
    const [lowest, highest] = [sorted[0]!, sorted.at(-1)!].map((cell) => /[\d.,]*\d(?=\D*$)/.exec(cell)?.[0]);
    const cell = sorted[Math.floor((sorted.length - 1) / 2)]!;
    return lowest === highest ? cell : `${cell} (${lowest}–${highest})`;
  };
  return { head, rows: rows.map((row, i) => row.map((_, column) => middle(i, column))) };
}

/** Writes a table: columns of numbers are aligned right, names and sentences left. */
function markdown({ head, rows }: Table): string {
  const rule = head.map((_, i) => (i === 0 || rows.some((row) => row[i]!.length > 40) ? "---" : "---:"));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |\n`).join("");
}

const MARKED = /<!-- figures: ([\w-]+)(?: (\d+))? -->\n[^]*?<!-- \/figures -->/g;

/** Fills each mark of a page with the table from its file. */
export const shown = (page: string, publishedOf: (name: string) => Published): string =>
  page.replaceAll(MARKED, (_, name: string, number?: string) => {
    const { date, state, tables, command } = publishedOf(name);
    const table = tables[Number(number ?? 1) - 1];
    if (table === undefined) throw new Error(`docs/figures/${name}.json has no table ${number ?? 1}`);
    const by = command === undefined ? "" : `, \`${command}\``;
    const mark = `<!-- figures: ${name}${number === undefined ? "" : ` ${number}`} -->`;
    return `${mark}\n\n${markdown(table)}\n${date}, ${state}${by}.\n\n<!-- /figures -->`;
  });

/** The names of the tables on a page; then the page without its tables. */
export const namesIn = (page: string): string[] => Array.from(page.matchAll(MARKED), ([, name]) => name!);
export const outside = (page: string): string => page.replaceAll(MARKED, "");

/** Evens out the formatter's column widths, for comparing pages. */
export const plain = (page: string): string => page.replaceAll(/ +/g, " ").replaceAll(/-{2,}/g, "--");
