import { searchKey } from "#shared/fold";
import { saidAnswer } from "./said-answer";
import { freeAnswer, none, numberAnswer, truth, truthValue, typed, type Body } from "./free-answer";
import type { AskedKind } from "./kinds";
import type { Open } from "./open";
import { itemsIn } from "./own-form";
import { isBareNumber, isNoise, isTitleLike } from "./noise";
import { markedOptions, orderedByLetter } from "./option-order";
import { withoutImages } from "../formats/markdown-images";
import { withoutWorth } from "./worth";
import type { RawQuestion } from "../types";

/** Finishes a question after its last line. `fromKey`: its answer in a list of answers. */
export function finishedQuestion(whole: Open, inKey: string | undefined): RawQuestion {
  const open = withTrueFalse(whole);
  const fromKey = open === whole || inKey === undefined ? inKey : truthWord(inKey);
  const { line, time_limit, points, outcome, explanation } = open;
  const { text: shown, losses } = withoutImages(withoutBlank(open, open.text.join("\n").trim()));
  const { text, worth = open.worth } = withoutWorth(shown);
  const body = bodyOf(withoutOptionImages(open, losses), open.kind, open.answer ?? fromKey);
  const refusal = text === "" ? "Şıkların önünde soru metni yok." : (conflict(open, fromKey) ?? body.refusal);
  return {
    where: `Satır ${line}`,
    text,
    ...(time_limit !== undefined && { time_limit }),
    ...(points !== undefined && { points }),
    ...(worth !== undefined && { worth }),
    ...(outcome !== undefined && { outcome }),
    explanation: explanation.join("\n"),
    ...body,
    losses: [...losses, ...(body.losses ?? [])],
    doubts: [
      ...new Set([
        ...open.doubts,
        ...optionDoubts(body.options, open.number),
        ...(body.doubts ?? []),
        ...meltedDoubts(text, open),
      ]),
    ],
    ...(refusal !== undefined && { refusal }),
  };
}

/** Removes the place for D or Y of a statement: "( ) Dünya yuvarlaktır." A text with several such places is about them. */
function withoutBlank({ options, choices }: Open, text: string): string {
  const blanks = text.match(/\(\s*(?:\.{2,}|…|_+)?\s*\)/g) ?? [];
  if (blanks.length !== 1 || options.length + choices.length > 0) return text;
  return text.startsWith(blanks[0]) || text.endsWith(blanks[0]) ? text.replace(blanks[0], "").trim() : text;
}

/** Takes "Doğru" and "Yanlış" on their own lines, without letters, as the options. */
function withTrueFalse(open: Open): Open {
  const words = open.text.slice(-2).map((line) => line.trim());
  const are = (first: string, second: string) => searchKey(words[0]!) === first && searchKey(words[1]!) === second;
  const isBare = open.text.length > 2 && open.options.length === 0 && open.choices.length === 0;
  if (!isBare || open.kind !== undefined || !(are("dogru", "yanlis") || are("yanlis", "dogru"))) return open;
  const choices = words.map((text) => ({ text, isMarked: false, isBold: false }));
  const answer = open.answer !== undefined && { answer: truthWord(open.answer) };
  return { ...open, ...answer, text: open.text.slice(0, -2), choices };
}

/** Spells out "D" and "Y"; leaves other words as they are. */
function truthWord(said: string): string {
  const value = truthValue(said);
  return value === undefined ? said : value ? "Doğru" : "Yanlış";
}

/** Replaces pictures in options with their descriptions, and reports the loss. */
function withoutOptionImages(open: Open, losses: string[]): Open {
  const options = open.options.map((option) => {
    const plain = withoutImages(option.text);
    if (losses.length === 0) losses.push(...plain.losses);
    return { ...option, text: plain.text };
  });
  return { ...open, options };
}

function conflict({ answer, options }: Open, fromKey: string | undefined): string | undefined {
  if (answer === undefined || fromKey === undefined) return undefined;
  const texts = options.map(({ text }) => text);
  const [own, other] = [saidAnswer(answer, texts).correct.join(), saidAnswer(fromKey, texts).correct.join()];
  return own === other || other === ""
    ? undefined
    : `Sorunun altında “${answer}”, cevap anahtarında “${fromKey}” yazıyor.`;
}

