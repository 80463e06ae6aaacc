/** Values of JSON in a text, with what stands around them left out. */
type JsonText = {
  readonly value: unknown;
  /** True if the end is missing or broken. */
  readonly isCut: boolean;
};

const KEYS = /"(?:soru|sorular|soru_?metni|questions?|question_?text|stem)"\s*:/i;

/**
 * Finds questions in JSON as a chat assistant gives it: between fences, with words around it, several pieces, or cut off. What is
 * whole is kept. Undefined if there is none.
 */
export function chatJson(text: string): JsonText | undefined {
  if (!KEYS.test(text)) return undefined;
  const values: unknown[] = [];
  let isCut = false;
  for (let at = startFrom(text, 0); at >= 0;) {
    const end = endOf(text, at);
    const value = end < 0 ? undefined : parsed(text.slice(at, end));
    if (value !== undefined) values.push(value);
    else {
      isCut = true;
      values.push(...wholeItems(text, at));
    }
    at = end < 0 ? -1 : startFrom(text, end);
  }
  if (values.length === 0) return undefined;
  return {
    value:
      values.length === 1
        ? values[0]
        : values.flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value])),
    isCut,
  };
}

/** The next bracket that begins a line. */
function startFrom(text: string, from: number): number {
  const pattern = /(?:^|[\n:])[ \t]*[[{](?=\s*(?:["{[\]}]|$))/g;
  pattern.lastIndex = from;
  const found = pattern.exec(text);
  return found ? found.index + found[0].length - 1 : -1;
}

/** The place behind the bracket that closes the one at `from`; -1 if it does not come. */
function endOf(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') at = stringEnd(text, at);
    else if (sign === "{" || sign === "[") depth++;
    else if ((sign === "}" || sign === "]") && --depth === 0) return at + 1;
  }
  return -1;
}

function stringEnd(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === '"') return at;
  }
  return text.length;
}

/** The whole questions of a broken list: every object that holds one and is closed. */
function wholeItems(text: string, from: number): unknown[] {
  const found: { readonly begin: number; readonly value: unknown }[] = [];
  const open: number[] = [];
  for (let at = from; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') at = stringEnd(text, at);
    else if (sign === "{") open.push(at);
    else if (sign === "}") {
      const begin = open.pop();
      const source = begin === undefined || at - begin > LONGEST ? "" : text.slice(begin, at + 1);
      const value = KEYS.test(source) ? parsed(source) : undefined;
      if (begin === undefined || value === undefined) continue;
      // A section that is whole holds the questions that were found before it.
      while ((found.at(-1)?.begin ?? -1) > begin) found.pop();
      found.push({ begin, value });
    }
  }
  return found.map(({ value }) => value);
}

/** Letters above any question in JSON. */
const LONGEST = 20_000;

/** Also reads commas too many, which JSON does not allow but assistants write. */
function parsed(source: string): unknown {
  for (const text of [source, source.replace(/,(?=\s*[}\]])/g, "")]) {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      // The next form may be read.
    }
  }
  return undefined;
}
