import { openPdf } from "#features/exchange/import/pdf/open-pdf";
import { pdfSet } from "#features/exchange/import/pdf/read-pdf";
import { judged } from "#features/exchange/import/read";
import { ImportRefused } from "#features/exchange/import/types";
import { A4, column, writtenPdf, type Drawn, type WrittenPage } from "../../builders/written-pdf";
import { judgedOutcome, type Judged } from "./judged";
import { wrapped, type Made } from "./layouts";
import { LETTERS } from "./manners";
import { askedQuestion, passageText, type Meant } from "./questions";
import type { Random } from "./random";

type MadePdf = Made & { readonly source: Uint8Array };
type Draft = {
  readonly pages: readonly WrittenPage[];
  readonly questions: readonly Meant[];
  readonly isClear?: boolean;
};

/** Letters that the writer of PDFs has. */
const WRITABLE = /^[ -~çÇöÖüÜğĞıİşŞ²³·√\n]*$/;
const question = (random: Random): Meant => {
  const made = askedQuestion(random, 4);
  // A number of the text or of an option that stands alone could be a page's.
  return [...made.stem, ...made.options].every((line) => WRITABLE.test(line)) ? made : question(random);
};
const some = (random: Random, least = 2, most = 7): Meant[] =>
  Array.from({ length: least + random.below(most - least + 1) }, () => question(random));

const LEADING = 14;
const [TOP, LEFT] = [90, 50];
/** Letters on a line of the page, and of half of it. */
const [WIDE, NARROW] = [84, 40];

/** The lines of a question as the page breaks them. */
const linesOf = ({ stem, options }: Meant, number: number, width: number, answer = ""): string[] => [
  ...wrapped(`${number}. ${stem.join("\n")}`, width),
  ...options.flatMap((text, at) => wrapped(`${LETTERS[at]}) ${text}`, width)),
  ...(answer === "" ? [] : [answer]),
];
const keyOf = (questions: readonly Meant[], random: Random): string[] => {
  const letters = questions.map(({ right }, i) => `${i + 1}${random.one([". ", "-", ") "])}${LETTERS[right[0]!]}`);
  return [random.one(["CEVAP ANAHTARI", "Cevap Anahtarı", "CEVAPLAR"]), letters.join("   ")];
};

/** Puts blocks of lines below each other, on as many pages as they need, with an empty line between them. */
function onPages(blocks: readonly (readonly string[])[], left = LEFT): Drawn[][] {
  const pages: Drawn[][] = [[]];
  let top = TOP;
  for (const block of blocks) {
    if (top + block.length * LEADING > A4.height - 80) {
      pages.push([]);
      top = TOP;
    }
    pages.at(-1)!.push(...column(left, top, block, LEADING));
    top += (block.length + 1.5) * LEADING;
  }
  return pages;
}
const pagesOf = (drawn: readonly (readonly Drawn[])[]): WrittenPage[] => drawn.map((one) => ({ drawn: one }));

