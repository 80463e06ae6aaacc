import { lastCategory } from "./category";
import { htmlText, type PlainText } from "./html-text";
import { moodleAnswers } from "./moodle-answers";
import { withDollars } from "./tex-brackets";
import { refuseTooManyRows, type RawQuestion, type RawSet } from "./types";
import { element, elements, readXml, textIn, type Xml } from "./xml";
import { withoutMarkdown } from "./markdown";

export function looksLikeMoodleXml(text: string): boolean {
  let rest = text.replace(/^\s*<\?xml[^>]*>/, "").trimStart();
  while (rest.startsWith("<!--")) {
    const end = rest.indexOf("-->", 4);
    rest = end < 0 ? "" : rest.slice(end + 3).trimStart();
  }
  return /^<quiz[\s>]/.test(rest);
}

export function moodleQuestions(source: string): RawSet {
  const quiz = readXml(source);
  let title: string | undefined;
  const questions: RawQuestion[] = [];
  for (const node of elements(quiz, "question")) {
    const type = node.attributes.get("type") ?? "";
    if (type === "category") title = lastOf(textIn(element(node, "category", "text"))) ?? title;
    else questions.push(questionOf(node, type));
  }
  refuseTooManyRows(questions.length);
  return { format: "moodle", ...(title && { title }), questions };
}

function lastOf(path: string): string | undefined {
  const last = lastCategory(path);
  return last && last !== "top" && !last.startsWith("$") ? last : undefined;
}

function questionOf(node: Xml, type: string): RawQuestion {
  const stem = readable(element(node, "questiontext"));
  const explanation = readable(element(node, "generalfeedback"));
  const answers = moodleAnswers(node, type, readable);
  const losses = [...stem.losses, ...explanation.losses, ...(answers.losses ?? [])];
  return {
    where: `Satır ${node.line}`,
    text: stem.text,
    explanation: explanation.text,
    ...answers,
    losses: [...new Set(losses)],
  };
}

/** A text element with its own format; pictures lie beside the text. */
function readable(node: Xml | undefined): PlainText {
  const text = textIn(node && (element(node, "text") ?? node)).trim();
  const format = node?.attributes.get("format");
  if (format === "plain_text") return { text, losses: [] };
  if (format === "markdown") return { text: withoutMarkdown(text), losses: [] };
  return htmlText(withDollars(text), { keepLines: format === "moodle_auto_format" });
}
