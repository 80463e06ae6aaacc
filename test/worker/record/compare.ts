/** The differences of two recordings, for `npm run record -- --compare`. */

type Difference = { readonly what: string; readonly where: string };

/** Compares two records step by step. The names of ids may differ, if the same two always stand for each other. */
export function differences(before: string, after: string): Difference[] {
  const pairs = new Map<string, string>();
  const [a, b] = [before, after].map((text) => text.split("\n\n--- "));
  return Array.from({ length: Math.max(a!.length, b!.length) }).flatMap((_, i) => {
    const [one, other] = [a![i], b![i]].map((step) => step?.split("\n") ?? []);
    const call = named((one![1] ?? other![1] ?? "").split(" | ")[0]!);
    return Array.from({ length: Math.max(one!.length, other!.length) })
      .flatMap((_, line) => lineDiffers(one![line], other![line], pairs))
      .map((what) => ({ what: `${call}: ${what}`, where: `step ${i}` }));
  });
}
const named = (text: string) => text.replaceAll(/«\d+»|\{.*/g, "…").replaceAll(/socket \d+/g, "socket");

function lineDiffers(a: string | undefined, b: string | undefined, pairs: Map<string, string>): string[] {
  if (a === undefined) return [`more: ${named(b!).slice(0, 200)}`];
  if (b === undefined) return [`less: ${named(a).slice(0, 200)}`];
  if (isSame(a, b, pairs)) return [];
  const [[start, one], [otherStart, other]] = [a, b].map(parsed) as [Parsed, Parsed];
  const label = /"type":"(\w+)"/.exec(a)?.[1] ?? "";
  if (start === null || otherStart === null || !isSame(start, otherStart, pairs)) return [around(a, b)];
  const fields = fieldsDiffer(one, other, pairs, label);
  return fields.length > 0 ? fields : [`${label} other bytes, the same content: ${around(a, b)}`];
}

type Parsed = readonly [start: string | null, value: unknown];
function parsed(line: string): Parsed {
  const at = line.search(/[[{]/);
  try {
    return [line.slice(0, at), JSON.parse(line.slice(at).replaceAll(/(?<=[:[,])@-?\d+/g, '"$&"'))];
  } catch {
    return [null, line];
  }
}

function fieldsDiffer(a: unknown, b: unknown, pairs: Map<string, string>, path: string): string[] {
  if (!isObject(a) || !isObject(b)) {
    const [one, other] = [JSON.stringify(a), JSON.stringify(b)];
    return isSame(one, other, pairs) ? [] : [`${path} was ${one.slice(0, 80)}, is ${other.slice(0, 80)}`];
  }
  const [ours, theirs] = [Object.keys(a), Object.keys(b)];
  const both = ours.filter((key) => theirs.includes(key));
  const at = (key: string) => `${path}${Array.isArray(a) ? "[]" : `.${key}`}`;
  const isInOrder = both.join() === theirs.filter((key) => ours.includes(key)).join();
  return [
    ...theirs.filter((key) => !ours.includes(key)).map((key) => `${at(key)} is new`),
    ...ours.filter((key) => !theirs.includes(key)).map((key) => `${at(key)} is gone`),
    ...(isInOrder ? [] : [`${path} has its fields in another order: ${theirs.join()}`]),
    ...both.flatMap((key) => fieldsDiffer(a[key], b[key], pairs, at(key))),
  ];
}
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** True if the texts are equal but for the names of ids that stand for each other. */
function isSame(a: string, b: string, pairs: Map<string, string>): boolean {
  const [one, other] = [a, b].map((text) => text.match(/«\d+»/g) ?? []);
  if (a.replaceAll(/«\d+»/g, "«»") !== b.replaceAll(/«\d+»/g, "«»")) return false;
  return one!.every((id, i) => {
    const [to, from] = [pairs.get(`> ${id}`) ?? other![i]!, pairs.get(`< ${other![i]!}`) ?? id];
    pairs.set(`> ${id}`, to).set(`< ${other![i]!}`, from);
    return to === other![i] && from === id;
  });
}

/** The first place at which two lines differ. */
function around(a: string, b: string): string {
  let i = 0;
  while (a[i] === b[i]) i++;
  const near = (text: string) => named(text.slice(Math.max(0, i - 40), i + 60));
  return `…${near(a)} → …${near(b)}`;
}
