import { after, commands, numberSets, plain, signs, silent } from "./spoken-words";

/** The longest formula that is spoken; longer ones are read as written. */
const LONGEST = 1_000;

/** A formula in Turkish words; unknown parts stay as written. */
export function spoken(tex: string): string {
  if (tex.length > LONGEST) return tex;
  try {
    const rest = new Reader(tex);
    const words = rest.list(() => false);
    return inOneLine(words) || tex;
  } catch {
    // The formula has a sign that we have no word for, or unbalanced braces.
    return tex;
  }
}

type Words = readonly string[];
const BREATH = ",";

/** A pause is a comma, one at a time, and never at the ends. */
const inOneLine = (words: Words): string =>
  words
    .join(" ")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/(?: ?,)+/g, ",")
    .replaceAll(/^,? ?|[, ]+$/g, "");

/** One word, or the root of one. */
const isShort = (words: Words): boolean =>
  words.length === 1 || (words.length === 2 && (words[0] === "karekök" || words[0] === "küpkök"));
/** Set apart by pauses if it is more than one word. */
const apart = (words: Words): Words => (isShort(words) ? words : [BREATH, ...words, BREATH]);

const tokenPattern = /\\(?:[A-Za-z]+|[\s\S])|[\s\S]/gu;

class Reader {
  private readonly tokens: readonly string[];
  private at = 0;

  constructor(tex: string) {
    this.tokens = tex.match(tokenPattern) ?? [];
  }

  list(isEnd: (token: string) => boolean): Words {
    const words: string[] = [];
    for (let token = this.peek(); token !== undefined && !isEnd(token); token = this.peek()) {
      words.push(...this.withScripts());
    }
    return words;
  }

  private peek(): string | undefined {
    while (/^\s$/.test(this.tokens[this.at] ?? "")) this.at++;
    return this.tokens[this.at];
  }

  private next(): string {
    const token = this.peek();
    if (token === undefined) throw new Error("ends early");
    this.at++;
    return token;
  }

  /** A term with its superscript and subscript. */
  private withScripts(): Words {
    const base = this.peek() ?? "";
    let words = base === "^" || base === "_" ? [] : this.atom();
    let below: Words | null = null;
    let above: Words | null = null;
    for (let sign = this.peek(); sign === "^" || sign === "_"; sign = this.peek()) {
      this.at++;
      if (sign === "^") above = this.argument();
      else below = this.argument();
    }
    if (isBig(base)) return [...words, ...bounds(base, below, above)];
    if (below) words = [...words, ...(base === "\\log" ? [...apart(below), "tabanında"] : ["alt", ...apart(below)])];
    return above ? [...words, ...power(above)] : words;
  }

  private atom(): Words {
    const token = this.next();
    if (token === "{") return this.until("}");
    if (/^\d$/.test(token)) return [this.number(token)];
    if (/^\p{L}$/u.test(token)) return [signs[token] ?? token];
    if (token === "~") return [];
    if (token === "(") return ["parantez içinde", ...this.until(")"), BREATH];
    if (token === "[") return ["köşeli parantez içinde", ...this.until("]"), BREATH];
    if (token === "|") return ["mutlak değer içinde", ...this.until("|"), BREATH];
    if (token.startsWith("\\")) return this.command(token.slice(1));
    return [known(signs, token)];
  }

  private number(first: string): string {
    let digits = first;
    while (/^\d$/.test(this.tokens[this.at] ?? "") || isPoint(this.tokens.slice(this.at, this.at + 2))) {
      digits += this.tokens[this.at++]!;
    }
    return digits;
  }

  private command(name: string): Words {
    if (silent.has(name)) return this.skipped(name);
    if (plain.has(name)) return [this.raw()];
    if (name in after) return [...this.argument(), after[name]!];
    switch (name) {
      case "frac":
      case "dfrac":
      case "tfrac":
        return this.fraction();
      case "sqrt":
        return this.root();
      case "binom":
        return ["kombinasyon", ...this.argument(), BREATH, ...this.argument(), BREATH];
      case "mathbb":
        return [known(numberSets, this.raw())];
      case "{":
        return ["küme", BREATH, ...this.until("\\}"), BREATH];
      case "lvert":
        return ["mutlak değer içinde", ...this.until("\\rvert"), BREATH];
      case "begin":
        return this.rows();
    }
    return [known(commands, name)];
  }

