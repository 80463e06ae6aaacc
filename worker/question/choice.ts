import { limits } from "#protocol/limits";
import {
  isOptionKey,
  optionKeys,
  shuffledList,
  type Distribution,
  type Fault,
  type Kind,
  type OptionKey,
  type Options,
} from "./question";
import { comparable, faultOfText, isBlank, tidy } from "./text";

/** One option of two to six is right. An answer is its letter. */
export type ChoiceFields = { readonly kind?: "choice"; options: Options; correct_option: string };
export type ChoiceDraft = Omit<ChoiceFields, "correct_option"> & { correct_option: string | null };
export type Choice = { readonly kind?: "choice"; readonly options: Options; readonly correct: string };

/** What everybody sees of it, and what is right. */
export type ChoiceShown = { readonly kind?: "choice"; readonly options: Options };
export type ChoiceSolution = { readonly kind?: "choice"; readonly correct_option: string };

export const choice: Kind<ChoiceDraft, Choice, ChoiceShown, ChoiceSolution> = {
  isJudged: true,
  defaultSeconds: 30,
  read({ options: written, correct_option }) {
    const { options, faults } = readOptions(written);
    const isKey = isOptionKey(correct_option);
    const draft = { options, correct_option: isKey && options[correct_option] !== undefined ? correct_option : null };
    return { draft, faults: isKey ? faults : [...faults, unmarked] };
  },
  faults({ options, correct_option }) {
    const incomplete = rowFault(options);
    if (incomplete) return [incomplete];
    const isMarked = correct_option !== null && options[correct_option] !== undefined;
    return [...optionFaults(options), ...(isMarked ? [] : [unmarked])];
  },
  body: ({ options, correct_option }) => (correct_option === null ? null : { options, correct: correct_option }),
  kept({ correct, ...fields }) {
    const { draft, faults } = choice.read({ ...fields, correct_option: correct });
    return faults.length === 0 ? choice.body(draft) : null;
  },
  shown: ({ options }) => ({ options }),
  solution: ({ correct }) => ({ correct_option: correct }),
  /** The texts change places, the letters stay in order; the right answer goes with its text. */
  dealt(body, isMixed, random) {
    if (!isMixed) return body;
    const keys: string[] = keysOf(body.options);
    const sources = shuffledList(keys, random);
    return {
      ...body,
      options: Object.fromEntries(keys.map((key, i) => [key, body.options[sources[i]!]!])),
      correct: keys[sources.indexOf(body.correct)]!,
    };
  },
  takes: ({ options }, value) => isOptionKey(value) && options[value] !== undefined,
  share: ({ correct }, value) => (value === correct ? 1 : 0),
  distribution({ options }, values, players) {
    const counts: Distribution = { none: players };
    for (const key of Object.keys(options)) counts[key] = 0;
    for (const value of values) {
      counts[value] = (counts[value] ?? 0) + 1;
      counts.none -= 1;
    }
    return counts;
  },
  mistake: (_, value) => value,
};

export const keysOf = (options: Options): OptionKey[] => optionKeys.filter((key) => options[key] !== undefined);

const unmarked: Fault = { field: "correct_option", message: "Doğru şıkkı işaretleyin." };

function readOptions(value: unknown): { options: Options; faults: Fault[] } {
  const options: Options = {};
  const wrong = (message: string) => ({ options, faults: [{ field: "options", message }] });
  if (typeof value !== "object" || value === null || Array.isArray(value)) return wrong("Şıkları yazın.");
  const entries = new Map<string, unknown>(Object.entries(value));
  for (const key of optionKeys) {
    const option = entries.get(key);
    if (!entries.delete(key)) continue;
    if (typeof option !== "string") return wrong("Şıklar yazı olmalı.");
    options[key] = tidy(option);
  }
  return entries.size > 0 ? wrong("Şıklar yalnız A, B, C, D, E ve F olabilir.") : { options, faults: [] };
}

/** Two at least, and no letter left out. */
function rowFault(options: Options): Fault | null {
  const keys = keysOf(options);
  if (keys.length < 2) return { field: "options", message: "En az iki şık gerekli." };
  if (keys.every((key, i) => key === optionKeys[i])) return null;
  return { field: "options", message: "Şıklar A’dan başlayıp arada boşluk kalmadan sıralanmalı." };
}

/** All different, none empty. */
function optionFaults(options: Options): Fault[] {
  const seen = new Map<string, OptionKey>();
  return keysOf(options).flatMap((key) => {
    const option = options[key]!;
    if (isBlank(option)) return [atOption(key, `${key} şıkkı boş. Yazın ya da bu şıkkı silin.`)];
    const form = comparable(option);
    const twin = seen.get(form);
    if (!twin) seen.set(form, key);
    const messages = [faultOfText(option, limits.optionText), twin ? `${twin} ve ${key} aynı.` : null];
    return messages.flatMap((message) => (message === null ? [] : [atOption(key, message)]));
  });
}

const atOption = (key: OptionKey, message: string): Fault => ({ field: "options", key, message });
