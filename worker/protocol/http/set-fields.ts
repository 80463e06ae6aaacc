import * as z from "zod";
import { knownLanguage } from "#question/language";
import { isGrade, isSubject } from "#shared/curriculum";

/** Fields of a set for writing and for sharing. */

export const language = z.string("Dil kodunu yazın.").transform((tag, context) => {
  const language = knownLanguage(tag);
  if (language !== null) return language;
  context.addIssue({ code: "custom", message: "Bu bir dil kodu değil. Örnek: tr, en, ar." });
  return z.NEVER;
});
export const noSubject = "Dersi seçin.";
/** Place of a set in the curriculum. */
export const placed = {
  subject: z.string(noSubject).refine(isSubject, "Dersi listeden seçin.").nullable(),
  grade: z.number("Sınıf düzeyini seçin.").refine(isGrade, "Sınıf düzeyini listeden seçin.").nullable(),
};
