import { AsyncLocalStorage } from "node:async_hooks";
import { kindNames, kindOf } from "#question/kinds";
import { Sqlite } from "../in-node/sqlite";

/** The work of a call, counted by operations, so that it does not depend on the machine. */
export type Work = Record<(typeof kindsOfWork)[number], number>;
export const kindsOfWork = [
  /** Code units that were folded or normalised, or counted letter by letter. */
  "folded",
  /** Answers that were compared with the right one. */
  "judged",
  /** Statements to databases, the rows that they gave and those that they changed. */
  "statements",
  "rows",
  /** Texts that were read as JSON, and their code units. */
  "parses",
  "parsed",
  /** Parts of lists that went through a list's own methods. */
  "walked",
  /** Looks at the bytes of a picture. */
  "looks",
] as const;

type Tally = { readonly work: Work; foldedSince: number; foldedAtOnce: number };
/** Belongs to the work that is counted: what goes on beside it, behind an earlier call or in an object's timer, has none. */
const counting = new AsyncLocalStorage<Tally>();

function count(kind: keyof Work, more: number): void {
  const tally = counting.getStore();
  if (!tally) return;
  tally.work[kind] += more;
  if (kind !== "folded") return;
  tally.foldedSince += more;
  tally.foldedAtOnce = Math.max(tally.foldedAtOnce, tally.foldedSince);
}

/** Does this work, and counts its operations; of what was folded also the most between two turns of other requests. */
export async function counted<T>(work: () => Promise<T>): Promise<{ done: T; work: Work; foldedAtOnce: number }> {
  const none = Object.fromEntries(kindsOfWork.map((kind) => [kind, 0])) as Work;
  const tally: Tally = { work: none, foldedSince: 0, foldedAtOnce: 0 };
  const done = await counting.run(tally, work);
  return { done, work: tally.work, foldedAtOnce: tally.foldedAtOnce };
}

type Methods = Record<string, (...values: never[]) => unknown>;
const undo: (() => void)[] = [];

/** Makes this method count before each call, or after it. */
export function watch(
  owner: object,
  name: string,
  before: (self: unknown, values: readonly unknown[]) => void,
  after?: (result: unknown) => void,
): void {
  const methods = owner as Methods;
  const own = methods[name]!;
  methods[name] = function (this: unknown, ...values: never[]) {
    before(this, values);
    const result: unknown = own.apply(this, values);
    after?.(result);
    return result;
  };
  undo.push(() => void (methods[name] = own));
}

/** Limit of a text to normalise: sorting so many marks may take minutes, so the call fails instead. */
const TOO_LONG = 100_000;

function folds(self: unknown): void {
  const { length } = String(self);
  if (length > TOO_LONG) throw new Error(`a text of ${length} letters is folded`);
  count("folded", length);
}
const walks = (self: unknown) => count("walked", (self as unknown[]).length);

export function watchAll(): void {
  for (const name of ["normalize", "toLocaleLowerCase", "toLocaleUpperCase"]) watch(String.prototype, name, folds);
  watch(Intl.Segmenter.prototype, "segment", (_, [text]) => count("folded", String(text).length));
  for (const kind of kindNames) watch(kindOf({ kind }), "share", () => count("judged", 1));
  watch(
    Sqlite.prototype,
    "ask",
    () => count("statements", 1),
    (result) => {
      const { rows, changes } = result as ReturnType<Sqlite["ask"]>;
      count("rows", rows.length + changes);
    },
  );
  for (const name of ["map", "flatMap", "filter", "forEach", "toSorted"]) watch(Array.prototype, name, walks);
  watch(JSON, "parse", (_, [text]) => {
    count("parses", 1);
    count("parsed", String(text).length);
  });
  watch(scheduler, "wait", () => {
    const tally = counting.getStore();
    if (tally) tally.foldedSince = 0;
  });
  for (const name of ["getUint8", "getUint16", "getUint32"]) watch(DataView.prototype, name, () => count("looks", 1));
}

export const watchNoMore = (): void => undo.splice(0).forEach((one) => one());
