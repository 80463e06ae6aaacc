import type { PlainText } from "./html-text";
import type { RawQuestion } from "./types";

type Answers = Pick<RawQuestion, "options" | "correct" | "explanation" | "losses" | "refusal">;
type Read = (text: string) => PlainText;
type Answer = { text: PlainText; right: boolean; partial: boolean; hasFeedback: boolean };

const FEEDBACK_LOST = "Şıklara yazılan geri bildirimler alınmadı.";

/** What stands between the braces of a GIFT question; `read` makes a piece of it readable. */
export function giftAnswers(inside: string, read: Read): Answers {
  const { body, general } = withoutGeneralFeedback(inside);
  const explanation = general === undefined ? undefined : read(general).text;
  return { ...answersOf(body.trim(), read), ...(explanation && { explanation }) };
}

function withoutGeneralFeedback(inside: string): { body: string; general?: string } {
  const at = inside.lastIndexOf("####");
  return at < 0 ? { body: inside } : { body: inside.slice(0, at), general: inside.slice(at + 4) };
}

function answersOf(body: string, read: Read): Answers {
  if (body === "") return none("Açık uçlu soru, şıkları yok.");
  if (body.startsWith("#")) return none("Sayısal cevaplı soru, şıkları yok.");
  if (body.includes("~")) return choices(body, read);
  if (body.includes("=") && body.includes("->")) return none("Eşleştirme sorusu, bu oyunda yok.");
  const [truth, ...feedback] = body.split("#");
  const value = truth!.trim();
  if (/^(?:T|TRUE|F|FALSE)$/.test(value)) {
    return {
      options: ["Doğru", "Yanlış"],
      correct: [value.startsWith("T") ? 0 : 1],
      ...(feedback.length > 0 && { losses: [FEEDBACK_LOST] }),
    };
  }
  return shortAnswer(body, read);
}

const none = (refusal: string): Answers => ({ options: [], correct: [], refusal });

/** The first right answer is kept, so that the teacher only has to add wrong ones. */
function shortAnswer(body: string, read: Read): Answers {
  const [first] = body.split("=").filter((part) => part.trim() !== "");
  const { text } = answerOf(first ?? "", read, true);
  return {
    options: text.text === "" ? [] : [text.text],
    correct: text.text === "" ? [] : [0],
    refusal: "Kısa cevaplı soru, yanlış şıkları yok. Şık ekleyin.",
  };
}

function choices(body: string, read: Read): Answers {
  const parts = Array.from(body.matchAll(/([~=])?([^~=]*)/g)).filter(([, sign, text]) => sign || text!.trim() !== "");
  const answers = parts.map(([, sign, text]) => answerOf(text!, read, sign === "="));
  const single = parts.some(([, sign]) => sign === "=");
  const correct = answers.flatMap(({ right, partial }, i) => (right || (!single && partial) ? [i] : []));
  const losses = answers.flatMap(({ text }) => text.losses);
  if (answers.some(({ hasFeedback }) => hasFeedback)) losses.push(FEEDBACK_LOST);
  if (single && answers.some(({ partial, right }) => partial && !right))
    losses.push("Kısmi puanlı şık yanlış sayıldı.");
  return { options: answers.map(({ text }) => text.text), correct, losses: [...new Set(losses)] };
}

/** A weight before the text: 100 is right, anything else above zero is a part of it. */
function answerOf(part: string, read: Read, marked: boolean): Answer {
  const [whole, weight] = /^\s*%(-?\d{1,3}(?:\.\d*)?)%/.exec(part) ?? [];
  const [text, ...feedback] = (whole ? part.slice(whole.length) : part).split("#");
  const value = weight === undefined ? (marked ? 100 : 0) : Number(weight);
  return {
    text: read(text!),
    right: value >= 100,
    partial: value > 0 && value < 100,
    hasFeedback: feedback.join("").trim() !== "",
  };
}
