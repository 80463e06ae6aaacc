import * as z from "zod";
import { licence } from "../library-words";
import { language, placed } from "./set-fields";

export const noConsent = `Paylaşılan setler ${licence} lisanslı olur. Lisansı kabul edin.`;
export const SharingBody = z.object({
  visibility: z.enum(["private", "link", "public"], "Setin kime açık olacağını seçin."),
  subject: placed.subject.optional(),
  grade: placed.grade.optional(),
  language: language.optional(),
  show_author: z.boolean().optional(),
  show_school: z.boolean().optional(),
  licence: z.literal(licence, noConsent).optional(),
});
