import { optionKeys } from "#question/question";
import { choicesOf, type ExportedChoice, type ExportedSet } from "./exported-set";

/** Moodle's GIFT. Time and points, for which it has no word, go along as a comment that other tools pass over. */
export const setGift = (set: ExportedSet): string =>
  [`$CATEGORY: ${set.title.replace(/\s+/g, " ").replaceAll("/", "//")}`, ...choicesOf(set).map(question)].join("\n\n") +
  "\n";

function question({ question_text, options, correct_option, time_limit, points, explanation }: ExportedChoice): string {
  const answers = optionKeys.flatMap((key) => {
    const text = options[key];
    return text === undefined ? [] : [`\t${answer(text, key === correct_option)}`];
  });
  return [
    `// bilye: time_limit=${time_limit} points=${points}`,
    `[plain]${escaped(question_text)} {`,
    ...answers,
    ...(explanation === "" ? [] : [`\t####${unmarked(explanation)}`]),
    "}",
  ].join("\n");
}

/** A text that begins like a weight gets a weight of its own before it. */
function answer(text: string, isRight: boolean): string {
  const weight = text.startsWith("%") ? (isRight ? "%100%" : "%0%") : "";
  return `${isRight ? "=" : "~"}${weight}${unmarked(text)}`;
}

/** A text that begins like a format's name is said to be plain. */
const unmarked = (text: string): string => (text.startsWith("[") ? "[plain]" : "") + escaped(text);
const escaped = (text: string): string => text.replace(/[\\:#={}~]/g, "\\$&").replaceAll("\n", "\\n");
