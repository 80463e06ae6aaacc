import { lastCategory, moodleTypes, tags } from "#features/exchange/moodle";
import { aboutSet, noteIn, withOwnNote, type OwnNote } from "#features/exchange/own-note";
import { htmlText, type PlainText } from "../files/html-text";
import { moodleAnswers, type PicturedText } from "./moodle-answers";
import { Album } from "./moodle-pictures";
import { withDollars } from "../answers/tex-brackets";
import { refuseTooManyRows, type RawQuestion, type RawSet } from "../types";
import { element, elements, readXml, textIn, type Xml } from "../files/xml";
import { withoutMarkdown } from "./markdown";

export function looksLikeMoodleXml(text: string): boolean {
  let rest = text.replace(/^\s*<\?xml[^>]*>/, "").trimStart();
  while (rest.startsWith("<!--")) {
    const end = rest.indexOf("-->", 4);
    rest = end < 0 ? "" : rest.slice(end + 3).trimStart();
  }
  return new RegExp(`^<${tags.file}[\\s>]`).test(rest);
}

export function moodleQuestions(source: string): RawSet {
  const quiz = readXml(source);
  const album = new Album();
  let title: string | undefined;
  let about = {};
  const questions: RawQuestion[] = [];
  for (const node of elements(quiz, tags.question)) {
    const type = node.attributes.get("type") ?? "";
    const note = noteIn(textIn(element(node, tags.note)));
    if (type === moodleTypes.set) {
      title = lastOf(textIn(element(node, tags.set, tags.text))) ?? title;
      about = { ...about, ...aboutSet(note) };
    } else questions.push(noted(questionOf(node, type, album), note));
  }
  refuseTooManyRows(questions.length);
  const { pictures } = album;
  return { format: "moodle", ...(title && { title }), ...about, ...(pictures.size > 0 && { pictures }), questions };
}

/** Adds the data from our own note. */
function noted(question: RawQuestion, { time_limit, points, ...more }: OwnNote): RawQuestion {
  if (typeof time_limit !== "number" || typeof points !== "number") return question;
  return withOwnNote(question, { time_limit, points, more });
}

function lastOf(path: string): string | undefined {
  const last = lastCategory(path);
  return last && last !== "top" && !/^\$\w+\$$/.test(last) ? last : undefined;
}

function questionOf(node: Xml, type: string, album: Album): RawQuestion {
  const stem = pictured(element(node, tags.asked), album);
  const explanation = readable(element(node, tags.explanation));
  const hasPictures = type === moodleTypes.choice;
  const answers = moodleAnswers(node, type, hasPictures ? (part) => pictured(part, album) : readable);
  const losses = [...stem.losses, ...explanation.losses, ...(answers.losses ?? [])];
  return {
    where: `Satır ${node.line}`,
    text: stem.text,
    explanation: explanation.text,
    ...(stem.image && { image: stem.image }),
    ...answers,
    losses: [...new Set(losses)],
  };
}

/** Reads a text element in its own format. */
const readable = (node: Xml | undefined): PlainText => inFormat(textOf(node), node?.attributes.get("format"));

/** Reads a text element with a picture beside it. */
function pictured(node: Xml | undefined, album: Album): PicturedText {
  const format = node?.attributes.get("format");
  if (!node || format === "plain_text" || format === "markdown") return readable(node);
  const { html, image } = album.takenFrom(textOf(node), node);
  return { ...inFormat(html, format), ...(image && { image }) };
}

const textOf = (node: Xml | undefined): string => textIn(node && (element(node, tags.text) ?? node)).trim();

function inFormat(text: string, format: string | undefined): PlainText {
  if (format === "plain_text") return { text, losses: [] };
  if (format === "markdown") return { text: withoutMarkdown(text), losses: [] };
  return htmlText(withDollars(text), { keepLines: format === "moodle_auto_format" });
}
