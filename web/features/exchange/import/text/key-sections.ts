import { searchKey } from "#shared/fold";
import type { KeyEntry, PlacedKey } from "./answer-key";
import type { Open } from "./open";

/** Answer from a list for one question, or the reason why there is none. */
type FromKey = { said?: string; place?: number; refusal?: string; doubt?: string };
type Part = { readonly name: string | undefined; readonly entries: readonly KeyEntry[] };

const TRUTH = "Cevap anahtarındaki D ve Y harfleri doğru ve yanlış sayıldı.";
const WHOSE = "Cevap anahtarının hangi bölüme ait olduğu anlaşılmadı. Doğrusunu seçin.";

/** Assigns each list of answers to its part of the text: by name, else to the parts before it, else to those after it. */
export function answersFor(questions: readonly Open[], keys: readonly PlacedKey[], names: ReadonlyMap<number, string>) {
  const answers: FromKey[] = questions.map(() => ({}));
  const notes: string[] = [];
  const keyed = new Set<number>();
  for (const [i, key] of keys.entries()) {
    const parts = partsOf(key);
    const candidates = candidatesFor(questions, keys, i, keyed);
    const whole = candidates.length === 1 && parts.length > 1 && isOneList(parts);
    const all = whole ? [{ name: parts[0]!.name, entries: key.entries }] : parts;
    for (const [at, part] of all.entries()) {
      const named = part.name === undefined ? undefined : sectionNamed(part.name, names);
      const section =
        named ??
        (all.length === candidates.length && canBePlaced(part.name, candidates, names) ? candidates[at] : undefined);
      if (section === undefined) refuse(questions, answers, candidates);
      else {
        keyed.add(section);
        if (key.isByOrder) applyByOrder(part, questions, answers, section);
        else notes.push(...apply(part, questions, answers, section));
      }
    }
  }
  return { answers, notes };
}

/** Rejects a list under an unknown name if several parts come into question and they have names: it is another test's. */
const canBePlaced = (name: string | undefined, candidates: readonly number[], names: ReadonlyMap<number, string>) =>
  name === undefined || candidates.length === 1 || !candidates.some((section) => names.has(section));

/** Splits a list by the names in it, or wherever its numbers start again. */
function partsOf({ entries, part }: PlacedKey): Part[] {
  const parts: { name: string | undefined; entries: KeyEntry[] }[] = [];
  for (const entry of entries) {
    const open = parts.at(-1);
    const before = open?.entries.at(-1)?.number ?? 0;
    const isNew = !open || open.name !== (entry.part ?? part) || (entry.number === 1 && before > 1);
    if (isNew) parts.push({ name: entry.part ?? part, entries: [entry] });
    else open.entries.push(entry);
  }
  return parts;
}

/** Parts of one name, or of different numbers in a text whose numbers go on. */
const isOneList = (parts: readonly Part[]): boolean => {
  const numbers = parts.flatMap(({ entries }) => [...new Set(entries.map(({ number }) => number))]);
  return parts.every(({ name }) => name === parts[0]!.name) || new Set(numbers).size === numbers.length;
};

function sectionNamed(name: string, names: ReadonlyMap<number, string>): number | undefined {
  const found = Array.from(names).filter(([, own]) => isSame(searchKey(own), searchKey(name)));
  return found.length === 1 ? found[0]![0] : undefined;
}

const isSame = (own: string, name: string): boolean =>
  own === name || (name.length >= 3 && (own.includes(name) || name.includes(own)) && digitsOf(own) === digitsOf(name));
const digitsOf = (text: string): string => text.replace(/\D+/g, " ").trim();

/** The parts before a list that have no answers yet; if there are none, the parts after it. */
function candidatesFor(questions: readonly Open[], keys: readonly PlacedKey[], i: number, keyed: ReadonlySet<number>) {
  const sections = (of: readonly Open[]) =>
    [...new Set(of.map(({ section }) => section))].filter((one) => !keyed.has(one));
  const before = sections(questions.slice(0, keys[i]!.at));
  return before.length > 0 ? before : sections(questions.slice(keys[i]!.at, keys[i + 1]?.at ?? questions.length));
}

function refuse(questions: readonly Open[], answers: FromKey[], sections: readonly number[]) {
  for (const [i, { section }] of questions.entries()) if (sections.includes(section)) answers[i] = { refusal: WHOSE };
}

const countRefusal = (answers: number, questions: number) =>
  `Cevap anahtarında ${answers} cevap, metinde ${questions} soru var. Doğrusunu seçin.`;

/** Letters without numbers: only as many as there are questions are sure to be theirs. */
function applyByOrder({ entries }: Part, questions: readonly Open[], answers: FromKey[], section: number) {
  const own = questions.flatMap((question, i) => (question.section === section ? [i] : []));
  for (const [place, i] of own.entries())
    answers[i] =
      own.length === entries.length
        ? { said: entries[place]!.said, place: entries[place]!.place, doubt: TRUTH }
        : { refusal: countRefusal(entries.length, own.length) };
}

function apply({ entries }: Part, questions: readonly Open[], answers: FromKey[], section: number): string[] {
  const byNumber = new Map<number, Set<string>>();
  const places = new Map(entries.map(({ number, place }) => [number, place]));
  const isTruth =
    entries.every(({ said }) => /^(?:D|Y|DOĞRU|YANLIŞ)$/.test(said)) && entries.some(({ said }) => said !== "D");
  for (const { number, said } of entries) byNumber.set(number, (byNumber.get(number) ?? new Set()).add(said));
  const own = questions.flatMap((question, i) => (question.section === section ? [{ question, i }] : []));
  const isNumbered = own.some(({ question }) => question.number !== undefined);
  if (!isNumbered && own.length !== byNumber.size) {
    for (const { i } of own) answers[i] = { refusal: countRefusal(byNumber.size, own.length) };
    return [];
  }
  const seen = new Set<number>();
  for (const [place, { question, i }] of own.entries()) {
    const number = isNumbered ? question.number : place + 1;
    const said = number === undefined ? undefined : byNumber.get(number);
    if (number !== undefined) seen.add(number);
    if (said && said.size > 1)
      answers[i] = { refusal: `Cevap anahtarında ${number} için iki ayrı cevap var: ${[...said].join(", ")}.` };
    else if (said?.has("İPTAL")) answers[i] = { refusal: `Cevap anahtarında ${number}. soru iptal.` };
    else if (said) {
      const [only = ""] = said;
      answers[i] = {
        said: only,
        place: places.get(number!)!,
        ...(!isTruth && /^[DY]$/.test(only) && { doubt: TRUTH }),
      };
    } else if (number !== undefined) answers[i] = { refusal: `Cevap anahtarında ${number} yok. Doğrusunu seçin.` };
  }
  const over = [...byNumber.keys()].filter((number) => !seen.has(number));
  if (over.length === 0) return [];
  const last = own.findLast(({ question }) => (question.number ?? 0) < Math.min(...over));
  last?.question.doubts.push(`Cevap anahtarında ${over[0]} var, metinde yok: bu sorunun içinde kalmış olabilir.`);
  return [`Cevap anahtarında olup metinde bulunmayan sorular: ${over.join(", ")}.`];
}
