import * as z from "zod";
import { characters, isBlank, isCleanText, PLAIN_LINE, tidy } from "#question/text";

export const textUpTo = (max: number) => checked(isCleanText, max);

/** One line without characters that reorder the words around it in a list or a file name. */
export const lineUpTo = (max: number, noText: string) =>
  z
    .string(noText)
    .transform((text) => tidy(text).replace(/[^\S\ufeff]+/gu, " "))
    .check(checked((text) => isCleanText(text) && PLAIN_LINE.test(text), max));

/** Name given to a thing by a person. */
export const nameUpTo = (max: number, missing: string) =>
  lineUpTo(max, missing).refine((name) => !isBlank(name), missing);

const checked = (isAllowed: (text: string) => boolean, max: number) =>
  z.check<string>(({ value, issues }) => {
    const wrong = (message: string) => issues.push({ code: "custom", input: value, message });
    if (!isAllowed(value)) wrong("Metinde kullanılamayan bir karakter var.");
    else if (characters(value) > max) wrong(`En çok ${max} karakter olabilir.`);
  });
