import { answerLines, LETTERS, listFor, manner, optionLines, type Manner } from "./manners";
import { askedQuestion, dialogue, linedQuestion, passageText, statement, type Meant } from "./questions";
import type { Random } from "./random";

/** A text with its truth, known before it is read. `isClear`: a teacher who reads it has no doubt about any question. */
export type Made = { readonly text: string; readonly questions: readonly Meant[]; readonly isClear: boolean };
type Draft = { lines: string[]; questions: Meant[]; isClear?: boolean };

const listOf = <Value>(count: number, make: (i: number) => Value): Value[] =>
  Array.from({ length: count }, (_, i) => make(i));
type Make = (random: Random, count: number) => Meant;
/** Nine of ten questions have no option that could be a letter within a line. */
const separable: Make = (random, count) => {
  const question = askedQuestion(random, count);
  return isAmbiguous(question) && random.chance(0.95) ? separable(random, count) : question;
};
/** Questions that do not begin with a number of their text. */
const unnumbered: Make = (random, count) => {
  const question = askedQuestion(random, count);
  return /^\d/.test(question.stem[0]!) && random.chance(0.95) ? unnumbered(random, count) : question;
};
const short: Make = (random, count) => {
  const question = separable(random, count);
  return question.stem[0]!.length > 60 ? short(random, count) : question;
};
const some = (random: Random, make: Make = askedQuestion): Meant[] => {
  const count = 3 + random.below(3);
  return listOf(2 + random.below(7), () => make(random, count));
};
const stemOf = ({ stem }: Meant, number: string): string[] => [`${number} ${stem[0]}`.trim(), ...stem.slice(1)];

/** Puts the questions one below the other, each with the lines that `body` makes of its options. */
function below(questions: Meant[], how: Manner, body: (question: Meant) => string[], number = how.number): Draft {
  const lines = questions.flatMap((question, i) => [
    ...stemOf(question, number(i + 1)),
    ...body(question),
    ...answerLines(question, how),
    ...(how.gap === "\n\n" ? [""] : []),
  ]);
  return { lines: [...lines, ...listFor(questions, how).split("\n")], questions };
}

/** Options are told apart within a line only by A), a), (A) or A-). */
const clearLetter = (how: Manner): Manner => ({
  ...how,
  letter: (at) => `${LETTERS[at]})`,
  answer: how.answer === "star" ? "list" : how.answer,
});
const withNumbers = (how: Manner): Manner => ({ ...how, number: (n) => `${n}.` });
const said = (question: Meant): string => (question.isTrue ? "D" : "Y");
const isAmbiguous = ({ options }: Meant): boolean =>
  options.some((text) => /^(?:\(B\)|a\) bendi|2\.|B şıkkı|D vitamini|E harfi|C vitamini|A ve B)$/.test(text));

