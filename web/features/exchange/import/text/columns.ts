import { optionsIn } from "./options";
import { lineOf, type Line } from "./source";

const HEAD = /^(?:soru\s*)?(\d{1,3})\s*[.)-]+\s*(?:[^\s\d]|\d\S*\s\S)/i;
const LETTER = /^[*✓]?\s*\(?([A-Ha-h])\s?[).]/u;

const MIXED = "İki sütunlu yazılmış, parçaları karışmış olabilir.";

/** Puts a page pasted from two columns in order: left column, then right. */
export function uncolumned(lines: readonly Line[]): Line[] {
  const out: Line[] = [];
  for (let at = 0; at < lines.length;) {
    const edge = edgeOf(lines[at]!);
    if (edge === undefined) out.push(lines[at++]!);
    else {
      const end = endOf(lines, at, edge);
      const [left, right]: [Line[], Line[]] = [[], []];
      for (const line of lines.slice(at, end)) {
        const halves = halvesOf(line, edge);
        const isUnsure = !halves.right && halves.left !== "" && !(HEAD.test(halves.left) || LETTER.test(halves.left));
        const isJoined = halves.right !== undefined && (halves.isMoved === true || isUneven(halves.left, halves.right));
        left.push({ ...lineOf(line.place, halves.left), ...((isUnsure || isJoined) && { doubt: MIXED }) });
        right.push({ ...lineOf(line.place, halves.right ?? ""), ...(isJoined && { doubt: MIXED }) });
      }
      out.push(...left, lineOf(lines[at]!.place, ""), ...right);
      at = end;
    }
  }
  return out;
}

/** True if one half of a line has more options than the other: two lines may have been joined. */
function isUneven(left: string, right: string): boolean {
  const [one, other] = [left, right].map((half) => optionsIn(half.trim(), PLAIN).options.length);
  return one !== other && one! > 0 && other! > 0;
}
const PLAIN = { isBold: false, isStarred: false };

/** Finds the start of the right column on a line that begins a question in both. */
function edgeOf({ raw }: Line): number | undefined {
  if (raw.length > 400 || !/\S(?: {2,}|\s*\t)\s*\S/.test(raw)) return undefined;
  const left = HEAD.exec(raw.trimStart());
  if (!left) return undefined;
  for (const gap of raw.matchAll(/(?: {2,}|\s*\t\s*)(?=\S)/g)) {
    const at = gap.index + gap[0].length;
    const right = HEAD.exec(raw.slice(at));
    if (
      /\p{L}/u.test(raw.slice(0, gap.index)) &&
      right &&
      Number(right[1]) > Number(left[1]) &&
      !LETTER.test(raw.slice(at))
    )
      return at;
  }
  return undefined;
}

/** Finds the end of the two columns: a question that begins only on the left. */
function endOf(lines: readonly Line[], from: number, edge: number): number {
  let last = from + 1;
  let number = numberIn(lines[from]!);
  for (let at = from + 1; at < lines.length; at++) {
    const line = lines[at]!;
    if (line.text === "") continue;
    const { right } = halvesOf(line, edge);
    const own = right === undefined || edgeOf(line) !== undefined ? numberIn(line) || undefined : undefined;
    const isNext = own === undefined || (right !== undefined && own === number + 1);
    if (!isNext || (right === undefined && at > last)) break;
    number = own ?? number;
    last = at + 1;
  }
  return last;
}

const numberIn = ({ raw }: Line): number => Number(HEAD.exec(raw.trimStart())?.[1]);

type Halves = { readonly left: string; readonly right?: string; readonly isMoved?: boolean };

function halvesOf({ raw }: Line, edge: number): Halves {
  const gaps = Array.from(raw.matchAll(/(?: {2,}|\s*\t\s*)(?=\S)/g), ({ index, 0: gap }) => ({
    index,
    end: index + gap.length,
  })).filter(({ index }) => index > 0 || raw.startsWith("\t"));
  const letter = LETTER.exec(raw.trimStart())?.[1]?.toLocaleUpperCase("en");
  const twin = gaps.find(
    ({ end }) => letter !== undefined && LETTER.exec(raw.slice(end))?.[1]?.toLocaleUpperCase("en") === letter,
  );
  const near = gaps.toSorted((a, b) => Math.abs(a.end - edge) - Math.abs(b.end - edge))[0];
  const cut = twin ?? (near && (Math.abs(near.end - edge) <= 4 || raw.includes("\t")) ? near : undefined);
  if (cut) return { left: raw.slice(0, cut.index), right: raw.slice(cut.end) };
  // A line of the left column that was broken, and an option of the right one nearer to it than its column.
  const [moved] = letter === undefined ? gaps.filter(({ end }) => LETTER.test(raw.slice(end))) : [];
  if (moved && !HEAD.test(raw.trimStart()) && moved.index > 0)
    return { left: raw.slice(0, moved.index), right: raw.slice(moved.end), isMoved: true };
  // The line belongs to the right column only.
  return /^\s/.test(raw) && raw.length - raw.trimStart().length >= edge - 4 ? { left: "", right: raw } : { left: raw };
}
