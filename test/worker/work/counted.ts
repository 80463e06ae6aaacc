import { kindNames, kindOf } from "#question/kinds";
import { Sqlite } from "../in-node/sqlite";
import { workBehind } from "../in-node/workers";

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

let counting: Work | null = null;
let [foldedSince, foldedAtOnce] = [0, 0];
function count(kind: keyof Work, more: number): void {
  if (!counting) return;
  counting[kind] += more;
  if (kind !== "folded") return;
  foldedSince += more;
  foldedAtOnce = Math.max(foldedAtOnce, foldedSince);
}

/** Does this work, and counts its operations; of what was folded also the most between two turns of other requests. */
export async function counted<T>(work: () => Promise<T>): Promise<{ done: T; work: Work; foldedAtOnce: number }> {
  // Other calls may still go on behind their replies.
  await workBehind();
  const counts = Object.fromEntries(kindsOfWork.map((kind) => [kind, 0])) as Work;
  counting = counts;
  [foldedSince, foldedAtOnce] = [0, 0];
  try {
    return { done: await work(), work: counts, foldedAtOnce };
  } finally {
    counting = null;
  }
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
  watch(scheduler, "wait", () => (foldedSince = 0));
  for (const name of ["getUint8", "getUint16", "getUint32"]) watch(DataView.prototype, name, () => count("looks", 1));
}

export const watchNoMore = (): void => undo.splice(0).forEach((one) => one());
