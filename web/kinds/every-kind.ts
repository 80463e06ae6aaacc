import { nameOf } from "#question/name-of";
import type { OfAKind } from "./of-a-kind";

/** A question of a kind that only a newer version of this page knows. */
export class UnknownKind extends Error {}

/** Picks a question's part from the result of `import.meta.glob`: a file of this name in each kind's folder. */
export const everyKind =
  <Part>(found: Readonly<Record<string, Part>>, file: string) =>
  (question: OfAKind): Part => {
    const part = found[`./${nameOf(question)}/${file}`];
    if (part === undefined) throw new UnknownKind(nameOf(question));
    return part;
  };
