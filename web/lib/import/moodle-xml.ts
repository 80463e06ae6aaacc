import { lastCategory } from "./category";
import { htmlText, type PlainText } from "./html-text";
import { withDollars } from "./tex-brackets";
import { refuseTooManyRows, type RawQuestion, type RawSet } from "./types";
import { element, elements, readXml, textIn, type Xml } from "./xml";
import { withoutMarkdown } from "./markdown";

/** Kinds of questions of Moodle's that a game of ours has not. */
const kinds = new Map([
  ["shortanswer", "Kısa cevaplı soru, yanlış şıkları yok. Şık ekleyin."],
  ["numerical", "Sayısal cevaplı soru, şıkları yok."],
  ["essay", "Açık uçlu soru, şıkları yok."],
  ["matching", "Eşleştirme sorusu, bu oyunda yok."],
  ["description", "Yalnız açıklama metni, cevabı yok."],
  ["cloze", "Boşluk doldurma sorusu, şıkları yok."],
  ["ordering", "Sıralama sorusu, bu oyunda yok."],
]);

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
  const answers = elements(node, "answer").map((answer) => ({
    ...readable(answer),
    share: Number(answer.attributes.get("fraction") ?? 0),
    hasFeedback: readable(element(answer, "feedback")).text !== "",
  }));
  const losses = [...stem.losses, ...explanation.losses, ...answers.flatMap(({ losses }) => losses)];
  if (answers.some(({ hasFeedback }) => hasFeedback)) losses.push("Şıklara yazılan geri bildirimler alınmadı.");
  const base = { where: `Satır ${node.line}`, text: stem.text, explanation: explanation.text };
  if (type === "truefalse") {
    const right = answers.find(({ share }) => share > 0)?.text.toLowerCase();
    return {
      ...base,
      options: ["Doğru", "Yanlış"],
      correct: right === "true" ? [0] : right === "false" ? [1] : [],
      losses,
    };
  }
  if (type !== "multichoice") {
    const [first] = type === "shortanswer" ? answers.filter(({ share }) => share > 0) : [];
    return {
      ...base,
      options: first ? [first.text] : [],
      correct: first ? [0] : [],
      losses,
      refusal: kinds.get(type) ?? "Bu soru türü bu oyunda yok.",
    };
  }
  const whole = answers.some(({ share }) => share >= 100);
  if (whole && answers.some(({ share }) => share > 0 && share < 100)) losses.push("Kısmi puanlı şık yanlış sayıldı.");
  return {
    ...base,
    options: answers.map(({ text }) => text),
    correct: answers.flatMap(({ share }, i) => (share >= 100 || (!whole && share > 0) ? [i] : [])),
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
