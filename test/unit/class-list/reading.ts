import { readFileSync } from "node:fs";
import { listOutcome } from "#features/exchange/class-list/read-list";
import type { ClassList, ListedClass } from "#features/exchange/class-list/types";

export const fixture = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`./fixtures/${name}`, import.meta.url)));

export function lists(source: Uint8Array | string): ClassList {
  const outcome = listOutcome(source);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.list;
}

export function refusal(source: Uint8Array | string): string {
  const outcome = listOutcome(source);
  if (outcome.ok) throw new Error(`read: ${JSON.stringify(outcome.list)}`);
  return outcome.message;
}

/** A pupil in one line: "3 (1204) Ada Yılmaz". */
export const inShort = ({ pupils }: ListedClass): string[] =>
  pupils.map(({ number, schoolNo, name }) => `${number ?? "–"}${schoolNo === null ? "" : ` (${schoolNo})`} ${name}`);

export function onlyClass(source: Uint8Array | string): ListedClass {
  const { classes } = lists(source);
  if (classes.length !== 1) throw new Error(`${classes.length} classes`);
  return classes[0]!;
}
