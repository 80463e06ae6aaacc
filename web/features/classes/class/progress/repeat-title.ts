import { limits } from "#shared/limits";
import { cutTo } from "#question/text";
import { outcomeWords } from "#words/outcome-words";

const before = "Tekrar: ";
const between = " ve ";

/** Title of the set, "Tekrar: M.8.1.2 ve M.8.1.3": outcomes by their codes, or cut to fit. */
export function repeatTitle(outcomes: readonly string[]): string {
  const room = limits.setTitle - before.length - between.length * (outcomes.length - 1);
  const most = Math.floor(room / outcomes.length);
  const names = outcomes.map((outcome) => cutTo(outcomeWords(outcome).code?.replace(/\.$/, "") ?? outcome, most));
  return before + names.join(between);
}
