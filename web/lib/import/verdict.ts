import { limits } from "#protocol/limits";
import { characters, cutTo, isBlank, isCleanText } from "#question/text";
import { optionKeys } from "#question/question";
import { kindOf, questionFaults, type BodyDraft, type QuestionDraft } from "#question/kinds";
import { piecesOf } from "../../texts/pieces";
import type { ImportRow, RawQuestion } from "./types";

type Findings = { changes: string[]; faults: string[] };
type Options = { texts: string[]; right: number[] };

/** What becomes of a question that a format gave: a draft, a verdict, and every reason for it. */
export function rowOf(raw: RawQuestion): ImportRow {
  const found: Findings = { changes: [...(raw.losses ?? [])], faults: raw.refusal ? [raw.refusal] : [] };
  const question = draftOf(raw, found);
  if (found.faults.length === 0) found.faults.push(...new Set(questionFaults(question).map(({ message }) => message)));
  if (found.faults.length > 0) {
    return { where: raw.where, verdict: "left_out", reasons: [...found.faults, ...found.changes], question };
  }
  const verdict = found.changes.length > 0 ? "changed" : "taken";
  return { where: raw.where, verdict, reasons: found.changes, question };
}

function draftOf(raw: RawQuestion, found: Findings): QuestionDraft {
  const clean = (text: string) => cleaned(text, found);
  const question_text = clean(raw.text);
  if (characters(question_text) > limits.questionText) {
    found.faults.push(
      `Soru metni ${characters(question_text)} karakter, en çok ${limits.questionText} olabilir. Kısaltın.`,
    );
  }
  const explanation = clean(raw.explanation ?? "");
  if (characters(explanation) > limits.explanation) {
    found.changes.push(`Açıklama ${limits.explanation} karaktere kısaltıldı.`);
  }
  const outcome = cutTo(clean(raw.outcome ?? ""), limits.outcome);
  return {
    question_text,
    ...(raw.written ? writtenBody(raw.written, found) : choiceBody(raw, question_text, found)),
    time_limit: timeLimit(raw.timeLimit, found),
    points: points(raw.points, found),
    explanation: cutTo(explanation, limits.explanation),
    ...(outcome !== "" && { outcome }),
    ...(raw.image && { image: raw.image }),
  };
}

/** A kind reads its own fields; what it cannot make out is said. */
function writtenBody(written: NonNullable<RawQuestion["written"]>, { faults }: Findings): BodyDraft {
  const read = kindOf(written).read(written);
  faults.push(...new Set(read.faults.map(({ message }) => message)));
  return read.draft;
}

function choiceBody(raw: RawQuestion, questionText: string, found: Findings): BodyDraft {
  const clean = (text: string) => cleaned(text, found);
  const { texts, right } = fitting(withoutBlanks({ texts: raw.options.map(clean), right: raw.correct }, found), found);
  if (!raw.refusal && !isBlank(raw.text)) judgeRight(texts, right, found);
  if ([questionText, ...texts].some(hasOtherFormula)) {
    found.changes.push("Formül düz yazı olarak alındı.");
  }
  const options: BodyDraft["options"] = {};
  for (const [i, text] of texts.entries()) options[optionKeys[i]!] = text;
  return { options, correct_option: right.length === 1 ? optionKeys[right[0]!]! : null };
}

/** TeX that no dollars hold: it is shown as it is written. */
const hasOtherFormula = (text: string): boolean =>
  piecesOf(text.slice(0, 2_000)).some(({ is, source }) => is === "text" && /\\\(.+\\\)|\\begin\{/s.test(source));

/** What the server would refuse is taken out, and said. */
function cleaned(text: string, { changes }: Findings): string {
  const tidy = text.replace(/\r\n?/g, "\n");
  if (isCleanText(tidy)) return tidy.trim();
  const note = "Okunamayan karakterler çıkarıldı.";
  if (!changes.includes(note)) changes.push(note);
  return tidy
    .toWellFormed()
    .replace(/\ufffd|[^\P{Cc}\t\n]/gu, "")
    .trim();
}

/** Empty options in between are closed up, so that letters stay without a gap. */
function withoutBlanks({ texts, right }: Options, { changes, faults }: Findings): Options {
  const kept = texts.map((_, i) => i).filter((i) => !isBlank(texts[i]!));
  const last = kept.at(-1) ?? -1;
  if (last >= kept.length) changes.push("Aradaki boş şık atlandı, şıklar yeniden harflendirildi.");
  const pointsAtNothing = right.find((i) => isBlank(texts[i] ?? ""));
  if (pointsAtNothing !== undefined) faults.push(`Doğru gösterilen ${pointsAtNothing + 1}. şık boş.`);
  return only(kept, { texts, right });
}

/** These of the options, in this order; right ones among them stay right. */
function only(kept: readonly number[], { texts, right }: Options): Options {
  const place = new Map(kept.map((i, at) => [i, at]));
  return { texts: kept.map((i) => texts[i]!), right: right.flatMap((i) => place.get(i) ?? []) };
}

/** A game has room for so many: a right one stays, wrong ones beyond go, and the teacher is told which. */
function fitting({ texts, right }: Options, { changes }: Findings): Options {
  const room = optionKeys.length;
  if (texts.length <= room) return { texts, right };
  const wrongRoom = Math.max(0, room - right.length);
  const isRight = new Set(right);
  const wrong = texts.map((_, i) => i).filter((i) => !isRight.has(i));
  const kept = [...right, ...wrong.slice(0, wrongRoom)].toSorted((a, b) => a - b).slice(0, room);
  const dropped = texts.filter((_, i) => !kept.includes(i)).map((text) => `“${cutTo(text, 60)}”`);
  changes.push(`Dosyada ${texts.length} şık var, en çok ${room} olabilir. Alınmayan: ${dropped.join(", ")}.`);
  return only(kept, { texts, right });
}

function judgeRight(texts: string[], right: number[], { faults }: Findings) {
  if (texts.length < 2) {
    faults.push(texts.length === 0 ? "Şıkları yok. En az iki şık gerekli." : "Tek şıkkı var. En az iki şık gerekli.");
  } else if (right.length > 1) {
    faults.push(`Birden çok doğru şık işaretli (${right.map((i) => optionKeys[i]).join(", ")}). Birini seçin.`);
  } else if (right.length === 0 && faults.length === 0) {
    faults.push("Doğru şık işaretli değil. Doğrusunu seçin.");
  }
  for (const [i, text] of texts.entries()) {
    const length = characters(text);
    if (length > limits.optionText) {
      faults.push(`${optionKeys[i]} şıkkı ${length} karakter, en çok ${limits.optionText} olabilir. Kısaltın.`);
    }
  }
}

function timeLimit(seconds: number | undefined, { changes }: Findings): number {
  const { min, max, default: usual } = limits.timeLimitSeconds;
  if (seconds === undefined) return usual;
  if (!Number.isFinite(seconds) || seconds <= 0) {
    changes.push(`Süresi yok, ${usual} saniye verildi.`);
    return usual;
  }
  const allowed = Math.min(max, Math.max(min, Math.round(seconds)));
  if (allowed !== seconds) changes.push(`Süre ${seconds} saniyeydi, ${allowed} saniye yapıldı.`);
  return allowed;
}

function points(value: number | undefined, { changes }: Findings): number {
  if (value === undefined) return limits.points.default;
  if ([0, 1, 2].includes(value)) return value;
  changes.push("Puanı bu oyunda yok, standart puan verildi.");
  return limits.points.default;
}
