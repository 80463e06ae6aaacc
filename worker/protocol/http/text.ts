import * as z from "zod";
import { characters, isBlank, isCleanText, oddCharacter, PLAIN_LINE, tidy, tooLong } from "#question/text";

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
    if (!isAllowed(value)) wrong(oddCharacter);
    else if (characters(value) > max) wrong(tooLong(max));
  });

export const flag = () => z.boolean("Doğru ya da yanlış olmalı.");

/** Id of a thing that somebody chooses. */
export const idOr = (missing: string) => z.string(missing).min(1, missing).max(64);

/** At least one; the items are checked by `item`. */
export const someOf = <Item extends z.ZodType>(item: Item, missing: string) => z.array(item, missing).min(1, missing);
