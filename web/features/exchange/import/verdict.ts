import { limits } from "#shared/limits";
import { faultOfField, questionFaults } from "#question/fields/faults";
import { fieldNamed, fieldNames, questionFields, type WrittenFields } from "#question/fields/fields";
import { withoutAbsent } from "#question/fields/parts";
import { kindOf, type BodyDraft, type QuestionDraft } from "#question/kinds";
import { characters, cutTo } from "#question/text";
import { piecesOf } from "#question/text-pieces";
import { cleaned, cleanedFields, type Findings } from "./findings";
import { optionBody } from "./answers/option-body";
import type { ImportRow, RawQuestion } from "./types";

/** Turns a question as read into a row: draft, verdict, and every reason for it. */
export function rowOf(raw: RawQuestion): ImportRow {
  const found: Findings = {
    changes: [...(raw.losses ?? [])],
    doubts: [...(raw.doubts ?? [])],
    faults: raw.refusal ? [raw.refusal] : [],
  };
  const question = draftOf(raw, found);
  if (found.faults.length === 0) found.faults.push(...new Set(questionFaults(question).map(({ message }) => message)));
  const reasons = [...found.faults, ...found.doubts, ...found.changes];
  return { where: raw.where, ...(raw.source && { source: raw.source }), verdict: verdictOf(found), reasons, question };
}

function verdictOf({ faults, doubts, changes }: Findings): ImportRow["verdict"] {
  if (faults.length > 0) return "left_out";
  if (doubts.length > 0) return "doubtful";
  return changes.length > 0 ? "changed" : "taken";
}

function draftOf(raw: RawQuestion, found: Findings): QuestionDraft {
  const question_text = cleaned(raw.text, found);
  if (characters(question_text) > limits.questionText) {
    found.faults.push(
      `Soru metni ${characters(question_text)} karakter, en çok ${limits.questionText} olabilir. Kısaltın.`,
    );
  }
  const body = raw.written ? writtenBody(raw.written, found) : optionBody(raw, found);
  if ([question_text, ...Object.values(body.options ?? {})].some(hasOtherFormula)) {
    found.changes.push("Formül düz yazı olarak alındı.");
  }
  const time_limit = timeLimit(raw.time_limit, kindOf(body).defaultSeconds, found);
  return {
    question_text,
    ...body,
    ...withoutAbsent(allowedFields({ ...raw, time_limit }, found)),
    ...(raw.image && { image: raw.image }),
  };
}

/** Lets the kind read its own fields and reports those that it cannot read. */
function writtenBody(written: NonNullable<RawQuestion["written"]>, found: Findings): BodyDraft {
  const read = kindOf(written).read(cleanedFields(written, found));
  found.faults.push(...new Set(read.faults.map(({ message }) => message)));
  return read.draft;
}

/** Finds TeX outside dollars, which is shown as plain text. */
const hasOtherFormula = (text: string): boolean =>
  piecesOf(text.slice(0, 2_000)).some(({ is, source }) => is === "text" && /\\\(.+\\\)|\\begin\{/s.test(source));

function timeLimit(seconds: number | undefined, usual: number, { changes }: Findings): number {
  const { min, max } = questionFields.time_limit.values;
  if (seconds === undefined) return usual;
  if (!Number.isFinite(seconds) || seconds <= 0) {
    changes.push(`Süresi yok, ${usual} saniye verildi.`);
    return usual;
  }
  const allowed = Math.min(max, Math.max(min, Math.round(seconds)));
  if (allowed !== seconds) changes.push(`Süre ${seconds} saniyeydi, ${allowed} saniye yapıldı.`);
  return allowed;
}

/** The fields as a question may have them: a text may be cut, and a number that is not allowed becomes the usual one. */
function allowedFields(raw: Partial<WrittenFields>, found: Findings): WrittenFields {
  const allowed = fieldNames.map((name) => {
    const { values, usual, label, insteadSaid } = fieldNamed(name);
    const value = raw[name];
    if ("upTo" in values) {
      const text = cleaned(String(value ?? ""), found);
      if (characters(text) > values.upTo) found.changes.push(`${label} ${values.upTo} karaktere kısaltıldı.`);
      return [name, cutTo(text, values.upTo)];
    }
    if (value === undefined) return [name, usual];
    const fault = faultOfField(name, value);
    if (fault) found.changes.push(insteadSaid ?? fault);
    return [name, fault ? usual : value];
  });
  return Object.fromEntries(allowed) as WrittenFields;
}
