import { limits } from "#shared/limits";
import { characters } from "#question/text";
import { htmlText, looksLikeHtml } from "../files/html-text";
import { refuseTooManyRows, type RawQuestion, type RawSet } from "../types";

type Card = {
  readonly line: number;
  readonly term: string;
  readonly meaning: string;
  readonly losses: readonly string[];
};

/** Cards from which on a text with tabs is a pile of cards and no accident. */
const FEWEST = 3;

/** Reads cards as Quizlet and Anki export them: a term, a tab and its meaning on each line. Undefined for any other text. */
export function cardQuestions(source: string): RawSet | undefined {
  const lines = source.split(/\r\n?|\n/);
  const heads = lines.filter((line) => line.startsWith("#"));
  const isAnki = heads.some((line) => /^#separator:/i.test(line));
  const fields = fieldsOf(isAnki ? heads : []);
  const written = lines.flatMap((line, i) =>
    line.trim() === "" || (isAnki && line.startsWith("#")) ? [] : [{ line: i + 1, cells: line.split("\t") }],
  );
  if (written.length < FEWEST || !written.every(({ cells }) => isCard(cells, fields, isAnki))) return undefined;
  refuseTooManyRows(written.length);
  const cards = written.map(({ line, cells }) => cardOf(line, fields(cells)));
  const isMatch = cards.every(({ term, meaning }) => isShort(term) && isShort(meaning));
  return { format: "text", text: source, questions: isMatch ? piles(cards).map(matchOf) : cards.map(typedOf) };
}

const isShort = (text: string): boolean => characters(text) <= limits.cardText && text !== "" && !CLOZE.test(text);

/** Takes the term and the meaning out of a line; Anki says which other columns there are. */
function fieldsOf(heads: readonly string[]): (cells: readonly string[]) => readonly [string, string] {
  const others = new Set(
    heads.flatMap((line) => /^#(?:guid|notetype|deck|tags) column:(\d+)/i.exec(line)?.slice(1, 2).map(Number) ?? []),
  );
  return (cells) => {
    const [term = "", meaning = ""] = cells.filter((_, i) => !others.has(i + 1));
    return [term.trim(), meaning.trim()];
  };
}

/** Neither a numbered question nor a list of answers. */
function isCard(cells: readonly string[], fields: ReturnType<typeof fieldsOf>, isAnki: boolean): boolean {
  const [term, meaning] = fields(cells);
  if (isAnki) return term !== "" && (meaning !== "" || CLOZE.test(term));
  return (
    cells.length === 2 &&
    /\p{L}/u.test(term) &&
    meaning !== "" &&
    !/^(?:\d{1,3}|[A-Ha-h])\s*(?:[.):-]|$)/.test(term) &&
    !/^(?:[A-Ha-h]|[DYTF]|doğru|yanlış)[.)]?$/i.test(meaning) &&
    !/^\(?[A-Ha-h][.)]/.test(meaning) &&
    !term.endsWith("?")
  );
}

const CLOZE = /\{\{c\d+::(.*?)(?:::.*?)?\}\}/;
const SOUND = /\[sound:[^\]]*\]/g;

function cardOf(line: number, [term, meaning]: readonly [string, string]): Card {
  const read = [term, meaning].map((side) => {
    const bare = side.replace(SOUND, "").replace(/^"([\s\S]*)"$/, (_, inside: string) => inside.replaceAll('""', '"'));
    const { text, losses } = looksLikeHtml(bare) ? htmlText(bare) : { text: bare.trim(), losses: [] };
    return { text, losses: SOUND.test(side) ? [...losses, "Kartın sesi alınmadı."] : losses };
  });
  return { line, term: read[0]!.text, meaning: read[1]!.text, losses: read.flatMap(({ losses }) => losses) };
}

/** Piles for one question each: of equal size, with no term and no meaning twice. Cards that fit into none stand alone. */
function piles(cards: readonly Card[]): Card[][] {
  const count = Math.ceil(cards.length / limits.pairs.max);
  const most = Math.ceil(cards.length / count);
  const all: Card[][] = [];
  for (const card of cards) {
    const pile = all.find(
      (pile) => pile.length < most && pile.every(({ term, meaning }) => term !== card.term && meaning !== card.meaning),
    );
    if (pile) pile.push(card);
    else all.push([card]);
  }
  return all.flatMap((pile) => (pile.length < limits.pairs.min ? pile.map((card) => [card]) : [pile]));
}

const matchOf = (pile: readonly Card[]): RawQuestion =>
  pile.length === 1
    ? typedOf(pile[0]!)
    : {
        ...placeOf(pile),
        text: "Kavramları karşılıklarıyla eşleştirin.",
        options: [],
        correct: [],
        written: { kind: "match", pairs: pile.map(({ term, meaning }) => ({ left: term, right: meaning })) },
        losses: ["Kartlar eşleştirme sorusu oldu.", ...pile.flatMap(({ losses }) => losses)],
      };

/** The meaning is asked, the term is the answer; a gap in a card of Anki is asked as a gap. */
function typedOf(card: Card): RawQuestion {
  const gap = CLOZE.exec(card.term);
  const all = gap ? Array.from(card.term.matchAll(new RegExp(CLOZE, "g"))) : [];
  return {
    ...placeOf([card]),
    text: gap ? card.term.replace(CLOZE, "____") : card.meaning,
    options: [],
    correct: [],
    written: { kind: "typed", accepted: [gap ? gap[1]! : card.term], typo: true },
    losses: ["Kart kısa cevap sorusu oldu.", ...card.losses],
    ...(all.length > 1 && { refusal: "Kartta birden çok boşluk var. Tek boşluk bırakın." }),
  };
}

const placeOf = (pile: readonly Card[]): Pick<RawQuestion, "where" | "source"> => ({
  where: `Satır ${pile[0]!.line}`,
  source: { lines: [pile[0]!.line, pile.at(-1)!.line] },
});