/** Doubts lines that look like the foot of a page, or like a number that a scanner misread. */
export function lineDoubts(text: string): string[] {
  const slip = /(?:^|\n)([l|]\s?[.)-]+)(?:\s|$)/.exec(text)?.[1];
  const stray = text
    .split("\n")
    .slice(1)
    .find((line) => isTitleLike(line) || isBareNumber(line) || isNoise(line, false));
  return [
    ...(slip ? [`“${slip}” bir soru numarası olabilir.`] : []),
    ...(stray ? [`“${stray}” satırı soruya ait olmayabilir.`] : []),
  ];
}

/** Doubts an option that holds the next question. */
const optionDoubts = (options: readonly string[], number = 0): string[] =>
  number > 0 && options.some((text) => new RegExp(`\\s${number + 1}\\s?[.)-]+\\s+\\S+\\s`).test(text)) ? [MELTED] : [];

/** Doubts a question whose text contains an option's letter or the next number, or a numbered line of another question. */
const MELTED = "İki soru aynı satırda kalmış olabilir.";
function meltedDoubts(text: string, { number }: Open): string[] {
  const letter = /(?:^|\s)\(?([A-E])(?:-|\.)?\)\s/.exec(text)?.[1];
  const row =
    /(?:^|\s)A(?:\.| [-–]) \S.*\sB(?:\.| [-–]) \S/s.test(text) ||
    /\S[ *]+a(?:-?\)|\.\)?| [-–]) .*\n\W?b(?:-?\)|\.\)?| [-–]) /.test(text);
  const cut = /\p{L}{2,40}-(?: \p{Ll}{2}\S*|$)/mu.exec(text)?.[0];
  const next = number !== undefined && new RegExp(`[?:.)]\\s+${number + 1}\\s*[.)-]+\\s*\\p{L}`, "u").test(text);
  return [
    ...(letter ? [`Soru metninin içinde “${letter})” geçiyor. Şıklara bakın.`] : []),
    ...(row ? ["Şıklar soru metninde kalmış olabilir."] : []),
    ...lineDoubts(text),
    ...(cut ? [`“${cut}” satır sonunda bölünmüş bir söz olabilir.`] : []),
    ...(next ? [MELTED] : []),
  ];
}

function bodyOf(open: Open, kind: AskedKind | undefined, said: string | undefined): Body {
  if (kind === "cloud") return none({ written: { kind: "cloud" } });
  if (open.pairs) return none({ written: { kind: "match", pairs: open.pairs } });
  if (open.items || kind === "order") return ordered(open, said);
  if (kind === "match") return none({ written: { kind: "match", pairs: [] } });
  if (open.asNumber !== undefined || kind === "number") return numberAnswer(open.asNumber ?? said ?? "", open);
  const options = optionsOf(open, said, kind);
  if (options && kind !== "truth" && kind !== "typed") return options;
  if (kind === "truth" && (said === undefined || truthValue(said) === undefined)) return truth();
  if (said === undefined || said === "")
    return none({ refusal: "Şık bulunamadı. Şıkları A) B) C) diye, cevabı “Cevap:” diye yazın." });
  if (kind === "typed") return typed(said, open.isStrict);
  const body = freeAnswer(said, open);
  const isFromKey = open.answer === undefined && truthValue(said) !== undefined;
  const doubt = optionsDoubt(open, said) ?? (isFromKey ? open.keyDoubt : undefined);
  return doubt === undefined ? body : { ...body, doubts: [...(body.doubts ?? []), doubt] };
}

