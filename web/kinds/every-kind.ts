import { nameOf } from "#question/name-of";
import type { OfAKind } from "./of-a-kind";

/** A question of a kind that only a newer version of this page knows. */
export class UnknownKind extends Error {}

/** Takes a question's part out of what `import.meta.glob` has found: a file of this name in each kind's folder. */
export const everyKind =
  <Part>(found: Readonly<Record<string, Part>>, file: string) =>
  (question: OfAKind): Part => {
    const part = found[`./${nameOf(question)}/${file}`];
    if (part === undefined) throw new UnknownKind(nameOf(question));
    return part;
  };