const layouts: Record<string, (random: Random) => Draft> = {
  "one option a line": (random) => {
    const how = manner(random);
    return below(some(random), how, (question) => optionLines(question, how));
  },
  "options side by side": (random) => {
    const how = clearLetter(manner(random));
    const gap = random.one(["   ", "\t", "     ", "  "]);
    const questions = some(random, separable);
    return {
      ...below(questions, how, (question) => [optionLines(question, how).join(gap)]),
      isClear: !questions.some(isAmbiguous),
    };
  },
  "options in two rows": (random) => {
    const how = clearLetter(manner(random));
    const isAcross = random.chance(0.5);
    const questions = some(random, separable);
    const rows = (question: Meant) => {
      const all = optionLines(question, how);
      const half = Math.ceil(all.length / 2);
      return listOf(half, (i) =>
        (isAcross ? [all[2 * i], all[2 * i + 1]] : [all[i], all[half + i]])
          .filter((text) => text !== undefined)
          .join("      "),
      );
    };
    return { ...below(questions, how, rows), isClear: !questions.some(isAmbiguous) };
  },
  "everything on one line": (random) => {
    const how = {
      ...clearLetter(withNumbers(manner(random))),
      answer: random.one(["below", "list"] as const),
      gap: "\n",
    };
    const questions = some(random, separable);
    const { lines } = below(
      questions,
      {
        ...how,
        below: (letter) => `Cevap: ${letter}`,
        list: (of) => `Cevap Anahtarı: ${of.map(({ number, letter }) => `${number}-${letter}`).join(" ")}`,
      },
      (question) => optionLines(question, how),
    );
    return { lines: [lines.filter((line) => line !== "").join(" ")], questions, isClear: !questions.some(isAmbiguous) };
  },
  "two columns": (random) => {
    const how = { ...clearLetter(withNumbers(manner(random))), answer: "list" as const, gap: "\n" };
    const questions = listOf(4 + 2 * random.below(3), () => short(random, 4));
    const half = questions.length / 2;
    const column = (part: Meant[], first: number) =>
      part.map((question, i) => [...stemOf(question, `${first + i}.`), ...optionLines(question, how)]);
    const [left, right] = [column(questions.slice(0, half), 1), column(questions.slice(half), half + 1)];
    const width = Math.max(...left.flat().map((line) => line.length)) + 6;
    const lines = left.flatMap((block, i) => block.map((line, row) => `${line.padEnd(width)}${right[i]![row]!}`));
    return {
      lines: [
        ...lines,
        "",
        ...listFor(questions, {
          ...how,
          list: (of) => `Cevap Anahtarı\n${of.map(({ number, letter }) => `${number}-${letter}`).join(" ")}`,
        }).split("\n"),
      ],
      questions,
      isClear: !questions.some(isAmbiguous),
    };
  },
  "copy of a PDF": (random) => {
    const how = { ...clearLetter(withNumbers(manner(random))), answer: "list" as const, gap: "\n" };
    const questions = some(random);
    const isHanging = random.chance(0.4);
    const width = 45 + random.below(40);
    const head = random.one([
      "Din Kültürü ve Ahlak Bilgisi",
      "LGS Deneme Sınavı",
      "Palme Yayıncılık",
      "2026-2027 Eğitim Öğretim Yılı",
      "ABC ORTAOKULU",
    ]);
    let page = 1 + random.below(9);
    const foot = () => [...(random.chance(0.7) ? [String(page++)] : []), head];
    const lines = questions.flatMap((question, i) => [
      ...(isHanging
        ? [`${i + 1}.`, ...wrapped(question.stem.join("\n"), width)]
        : wrapped(stemOf(question, `${i + 1}.`).join("\n"), width)),
      ...optionLines(question, how).flatMap((line) => wrapped(line, width)),
      ...(i % 2 === 1 || i === questions.length - 1 ? foot() : []),
    ]);
    return { lines: [head, ...lines, ...listFor(questions, how).split("\n")], questions };
  },
  "booklet with passages": (random) => {
    const how = { ...clearLetter(withNumbers(manner(random))), answer: "list" as const };
    const questions = listOf(2 + random.below(3), () => askedQuestion(random, 4));
    const shared = listOf(2, () => ({ ...askedQuestion(random, 4) }));
    const passage = passageText(random);
    const instruction = random.one([
      "1. ve 2. soruları aşağıdaki metne göre cevaplayınız.",
      "1-2. soruları aşağıdaki metne göre cevaplayınız.",
      "(1 ve 2. soruları aşağıdaki parçaya göre yanıtlayınız.)",
    ]);
    const all = [...shared.map((question) => ({ ...question, passage })), ...questions];
    const title = random.one(["TÜRKÇE", "8. SINIF TÜRKÇE TESTİ", "A KİTAPÇIĞI"]);
    const { lines } = below(all, how, (question) => optionLines(question, how));
    return { lines: [title, instruction, passage, "", ...lines], questions: all };
  },
  "answer of an assistant": (random) => {
    const how = {
      ...manner(random),
      number: random.one([
        (n: number) => `**Soru ${n}:**`,
        (n: number) => `**${n}.**`,
        (n: number) => `### Soru ${n}\n`,
        (n: number) => `${n}️⃣`,
      ]),
      answer: random.one(["below", "list", "tick"] as const),
      gap: "\n\n",
    };
    const draft = below(
      some(random),
      {
        ...how,
        letter: random.one([
          (at: number) => `${LETTERS[at]})`,
          (at: number) => `- **${LETTERS[at]})**`,
          (at: number) => `   ${LETTERS[at]}.`,
        ]),
      },
      (question) => optionLines(question, how),
    );
    const lines = draft.lines.flatMap((line) => line.split("\n"));
    return {
      ...draft,
      lines: [
        random.one([
          "Elbette! İşte sorular:",
          "Tabii, aşağıda sorularınızı bulabilirsiniz:",
          "Harika bir konu! İşte testiniz:",
        ]),
        "",
        ...lines,
        "",
        random.one([
          "Başka bir konuda da soru hazırlayabilirim.",
          "İsterseniz zorluk seviyesini artırabilirim!",
          "Umarım işinize yarar.",
        ]),
      ],
    };
  },
  "no numbers": (random) => {
    const how = { ...manner(random), answer: random.one(["below", "star", "tick", "word"] as const), gap: "\n\n" };
    const questions = some(random, unnumbered);
    const isClear = !questions.some(({ stem }) => /^\d/.test(stem[0]!));
    return {
      ...below(
        questions,
        how,
        (question) => optionLines(question, how),
        () => "",
      ),
      isClear,
    };
  },
  "true or false": (random) => {
    const how = {
      ...manner(random),
      number: random.one([(n: number) => `${n}.`, (n: number) => `${n})`, (n: number) => `${n}-`]),
    };
    const questions = listOf(3 + random.below(6), () => statement(random));
    const form = random.below(4);
    const lines = questions.flatMap((question, i) => {
      const [text] = question.stem;
      if (form === 0) return [`${how.number(i + 1)} ( ) ${text}`];
      if (form === 1) return [`(${said(question)}) ${text}`];
      if (form === 2) return [`${how.number(i + 1)} ${text} (${said(question)})`];
      return [`${how.number(i + 1)} ${text}`, `Cevap: ${question.isTrue ? "Doğru" : "Yanlış"}`];
    });
    const key =
      form === 0
        ? [
            "",
            random.one(["Cevap Anahtarı", "Cevaplar:", "CEVAP ANAHTARI"]),
            questions.map((question, i) => `${i + 1}-${said(question)}`).join(" "),
          ]
        : [];
    return {
      lines: [...lines, ...key],
      questions,
      isClear: form !== 0 || questions.some(({ isTrue }) => isTrue === false),
    };
  },
  dialogues: (random) => {
    const how = clearLetter(manner(random));
    return below(some(random, dialogue), how, (question) => optionLines(question, how));
  },
  "texts of several lines": (random) => {
    const how = clearLetter(manner(random));
    return below(
      some(random, linedQuestion),
      { ...how, number: random.one([(n: number) => `${n})`, (n: number) => `Soru ${n}:`, (n: number) => `${n}.`]) },
      (question) => optionLines(question, how),
    );
  },
  "worksheet of Word": (random) => {
    const how = manner(random);
    const draft = below(some(random), { ...how, number: (n) => `${n}.\t` }, (question) =>
      optionLines(question, { ...how, letter: (at) => `${LETTERS[at]})\t` }),
    );
    const above = ["Adı Soyadı: ........................  No: ......", "ABC Ortaokulu 7. Sınıf Türkçe Yazılısı", ""];
    return {
      ...draft,
      lines: [
        ...above,
        ...draft.lines.slice(0, -1),
        draft.lines.at(-1)!,
        "",
        random.one(["Başarılar dilerim.", "Her soru 5 puandır.", "Süre 40 dakikadır."]),
        ...(random.chance(0.3) ? ["Ahmet YILMAZ"] : []),
      ],
    };
  },
  "table with headings": (random) => {
    const questions = listOf(3 + random.below(12), () => askedQuestion(random, 4));
    const sign = random.one([";", "\t", ","]);
    const cell = (text: string) =>
      text.includes(sign) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
    const row = (cells: string[]) => cells.map(cell).join(sign);
    const by = random.one(["letter", "text", "place"] as const);
    const heads = random.one([
      ["Soru", "A", "B", "C", "D", "Doğru"],
      ["Soru metni", "A şıkkı", "B şıkkı", "C şıkkı", "D şıkkı", "Doğru cevap"],
      ["Question", "Option 1", "Option 2", "Option 3", "Option 4", "Correct answer"],
    ]);
    const said = ({ right, options }: Meant) =>
      by === "letter" ? LETTERS[right[0]!]! : by === "place" ? String(right[0]! + 1) : options[right[0]!]!;
    // A place and an option that is a number look alike.
    const isClear = by !== "place" || questions.every(({ options }) => options.every((text) => !/^\d$/.test(text)));
    return {
      lines: [
        row(heads),
        ...questions.map((question) => row([question.stem[0]!, ...question.options, said(question)])),
      ],
      questions,
      isClear,
    };
  },
  "table without headings": (random) => {
    const questions = listOf(3 + random.below(20), () => askedQuestion(random, 4));
    const hasNumbers = random.chance(0.5);
    const hasTime = random.chance(0.2);
    const rows = questions.map(({ stem, options, right }, i) =>
      [
        ...(hasNumbers ? [String(i + 1)] : []),
        stem[0]!,
        ...options,
        ...(hasTime ? ["30"] : []),
        LETTERS[right[0]!]!,
      ].join("\t"),
    );
    return { lines: rows, questions, isClear: !hasTime };
  },
};
export const layoutNames = Object.keys(layouts);

