import { nameOf } from "#question/name-of";
import type { Named } from "./question-types";

/** A question of a kind that only a newer version of this page knows. */
export class UnknownKind extends Error {}

/**
 * Picks a question's part from the result of `import.meta.glob`: a file of this name in each kind's folder. The glob's type says
 * that a part takes any question, though a file's own part takes those of its kind: part and question are used together.
 */
export const everyKind =
  <Part>(found: Readonly<Record<string, Part>>, file: string) =>
  (question: Named): Part => {
    const part = found[`./${nameOf(question)}/${file}`];
    if (part === undefined) throw new UnknownKind(nameOf(question));
    return part;
  };
