import { IMAGE_LOST } from "../parts/html-text";
import type { ColumnRole } from "./sheet";
import { textSet } from "../text-set";
import type { RawQuestion, RawSet } from "../types";
import { LOST_EQUATION, type WordText } from "./docx";
import type { WordPictures } from "./docx-pictures";

/** The questions of a Word document, each with the picture that stood in it; what could not be taken is doubted where it stood. */
export function wordSet({ text, pictures }: WordText, roles?: readonly ColumnRole[]): RawSet {
  const { title, notes = [], ...set } = textSet(betweenQuestions(text), roles);
  const heading = title === undefined ? "" : withoutMarks(title);
  return {
    ...set,
    ...(heading && { title: heading }),
    notes: notes.map((note) => withoutMarks(note.replace(/“\[resim[^\]]*\]”/g, "bir resim"))),
    pictures: new Map(Array.from(pictures.values(), ({ picture, bytes }) => [picture.id, bytes])),
    questions: set.questions.map((question) => withPictures(question, pictures)),
  };
}

const MARK = /[ \t]*\[resim(?: (\d+)(\??))?\]/g;
const withoutMarks = (text: string): string =>
  text
    .replace(MARK, "")
    .replace(/^\s*\n/gm, "")
    .trim();

const ONLY_MARKS = /^(?:\s*\[resim[^\]]*\])+\s*$/;
const NUMBERED = /^\s*\**\s*\d{1,3}\s*[.)-]/;
const ENDS_A_QUESTION = /^\s*\**\s*(?:\(?[A-Ha-h]\s*[.)-]|(?:doğru )?(?:cevap|yanıt)\b)/i;

/** A picture between the last option and the next number is of the next question, which speaks of "the figure above". */
function betweenQuestions(text: string): string {
  const lines = text.split("\n");
  lines.forEach((line, at) => {
    if (!ONLY_MARKS.test(line)) return;
    const next = lines.findIndex((other, i) => i > at && other.trim() !== "");
    const before = lines.slice(0, at).findLast((other) => other.trim() !== "");
    const isBetween = before === undefined || ENDS_A_QUESTION.test(before);
    if (next < 0 || !isBetween || !NUMBERED.test(lines[next]!)) return;
    lines[next] += ` ${line.replace(/ (\d+)\]/g, " $1?]").trim()}`;
    lines[at] = "";
  });
  return lines.join("\n");
}

function withPictures(question: RawQuestion, pictures: WordPictures["found"]): RawQuestion {
  const inText = taken(question.text, pictures);
  const inOptions = question.options.map((option) => taken(option, pictures));
  const rest = JSON.stringify([question.explanation, question.written]);
  const all = [inText, ...inOptions];
  const doubts = [
    ...(all.some(({ isLost }) => isLost) || rest.search(MARK) >= 0 ? [IMAGE_LOST] : []),
    ...(all.some(({ isMoved }) => isMoved) ? [MOVED] : []),
    ...([question.text, ...question.options].some((text) => text.includes(LOST_EQUATION)) ? [EQUATION_LOST] : []),
  ];
  const isPictured = inOptions.some(({ picture }) => picture);
  return {
    ...question,
    text: inText.text,
    options: inOptions.map(({ text }) => text),
    ...(inText.picture && { image: inText.picture }),
    ...(isPictured && { images: inOptions.map(({ picture }) => picture) }),
    ...(question.explanation !== undefined && { explanation: withoutMarks(question.explanation) }),
    ...(doubts.length > 0 && { doubts: [...(question.doubts ?? []), ...doubts] }),
  };
}

const EQUATION_LOST = "Denklemi alınmadı. Yerine formülünü yazın.";
const MOVED = "Resim iki sorunun arasında duruyordu, bu soruya verildi.";

/** One picture is taken; what is more is lost. */
function taken(text: string, pictures: WordPictures["found"]) {
  const marks = [...text.matchAll(MARK)];
  const [first] = marks.flatMap(([, number, moved]) => {
    const found = pictures.get(Number(number));
    return found ? [{ picture: found.picture, isMoved: moved === "?" }] : [];
  });
  return {
    text: marks.length === 0 ? text : withoutMarks(text),
    picture: first?.picture,
    isMoved: first?.isMoved === true,
    isLost: marks.length > (first ? 1 : 0),
  };
}
