import { limits } from "#shared/limits";
import { faultAt } from "../fault";
import { kindOf, type QuestionDraft } from "../kinds";
import type { Fault } from "../question";
import { faultOfText, isBlank } from "../text";
import { fieldNamed, fieldNames, type FieldName } from "./fields";
import { isAbsent } from "./parts";

/** All faults of a draft, in the order in which it is read. Texts come trimmed. */
export const questionFaults = (draft: QuestionDraft): Fault[] => [
  ...faultAt("question_text", faultOfText(draft.question_text, limits.questionText)),
  ...faultAt("question_text", isBlank(draft.question_text) ? "Soru metnini yazın." : null),
  ...kindOf(draft).faults(draft),
  ...fieldNames.flatMap((name) => faultAt(name, faultOfField(name, draft[name]))),
  ...faultAt("image", faultOfText(draft.image?.alt ?? "", limits.pictureAlt)),
];

/** The fault of a value, if there is one. */
export function faultOfField(name: FieldName, value: unknown): string | null {
  const { values, label, unit } = fieldNamed(name);
  if (isAbsent(name, value)) return null;
  if ("upTo" in values) return faultOfText(String(value), values.upTo);
  if ("oneOf" in values) return values.oneOf.includes(Number(value)) ? null : notOneOf(label, values.oneOf);
  const { min, max } = values;
  const most = (word: string, number: number) => `${label} en ${word} ${number}${unit ? ` ${unit}` : ""} olabilir.`;
  if (!Number.isInteger(value)) return notWhole(label);
  if (Number(value) < min) return most("az", min);
  return Number(value) > max ? most("çok", max) : null;
}

export const notWhole = (label: string): string => `${label} tam sayı olmalı.`;
export const notOneOf = (label: string, values: readonly number[]): string =>
  `${label} ${values.slice(0, -1).join(", ")} ya da ${values.at(-1)!} olabilir.`;
