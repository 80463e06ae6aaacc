export type Option = {
  readonly letter: string;
  readonly text: string;
  /** Sign before or behind it that marks it as right. A star may also be a bullet. */
  readonly mark: "" | "*" | "✓";
  readonly isBold: boolean;
  /** Stands at the beginning of a line; a letter within a line may belong to a text. */
  readonly leads: boolean;
  readonly isLower: boolean;
  /** True if its mark stands between it and the next option. */
  readonly isUnsure: boolean;
  /** Sign behind the letter. */
  readonly style: string;
  /** As it stands in the text: it may turn out to be a statement or a speaker. */
  readonly source: string;
  readonly doubt?: string;
};
type Look = { readonly isBold: boolean; readonly isStarred: boolean };

/** A letter with its sign, at the beginning of a line or within one, perhaps after a mark for the right option. */
const LEADING = /^([*✓]?)\s*[([]?([A-HÇa-hç])\s?([)\]]|-\)|\.\)|\.-|\.|[-–—:/](?=\s))\s*/u;
const WITHIN = /(?:\s(?:[-–•●▪]\s)?(\*\s*|✓)?|\t(✓) )\(?([A-Ha-h])\s?(?:\)|-\)|\.\))\s*/gu;

type Mark = {
  readonly at: number;
  readonly end: number;
  readonly sign: string;
  readonly letter: string;
  readonly leads: boolean;
  readonly style: string;
};

/** Splits a line into options and the text before them. */
export function optionsIn(line: string, look: Look): { text: string; options: Option[] } {
  const marks = marksIn(line);
  const [first] = marks;
  if (!first) return { text: line, options: [] };
  const options = marks.map((mark, i) => {
    const next = marks[i + 1]?.at ?? line.length;
    const rest = line.slice(mark.end, next);
    const isUnsure = next < line.length && line[next - 1] !== "\t" && rest.trimEnd().endsWith("✓");
    return { ...option(mark, rest, look), isUnsure, style: mark.style, source: line.slice(mark.at, next).trim() };
  });
  return { text: line.slice(0, first.at).replace(/[\s*]+$/, ""), options };
}

function marksIn(line: string): Mark[] {
  const [whole, sign = "", letter = "", style = ""] = LEADING.exec(line) ?? [];
  const leading: Mark[] = whole === undefined ? [] : [{ at: 0, end: whole.length, sign, letter, leads: true, style }];
  const from = whole?.length ?? 0;
  const within = [...strict(line, from), ...(style === "." || style === ".-" ? dotted(line, from, letter) : [])];
  if (leading.length > 0) return [...leading, ...within.filter((mark) => isSameCase(mark.letter, letter))];
  // After a question there must be at least two, beginning with A.
  const first = within.findIndex((mark) => mark.letter === "A" || mark.letter === "a");
  const all = first < 0 ? [] : within.slice(first).filter((mark) => isSameCase(mark.letter, within[first]!.letter));
  return all.length >= 2 && all[1]!.letter.toLocaleUpperCase("en") === "B" ? all : [];
}

const strict = (line: string, from: number): Mark[] =>
  Array.from(line.slice(from).matchAll(WITHIN), ({ index, 0: whole, 1: sign = "", 2: tick = "", 3: letter = "" }) => ({
    at: from + index + 1,
    end: from + index + whole.length,
    sign: sign.trim() || tick,
    letter,
    leads: false,
    style: ")",
  }));

/** Reads "A. x B. y C. z": a full stop is enough if the letters are consecutive. */
function dotted(line: string, from: number, letter: string): Mark[] {
  const found: Mark[] = [];
  let [at, last] = [from, letter];
  for (;;) {
    const next = String.fromCharCode(last.charCodeAt(0) + 1);
    const match = new RegExp(`\\s${next}\\.\\s+(?=\\S)`).exec(line.slice(at));
    if (!match) return found;
    const start = at + match.index + 1;
    at += match.index + match[0].length;
    last = next;
    found.push({ at: start, end: at, sign: "", letter: next, leads: false, style: "." });
  }
}

const isSameCase = (one: string, other: string): boolean => one <= "Z" === other <= "Z";

function option(
  { sign, letter, leads }: Mark,
  rest: string,
  { isBold, isStarred }: Look,
): Omit<Option, "isUnsure" | "style" | "source"> {
  const text = rest.replace(/\s+/g, " ").trim();
  const bare = text
    .replace(/^[*✓]\s*/u, "")
    .replace(/\s*(?:[*✓]|[([](?:doğru|dogru|Doğru|DOĞRU|correct)(?: cevap| şık)?[)\]])+$/u, "");
  const [said] = /[✓]/u.exec(text.replace(bare, "")) ?? [];
  const isMarked = sign !== "" || bare !== text;
  const mark =
    !isMarked && !(isStarred && leads) ? "" : sign === "✓" || said || (bare !== text && sign === "") ? "✓" : "*";
  return { letter: letter.toLocaleUpperCase("en"), text: bare, mark, isBold, leads, isLower: letter > "Z" };
}
