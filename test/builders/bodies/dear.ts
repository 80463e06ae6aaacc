import type { Operation } from "#http/openapi/operation";
import { limits } from "#shared/limits";
import { formOf, isNaming, placesOf, valueAt, withAt, type Path } from "./places";

/** The most expensive bodies of a call. They are derived from its description, so that a new call has them too. */
export type Dear = { readonly name: string; readonly body: string };

export const mostBytesOf = ({ mostBytes = limits.bodyBytes }: Operation): number => mostBytes;

/**
 * Letters that cost more work than their bytes suggest: one that folds to eighteen, marks that have to be sorted, and a plain
 * one.
 */
const marks = (n: number) => "e".padEnd(n, "\u0301\u0323");
const costly = [(n: number) => "ﷺ".repeat(n), marks, (n: number) => "x".repeat(n)];

/** A body that the call's schema takes, with each text as long and each list as full as that allows. */
export function dearestTaken(operation: Operation, valid: unknown): string {
  const { body: schema } = operation;
  const most = mostBytesOf(operation);
  const takes = (body: unknown) => {
    const text = JSON.stringify(body);
    return text.length <= most && Buffer.byteLength(text) <= most && schema!.safeParse(JSON.parse(text)).success;
  };
  let body = valid;
  if (!takes(body)) return JSON.stringify(valid);
  for (const [i, path] of textsIn(body).entries()) {
    // Adds a number to each text, because two equal parts are mostly refused.
    const [best = ""] = costly
      .map((letters) => (n: number) => letters(n) + String(i))
      .map((text) => [text, longest((n) => takes(withAt(body, path, text(n))))] as const)
      .flatMap(([text, n]) => (n === 0 ? [] : [text(n)]))
      .toSorted((a, b) => b.normalize("NFKC").length - a.normalize("NFKC").length);
    if (best.length > String(valueAt(body, path)).length) body = withAt(body, path, best);
  }
  for (const path of listsIn(body)) {
    const list = valueAt(body, path) as unknown[];
    const filled = (n: number) => Array.from({ length: n }, (_, i) => numbered(list[i % list.length], i));
    const n = longest((n) => takes(withAt(body, path, filled(n))));
    if (n > list.length) body = withAt(body, path, filled(n));
  }
  return JSON.stringify(body);
}

/** The longest text and list that are tried: no call accepts more, except a list of files' bytes. */
const MOST_TRIED = 1024;

/** The largest number that fits, given that every smaller one does too. */
function longest(fits: (n: number) => boolean): number {
  let step = 1;
  while (step < MOST_TRIED && fits(2 * step)) step *= 2;
  let n = fits(1) ? step : 0;
  for (step /= 2; n > 0 && step >= 1; step /= 2) if (fits(n + step)) n += step;
  return n;
}

/** Makes a part differ from its neighbours, because equal parts are mostly refused. */
function numbered(part: unknown, i: number): unknown {
  if (typeof part !== "object" || part === null || Array.isArray(part)) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => {
      if (["number", "school_no"].includes(key) && typeof value === "number") return [key, value + i];
      if (key === "name" && typeof value === "string")
        return [key, `${value.slice(0, -3)}${String(i).padStart(3, "0")}`];
      return [key, value];
    }),
  );
}

const textsIn = (body: unknown): Path[] =>
  pathsIn(body, (value, path) => typeof value === "string" && !isNaming(path) && !anId.test(value));
const anId = /^[0-9a-f]{6,}-[0-9a-f-]{12,}$/;
/** Puts inner lists first, so that they are full before the lists that contain them are filled. */
const listsIn = (body: unknown): Path[] =>
  pathsIn(body, (value) => Array.isArray(value) && value.length > 0).toSorted((a, b) => b.length - a.length);

function pathsIn(body: unknown, isWanted: (value: unknown, path: Path) => boolean, path: Path = []): Path[] {
  const inner =
    typeof body === "object" && body !== null
      ? Object.entries(body).flatMap(([key, value]) =>
          pathsIn(value, isWanted, [...path, Array.isArray(body) ? Number(key) : key]),
        )
      : [];
  return isWanted(body, path) ? [path, ...inner] : inner;
}

/**
 * Bodies that the call refuses, each as large as possible: an endless text and a list of wrong parts at each place that takes
 * one, unknown fields, brackets, and the most expensive accepted body with a fault at its end.
 */
export function dearestRefused(operation: Operation, valid: unknown): Dear[] {
  const form = formOf(operation)!;
  const most = mostBytesOf(operation);
  const fill = (body: unknown, path: Path, filling: (bytes: number) => string): string => {
    const mark = "\u0001here\u0001";
    const text = JSON.stringify(withAt(body, path, mark));
    const rest = most - Buffer.byteLength(text) + JSON.stringify(mark).length;
    return text.replace(JSON.stringify(mark), () => filling(rest));
  };
  const places = placesOf(form, valid);
  const wrong = Object.fromEntries(places.flatMap(({ path }) => (path.length === 1 ? [[path[0], {}]] : [])));
  const taken: unknown = JSON.parse(dearestTaken(operation, valid));
  const last = pathsIn(taken, (value) => typeof value !== "object").at(-1);
  return [
    ...places.flatMap(({ path, schemas, body }): Dear[] => {
      const where = path.join(".");
      const text = {
        name: `${where}: a text without an end`,
        body: fill(body, path, (bytes) => `"${marks(Math.floor(bytes / 2) - 1)}"`),
      };
      const list = {
        name: `${where}: a list of wrong parts`,
        body: fill(body, path, (bytes) => `[${"0,".repeat(Math.floor(bytes / 2) - 2)}0]`),
      };
      const parts = JSON.stringify(valueAt(body, [...path, 0]) ?? 0);
      const long = {
        name: `${where}: a list without an end`,
        body: fill(
          body,
          path,
          (bytes) => `[${`${parts},`.repeat(Math.floor(bytes / (Buffer.byteLength(parts) + 1)) - 1)}${parts}]`,
        ),
      };
      return [
        ...(schemas.some(({ type }) => type === "string" || [type].flat().includes("string")) ? [text] : []),
        ...(schemas.some(({ type }) => type === "array") ? [list, long] : []),
      ];
    }),
    {
      name: "fields that nobody knows",
      body: fill({ ...wrong, more: 0 }, ["more"], (bytes) => `0${unknown(bytes - 1)}`),
    },
    { name: "brackets", body: "[".repeat(most) },
    ...(last
      ? [{ name: `the dearest it takes, wrong at ${last.join(".")}`, body: JSON.stringify(withAt(taken, last, [])) }]
      : []),
  ];
}

const unknown = (bytes: number): string =>
  Array.from({ length: Math.floor(bytes / 11) }, (_, i) => `,"${String(i).padStart(6, "0")}":0`).join("");