const MIXED = "Metninde başka sorular kalmış olabilir.";
/** Doubts an answer without options that looks like the letter or the number of one. */
function optionsDoubt({ answer, text }: Open, said: string): string | undefined {
  const where = answer === undefined ? "Cevap anahtarında" : "Cevap olarak";
  if ((/^[A-H][).]?$/i.test(said) && truthValue(said) === undefined) || /^\(?[A-H]\s?[)-]+\s*\S/.test(said))
    return `${where} “${said.slice(0, 60)}” yazıyor, ama şık bulunamadı.`;
  const lines = text.join("\n");
  const isTruth = truthValue(said) !== undefined;
  const holdsOption = /\sA\s?[).:–-]\s?\S/.test(lines);
  if (
    isTruth &&
    (holdsOption || /\(\s*\)[^]*\(\s*\)|\(\s*[DYdy]\s*\)/.test(lines) || !/\p{L}{2}[^]*\s[^]*\p{L}{2}/u.test(lines))
  )
    return MIXED;
  if (/(?:^|\s)\(?[A-E]\)\s\S.*\s\(?[A-E]\)\s/.test(said)) return MIXED;
  const isListed =
    /(?:^|\n)\W{0,2}A\W?\s.+\n\W{0,2}B\W?\s/u.test(lines) || /(?:^|\n|\s)1\s?[.)-].+\s2\s?[.)-]/su.test(lines);
  return isListed ? "Soru metnindeki satırlar şık olabilir." : undefined;
}

function optionsOf(open: Open, said: string | undefined, kind: AskedKind | undefined): Body | undefined {
  if (open.options.length === 0) return open.choices.length > 1 ? unlettered(open, said, kind) : undefined;
  const { options, doubts, refusal } = orderedByLetter(open.options);
  const texts = options.map(({ text }) => text);
  if (kind === "poll") return { options: texts, correct: [], kind: "poll", doubts, ...(refusal && { refusal }) };
  const { right, isByBold } = markedOptions(options);
  const marked = isByBold && said !== undefined ? [] : right;
  const answered = answeredBy(texts, marked, said);
  if (isByBold && said === undefined) doubts.push(BY_BOLD);
  const problem = refusal ?? answered.problem;
  return { ...several(texts, answered.correct, kind), doubts, ...(problem && { refusal: problem }) };
}

const BY_BOLD = "Kalın yazılan tek şık doğru sayıldı.";

function unlettered({ choices }: Open, said: string | undefined, kind: AskedKind | undefined): Body {
  const texts = choices.map(({ text }) => text);
  if (kind === "poll") return { options: texts, correct: [], kind: "poll" };
  const marked = choices.flatMap(({ isMarked }, i) => (isMarked ? [i] : []));
  const bold = choices.flatMap(({ isBold }, i) => (isBold ? [i] : []));
  const isByBold = marked.length === 0 && bold.length === 1 && said === undefined;
  const { correct, problem } = answeredBy(texts, isByBold ? bold : marked, said);
  const doubts = isByBold ? [BY_BOLD] : [];
  return { ...several(texts, correct, kind), doubts, ...(problem && { refusal: problem }) };
}

function answeredBy(texts: readonly string[], marked: number[], said: string | undefined) {
  if (said === undefined || said === "") return { correct: marked };
  const found = saidAnswer(said, texts);
  if (marked.length > 0 && !found.problem && marked.join() !== found.correct.join())
    return { correct: [], problem: `Bir şık işaretli, ama cevap olarak “${said.slice(0, 60)}” yazıyor.` };
  return found;
}

const several = (options: string[], correct: number[], kind: AskedKind | undefined): Body => ({
  options,
  correct,
  ...((kind === "multi" || correct.length > 1) && { kind: "multi" as const }),
});

/** Reads cards from their own list, or from options and their letters in order. */
function ordered({ items = [], options, choices }: Open, said: string | undefined): Body {
  const { options: byLetter } = orderedByLetter(options);
  const order = items.length > 0 ? items : said ? itemsIn(said) : [];
  const letters = order.length === 1 ? Array.from(order[0]!.replace(/[\s,;>→-]+/gu, "")) : order;
  const named = letters.map((letter) => byLetter.find((option) => option.letter === letter.toLocaleUpperCase("en")));
  const isByLetter =
    byLetter.length > 0 && named.length === byLetter.length && named.every((option) => option !== undefined);
  if (isByLetter) return none({ written: { kind: "order", items: named.map(({ text }) => text) } });
  const listed =
    order.length > 0 ? order : choices.length > 0 ? choices.map(({ text }) => text) : byLetter.map(({ text }) => text);
  const doubts = order.length > 0 ? [] : ["Kartlar yazıldıkları sırayla doğru sayıldı."];
  return none({ written: { kind: "order", items: listed }, doubts });
}