  private fraction(): Words {
    const [above, below] = [this.argument(), this.argument()];
    return [...above, ...(isShort(above) ? [] : [BREATH]), "bölü", ...(isShort(below) ? below : lowerPart(below))];
  }

  private root(): Words {
    const degree = this.peek() === "[" ? (this.next(), this.until("]")) : null;
    const name = degree === null || degree.join() === "2" ? "karekök" : degree.join() === "3" ? "küpkök" : null;
    const within = this.argument();
    const root = name ? [name] : [...degree!, "dereceden kök"];
    return isShort(within) ? [...root, ...within] : [BREATH, ...root, "içinde", ...within, BREATH];
  }

  /** A matrix, or an equation of several lines. */
  private rows(): Words {
    const name = this.raw();
    if (name === "array") this.raw();
    const isMatrix = name.endsWith("matrix") || name === "array";
    const words: string[] = [isMatrix ? "matris" : "", BREATH];
    for (let row = 1; ; row++) {
      if (isMatrix) words.push(`${row}. satır`);
      for (;;) {
        words.push(...this.list((token) => token === "&" || token === "\\\\" || token === "\\end"), BREATH);
        if (this.peek() !== "&") break;
        this.at++;
      }
      if (this.next() === "\\end") break;
    }
    this.raw();
    return words;
  }

  private argument(): Words {
    const token = this.peek();
    if (token === "^" || token === "_" || token === "}") throw new Error("argument missing");
    if (token === undefined || !/^\d$/.test(token)) return this.atom();
    this.at++;
    return [token];
  }

  private until(end: string): Words {
    const words = this.list((token) => token === end || token === "}" || token === "\\end");
    if (this.next() !== end) throw new Error("does not close");
    return words;
  }

  /** The content of braces, as written. */
  private raw(): string {
    if (this.next() !== "{") throw new Error("no braces");
    let text = "";
    for (let depth = 1; ;) {
      const token = this.tokens[this.at++];
      if (token === undefined) throw new Error("does not close");
      if (token === "{") depth++;
      if (token === "}" && --depth === 0) return text.trim();
      if (token.length > 2) throw new Error("TeX in a word");
      text += token.replace("\\", "");
    }
  }

  /** Skips the point of `\left.` and `\right.`, which is no sign. */
  private skipped(name: string): Words {
    if ((name === "left" || name === "right") && this.peek() === ".") this.at++;
    return [];
  }
}

/** A denominator with a pause around it. A single number or letter needs no pause before it: it cannot be misread. */
const lowerPart = (words: Words): Words =>
  words.every((word) => /^(?:\d+|\p{L})$/u.test(word)) ? [...words, BREATH] : [BREATH, ...words, BREATH];

function power(above: Words): Words {
  const text = above.join(" ");
  if (text === "2") return ["kare"];
  if (text === "3") return ["küp"];
  if (text === "bileşke" || text === "derece") return ["derece"];
  if (text === "\\prime" || text === "üslü") return ["üslü"];
  return ["üssü", ...(above[0] === "eksi" && above.length === 2 ? above : apart(above))];
}

const isBig = (token: string): boolean => ["\\sum", "\\prod", "\\int", "\\lim", "\\max", "\\min"].includes(token);
function bounds(base: string, below: Words | null, above: Words | null): Words {
  if (base === "\\lim" || above === null) return below ? [BREATH, ...below, BREATH] : [];
  return [BREATH, ...(below ? ["alt sınır", ...below, BREATH] : []), "üst sınır", ...above, BREATH];
}

/** A point or a comma in braces, with a digit behind it. */
const isPoint = ([sign, digit]: readonly string[]): boolean => sign === "." && /^\d$/.test(digit ?? "");

function known(words: Readonly<Record<string, string>>, name: string): string {
  if (!Object.keys(words).includes(name)) throw new Error(`no word for ${name}`);
  return words[name]!;
}
