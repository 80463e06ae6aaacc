/** Signs of Moodle's GIFT that the writer and the reader share. */

export const categoryMark = "$CATEGORY:";
export const commentMark = "//";
/** Stands before the explanation, behind the answers. */
export const explanationMark = "####";
/** Stands between the sides of a pair. Cannot be escaped. */
export const pairMark = "->";

/** Signs that mean something in GIFT. In a text each has a backslash before it, and a line ends with "\n". */
export const signs = ["\\", ":", "#", "=", "{", "}", "~"] as const;

/** Names of a text's format, in square brackets before it. */
const textFormats = ["html", "moodle", "plain", "markdown"] as const;
export type TextFormat = (typeof textFormats)[number];
/** Finds a format's name. Any other word in brackets is text. */
export const formatName = new RegExp(`^\\[(${textFormats.join("|")})\\]`);

/** Comments of ours: other programs ignore them. A note in JSON may follow. */
const setMark = "// bilye-set:";
export const setComment = (note: string): string => `${setMark}${note}`;
export const noteAboutSet = (source: string): string =>
  new RegExp(`^${setMark} (\\{.*\\})$`, "m").exec(source)?.[1] ?? "";

export const questionComment = (seconds: number, points: number, note: string): string =>
  `// bilye: time_limit=${seconds} points=${points}${note}`;
/** Reads the comment; undefined if the text does not begin with one. */
export function commentIn(text: string): { seconds: number; points: number; note: string } | undefined {
  const [, seconds, points, note = "{}"] =
    /^\/\/ bilye: time_limit=(\d+) points=([012])(?: (\{.*\}))?(?:\n|$)/.exec(text) ?? [];
  return seconds === undefined ? undefined : { seconds: Number(seconds), points: Number(points), note };
}