/** Breaks lines as a page does, before the word that does not fit. */
export const wrapped = (text: string, width: number): string[] =>
  text.split("\n").flatMap((line) => {
    const out = [""];
    for (const word of line.split(" ")) {
      if (out.at(-1) !== "" && `${out.at(-1)} ${word}`.length > width) out.push(word);
      else out[out.length - 1] = `${out.at(-1)} ${word}`.trim();
    }
    return out;
  });

/** Faults of copying and of a scanner: the truth stays, but nobody can be sure. */
const slips: Record<string, (lines: string[], random: Random) => string[]> = {
  "8 for B": (lines, random) => lines.map((line) => (random.chance(0.5) ? line.replace(/^B\)/, "8)") : line)),
  "l for 1": (lines, random) => lines.map((line) => (random.chance(0.5) ? line.replace(/^1([.)])/, "l$1") : line)),
  "0 for O, rn for m": (lines, random) =>
    lines.map((line) => (random.chance(0.3) ? line.replace(/^D\)/, "O)").replace(/^C\)/, "G)") : line)),
  "number lost": (lines, random) =>
    lines.map((line) => (random.chance(0.3) ? line.replace(/^\d+[.)]\s*(?=\p{Lu}|“)(?!Dünya)/u, "") : line)),
  "line lost": (lines, random) => lines.filter((line) => !(random.chance(0.06) && /^[AB]\)/.test(line))),
  "options swapped": (lines, random) => {
    const found = lines.findIndex(
      (line, i) => line.startsWith("A)") && (lines[i + 1] ?? "").startsWith("B)") && random.chance(0.5),
    );
    return lines.map((line, i) =>
      found >= 0 && i === found ? lines[i + 1]! : found >= 0 && i === found + 1 ? lines[found]! : line,
    );
  },
  "lines joined": (lines, random) => {
    const at = random.below(Math.max(1, lines.length - 1));
    return lines.flatMap((line, i) => (i === at ? [`${line} ${lines[at + 1] ?? ""}`] : i === at + 1 ? [] : [line]));
  },
  "foot of a page on the line of an option": (lines, random) =>
    lines.map((line) => (line.startsWith("D)") && random.chance(0.4) ? `${line} ${random.below(30) + 1}` : line)),
  "foot of a page anywhere": (lines, random) => {
    const at = random.below(lines.length);
    return [
      ...lines.slice(0, at),
      random.one(["Palme Yayıncılık", "12", "Ayşe ÖĞRETMEN", "Diğer sayfaya geçiniz.", "MATEMATİK"]),
      ...lines.slice(at),
    ];
  },
  "words cut by hyphens": (lines, random) =>
    lines.flatMap((line) => {
      const match = /^(.{12,}\p{Ll}{3})(\p{Ll}{3,}.*)$/u.exec(line);
      return match && random.chance(0.3) ? [`${match[1]}-`, match[2]!] : [line];
    }),
};

const ends = ["\n", "\n", "\n", "\n", "\r\n", "\r\n", "\r", "\v", "\u2028", "\u0085"];

export function madeText(name: string, random: Random): Made {
  const { lines, questions, isClear = true } = layouts[name]!(random);
  const isTable = name.startsWith("table");
  const slip = !isTable && random.chance(0.15) ? random.one(Object.values(slips)) : undefined;
  const end = isTable ? random.one(["\n", "\r\n"]) : random.one(ends);
  const whole = lines.flatMap((line) => line.split("\n"));
  const text = (slip ? slip(whole, random) : whole).join(end);
  return { text, questions, isClear: isClear && slip === undefined };
}
