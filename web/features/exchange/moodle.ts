import type { ChoiceFields } from "#question/choice";

/** Names that the writers and the readers of Moodle XML and GIFT share. */

/** Moodle's types of questions by our kinds. A multi is a choice that is not `single`; other kinds have no type. */
export const moodleTypes = {
  set: "category",
  choice: "multichoice",
  truth: "truefalse",
  typed: "shortanswer",
  number: "numerical",
  order: "ordering",
  match: "matching",
} as const;

/** Elements of Moodle XML that are read as well as written. */
export const tags = {
  file: "quiz",
  question: "question",
  set: "category",
  asked: "questiontext",
  explanation: "generalfeedback",
  answer: "answer",
  text: "text",
  isSingle: "single",
  caseMatters: "usecase",
  tolerance: "tolerance",
  units: "units",
  unit: "unit",
  factor: "multiplier",
  unitName: "unit_name",
  pair: "subquestion",
  picture: "file",
  /** Ours: Moodle ignores it. */
  note: "bilye",
} as const;

/** Address of a picture that lies in the file, beside the text that shows it. */
export const pictureAddress = "@@PLUGINFILE@@/";

/** Options of a choice that is one of Moodle's true/false questions. Moodle shows them in the language of its page. */
export const truthOptions = ["Doğru", "Yanlış"] as const;

export const isTrueOrFalse = ({ options, option_images: images }: Pick<ChoiceFields, "options" | "option_images">) =>
  images === undefined && JSON.stringify(options) === JSON.stringify({ A: truthOptions[0], B: truthOptions[1] });

/** A set's title as the path of a category, and back: slashes inside a name are doubled. */
export const categoryPath = (title: string): string => title.replace(/\s+/g, " ").replaceAll("/", "//");
export const lastCategory = (path: string): string =>
  path.replaceAll("//", "\0").split("/").at(-1)!.replaceAll("\0", "/").trim();
