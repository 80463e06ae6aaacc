import { table } from "./sessions.ts";

/** The calls of an area, as far as the page needs their entries. */
type Area = {
  readonly operations: readonly {
    readonly call: string;
    readonly title: string;
    readonly who: string;
    readonly once?: true;
    readonly limits?: readonly string[];
    readonly innerLimits?: readonly string[];
    readonly quotas?: readonly string[];
  }[];
};
export type Areas = { readonly areas: readonly Area[] };

const aTable = /^\| call .*\n(?:\|.*\n)+/gm;
const aRow = /^\| `(?<name>[A-Z]+ [^`]+)` *\|.*\| (?:once; )?(?<does>[^|]*?) *\|$/gm;
const rowsOf = (text: string) =>
  [...text.matchAll(aRow)].map(
    ({ groups }) => [groups!["name"]!.replace(/\{(\w+)\}/g, ":$1"), groups!["does"]!] as const,
  );

/**
 * docs/calls.md with its tables made from the entries of the calls. A call's sentence is the page's own, and stays; a new call
 * is added to the table of its area, with its title for a sentence.
 */
export function callsPage(page: string, { areas }: Areas): string {
  const said = new Map(rowsOf(page));
  const added = new Set<string>();
  return page.replace(aTable, (before) => {
    const there = rowsOf(before).map(([name]) => name);
    const ofItsAreas = areas.flatMap(({ operations }) =>
      operations.some(({ call }) => there.includes(call)) ? operations.filter(({ call }) => !said.has(call)) : [],
    );
    const fresh = ofItsAreas.map(({ call }) => call).filter((call) => !added.has(call));
    for (const call of fresh) added.add(call);
    const rows = [...there, ...fresh].flatMap((name) => {
      const entry = areas.flatMap(({ operations }) => operations).find(({ call }) => call === name);
      if (!entry) return [];
      const does = said.get(name) ?? entry.title;
      const { limits = [], innerLimits = [], quotas = [] } = entry;
      const counted = [...limits, ...innerLimits, ...quotas].join(", ");
      return [[`\`${name.replace(/:(\w+)/g, "{$1}")}\``, entry.who, counted, `${entry.once ? "once; " : ""}${does}`]];
    });
    return `${table(["call", "who", "counted", "does"], rows)}\n`;
  });
}
