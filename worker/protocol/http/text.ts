import * as z from "zod";
import { characters, isCleanText } from "#question/text";

export const textUpTo = (max: number) =>
  z.check<string>(({ value, issues }) => {
    const wrong = (message: string) => issues.push({ code: "custom", input: value, message });
    if (!isCleanText(value)) wrong("Metinde kullanılamayan bir karakter var.");
    else if (characters(value) > max) wrong(`En çok ${max} karakter olabilir.`);
  });