const layouts: Record<string, (random: Random) => Draft> = {
  "one column, key at the end": (random) => {
    const questions = some(random);
    const blocks = [...questions.map((one, i) => linesOf(one, i + 1, WIDE)), keyOf(questions, random)];
    return { pages: pagesOf(onPages(blocks)), questions };
  },
  "answers below": (random) => {
    const questions = some(random);
    const blocks = questions.map((one, i) => linesOf(one, i + 1, WIDE, `Cevap: ${LETTERS[one.right[0]!]}`));
    return { pages: pagesOf(onPages(blocks)), questions };
  },
  "two columns": (random) => {
    const questions = some(random, 4, 6);
    const half = Math.ceil(questions.length / 2);
    const blocks = questions.map((one, i) => linesOf(one, i + 1, NARROW));
    const [left, right] = [onPages(blocks.slice(0, half)), onPages(blocks.slice(half), 320)];
    const last = Math.max(left.length, right.length);
    const drawn = Array.from({ length: last }, (_, i) => [...(left[i] ?? []), ...(right[i] ?? [])]);
    return {
      pages: pagesOf([...drawn, column(LEFT, TOP, keyOf(questions, random))]),
      questions,
      // A second page with columns of its own breaks the order of the numbers.
      isClear: last === 1,
    };
  },
  "options two by two": (random) => {
    const questions = some(random).map((one) => ({
      ...one,
      options: one.options.map((text) => text.slice(0, 20).trim()),
    }));
    if (questions.some(({ options }) => new Set(options).size < options.length))
      return layouts["options two by two"]!(random);
    let top = TOP;
    const drawn = questions.slice(0, 5).flatMap(({ stem, options }, i) => {
      const lines = wrapped(`${i + 1}. ${stem.join("\n")}`, WIDE);
      const from = top + lines.length * LEADING;
      top = from + 4 * LEADING;
      return [
        ...column(LEFT, from - lines.length * LEADING, lines),
        ...column(LEFT, from, [`A) ${options[0]}`, `C) ${options[2]}`]),
        ...column(300, from, [`B) ${options[1]}`, `D) ${options[3]}`]),
      ];
    });
    const asked = questions.slice(0, 5);
    return { pages: pagesOf([drawn, column(LEFT, TOP, keyOf(asked, random))]), questions: asked };
  },
  "hanging numbers": (random) => {
    const questions = some(random);
    let top = TOP;
    const drawn = questions.slice(0, 5).flatMap((one, i) => {
      const [first = "", ...more] = linesOf(one, i + 1, WIDE);
      const lines = [first.replace(/^\d+\. /, ""), ...more];
      const from = top;
      top += (lines.length + 1.5) * LEADING;
      return [...column(LEFT, from, [`${i + 1}.`]), ...column(LEFT + 18, from, lines)];
    });
    const asked = questions.slice(0, 5);
    return { pages: pagesOf([drawn, column(LEFT, TOP, keyOf(asked, random))]), questions: asked };
  },
  "heads, feet and numbers of pages": (random) => {
    const questions = some(random, 5, 12);
    const head = random.one(["8. SINIF FEN BİLİMLERİ", "ABC ORTAOKULU", "2026-2027 Eğitim Öğretim Yılı"]);
    const foot = random.one(["Palme Yayıncılık", "Diğer sayfaya geçiniz."]);
    const blocks = [...questions.map((one, i) => linesOf(one, i + 1, WIDE)), keyOf(questions, random)];
    const first = 1 + random.below(9);
    const pages = onPages(blocks).map((drawn, i) => [
      ...column(LEFT, 40, [head]),
      ...drawn,
      ...column(LEFT, 805, [foot]),
      ...column(500, 805, [String(first + i)]),
    ]);
    return { pages: pagesOf(pages), questions, isClear: pages.length > 1 };
  },
  "a shared text": (random) => {
    const passage = passageText(random);
    const questions = [...some(random, 2, 2).map((one) => ({ ...one, passage })), ...some(random, 1, 3)];
    const above = ["1 ve 2. soruları aşağıdaki metne göre cevaplayınız.", ...wrapped(passage, WIDE)];
    const blocks = [above, ...questions.map((one, i) => linesOf(one, i + 1, WIDE)), keyOf(questions, random)];
    return WRITABLE.test(passage) ? { pages: pagesOf(onPages(blocks)), questions } : layouts["a shared text"]!(random);
  },
  "a page on its side": (random) => {
    const questions = some(random, 2, 4);
    const blocks = [...questions.map((one, i) => linesOf(one, i + 1, WIDE)), keyOf(questions, random)];
    return { pages: onPages(blocks).map((drawn) => ({ drawn, rotate: 90 })), questions };
  },
  "letters without a map": (random) => {
    const questions = some(random);
    const blocks = questions.map((one, i) => linesOf(one, i + 1, WIDE, `Cevap: ${LETTERS[one.right[0]!]}`));
    const pages = onPages(blocks).map((drawn) =>
      drawn.map((one) => ("text" in one ? { ...one, font: "coded" as const } : one)),
    );
    return { pages: pagesOf(pages), questions, isClear: false };
  },
  "some letters without a map": (random) => {
    const questions = some(random);
    const blocks = questions.map((one, i) => linesOf(one, i + 1, WIDE, `Cevap: ${LETTERS[one.right[0]!]}`));
    const pages = onPages(blocks).map((drawn) =>
      drawn.map((one) => ("text" in one && random.chance(0.1) ? { ...one, font: "coded" as const } : one)),
    );
    return { pages: pagesOf(pages), questions, isClear: false };
  },
  "a stamp across the page": (random) => {
    const questions = some(random);
    const blocks = questions.map((one, i) => linesOf(one, i + 1, WIDE, `Cevap: ${LETTERS[one.right[0]!]}`));
    const stamp: Drawn = { at: [200, 500], text: "TASLAK", size: 60, turn: -40 };
    return { pages: onPages(blocks).map((drawn) => ({ drawn: [...drawn, stamp] })), questions };
  },
  "cut short": (random) => {
    const questions = some(random);
    const blocks = questions.map((one, i) => linesOf(one, i + 1, WIDE, `Cevap: ${LETTERS[one.right[0]!]}`));
    return { pages: pagesOf(onPages(blocks)), questions, isClear: false };
  },
};
export const pdfNames = Object.keys(layouts);

export function madePdf(name: string, random: Random): MadePdf {
  const { pages, questions, isClear = true } = layouts[name]!(random);
  const whole = writtenPdf(pages);
  const source =
    name === "cut short" ? whole.slice(0, Math.floor(whole.length * (0.3 + random.below(65) / 100))) : whole;
  const text = pages.map(({ drawn }) => drawn.map((one) => ("text" in one ? one.text : "")).join("\n")).join("\n\n");
  return { source, text, questions, isClear };
}

const watch = { progress: () => undefined, isStopped: () => false };

/** Reads with the library as it is loaded here: the command ends its loader before a PDF could ask for it. */
export async function judgedPdf({ source, questions }: MadePdf): Promise<Judged> {
  const outcome = await pdfSet(source.slice(), watch, openPdf).then(
    (set) => ({ ok: true as const, result: judged(set, []) }),
    (error: unknown) => {
      if (!(error instanceof ImportRefused)) throw error;
      return { ok: false as const, message: error.message };
    },
  );
  return judgedOutcome(outcome, questions, true);
}
