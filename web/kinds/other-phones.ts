import { nameOf } from "#question/name-of";
import type { Named } from "./question-types";
import type { PhoneKind } from "./phone-kind";

const found = import.meta.glob<PhoneKind>(["./*/phone.tsx", "!./choice/phone.tsx"], { import: "phone" });

/** Loads a kind that did not come with the game. This file imports nothing that only the teacher's pages have. */
export async function phoneKind(question: Named): Promise<PhoneKind> {
  const load = found[`./${nameOf(question)}/phone.tsx`];
  if (!load) throw new Error(`No kind ${nameOf(question)}`);
  return load();
}
