/** Placeholder for an equation that cannot be read. */
export const LOST_EQUATION = "[denklem]";

/** Thrown for an equation with a part that has no TeX here. */
export class NoTex extends Error {}

/** A formula as our texts hold it: between dollars, or plain if it needs no TeX. */
export function formula(write: () => string): string {
  try {
    const tex = write().replace(/\s+/g, " ").trim();
    if (tex.length > LONGEST) return LOST_EQUATION;
    return /[\\^_{}]/.test(tex) ? `$${tex}$` : tex;
  } catch (error) {
    if (error instanceof NoTex) return LOST_EQUATION;
    throw error;
  }
}

/** Length above any formula of a question. */
const LONGEST = 1_000;

const named = new Map(
  Object.entries({
    "×": "\\times",
    "÷": "\\div",
    "·": "\\cdot",
    "⋅": "\\cdot",
    "±": "\\pm",
    "∓": "\\mp",
    "≤": "\\le",
    "≥": "\\ge",
    "≠": "\\ne",
    "≈": "\\approx",
    "≡": "\\equiv",
    "∞": "\\infty",
    "∈": "\\in",
    "∉": "\\notin",
    "⊂": "\\subset",
    "⊆": "\\subseteq",
    "∪": "\\cup",
    "∩": "\\cap",
    "∅": "\\emptyset",
    "→": "\\to",
    "⇒": "\\Rightarrow",
    "⇔": "\\Leftrightarrow",
    "∀": "\\forall",
    "∃": "\\exists",
    "∂": "\\partial",
    "∇": "\\nabla",
    "∆": "\\Delta",
    "∠": "\\angle",
    "⊥": "\\perp",
    "∥": "\\parallel",
    "°": "^{\\circ}",
    "…": "\\dots",
    "⋯": "\\cdots",
    "′": "'",
    "∑": "\\sum",
    "∏": "\\prod",
    "∫": "\\int",
    "∬": "\\iint",
    "∮": "\\oint",
    "⋃": "\\bigcup",
    "⋂": "\\bigcap",
    "√": "\\surd",
    "−": "-",
    "∗": "*",
    "\u2061": "",
    "\u2062": "",
    "\u2063": ",",
    "\u00a0": " ",
    "{": "\\{",
    "}": "\\}",
    "\\": "\\backslash",
    "%": "\\%",
    "#": "\\#",
    "&": "\\&",
    $: "\\text{dolar}",
    _: "\\_",
    "^": "\\hat{}",
    "~": "\\sim",
    α: "\\alpha",
    β: "\\beta",
    γ: "\\gamma",
    δ: "\\delta",
    ε: "\\varepsilon",
    ϵ: "\\epsilon",
    θ: "\\theta",
    λ: "\\lambda",
    μ: "\\mu",
    µ: "\\mu",
    π: "\\pi",
    ρ: "\\rho",
    σ: "\\sigma",
    τ: "\\tau",
    φ: "\\varphi",
    ϕ: "\\phi",
    ω: "\\omega",
    Γ: "\\Gamma",
    Δ: "\\Delta",
    Θ: "\\Theta",
    Λ: "\\Lambda",
    Π: "\\Pi",
    Σ: "\\Sigma",
    Φ: "\\Phi",
    Ω: "\\Omega",
  }),
);

const functions = new Map(
  ["sin", "cos", "tan", "cot", "sec", "csc", "arcsin", "arccos", "arctan", "sinh", "cosh", "tanh"]
    .concat(["log", "ln", "lim", "max", "min", "exp", "det", "gcd"])
    .map((name) => [name, `\\${name}`]),
);

/** Text of a formula, letter by letter; words and letters that TeX has no font for stand as text. */
export function texOf(text: string): string {
  const plain = text.replace(/[\u{1d400}-\u{1d7ff}]/gu, (letter) => letter.normalize("NFKC"));
  return plain
    .replace(/\p{L}{2,}|[^\p{ASCII}]|[{}\\%#&$_^~]/gu, (part) => {
      if (part.length > 1 && /^\p{L}+$/u.test(part))
        return functions.has(part) ? `${functions.get(part)} ` : word(part);
      const tex = named.get(part);
      if (tex !== undefined) return /^\\[a-z]+$/i.test(tex) ? `${tex} ` : tex;
      return /\p{L}/u.test(part) ? words(part) : part;
    })
    .trimEnd();
}

/** Letters in a row: a product of ASCII letters, else a word. */
const word = (letters: string): string =>
  /^[a-z]+$/i.test(letters) && letters.length <= 3
    ? letters
    : Array.from(letters).some((letter) => named.has(letter))
      ? Array.from(letters, (letter) => (named.has(letter) ? `${named.get(letter)} ` : letter)).join("")
      : words(letters);

export const words = (letters: string): string => `\\text{${letters.replace(/[{}\\$%#&_^~]/g, " ")}}`;

/** One group: braces unless it is a single sign. */
export const group = (tex: string): string => (/^[a-z\d]$/i.test(tex) ? tex : `{${tex}}`);
/** The base of a power: a fraction or a sum stands in braces. */
export const base = (tex: string): string =>
  tex === "" ? "{}" : /^(?:[a-z\d.,]|\\[a-z]+|\d[\d.,]*)$/i.test(tex) ? tex : `{${tex}}`;

/** A bracket that grows with what it holds; nothing is a point in TeX. */
export function bracket(sign: string): string {
  const said: Readonly<Record<string, string>> = {
    "": ".",
    "{": "\\{",
    "}": "\\}",
    "⌊": "\\lfloor",
    "⌋": "\\rfloor",
    "⌈": "\\lceil",
    "⌉": "\\rceil",
    "⟨": "\\langle",
    "⟩": "\\rangle",
    "〈": "\\langle",
    "〉": "\\rangle",
    "‖": "\\Vert",
    "∥": "\\Vert",
    "|": "|",
    "(": "(",
    ")": ")",
    "[": "[",
    "]": "]",
  };
  const tex = said[sign];
  if (tex === undefined) throw new NoTex();
  return tex;
}

/** Accents by their sign: an arrow of a vector, a bar, a hat. */
export function accent(sign: string, over: string): string {
  const said: Readonly<Record<string, string>> = {
    "\u0302": "\\hat",
    "^": "\\hat",
    "\u0303": "\\tilde",
    "~": "\\tilde",
    "\u0304": "\\bar",
    "\u0305": "\\overline",
    "¯": "\\overline",
    "‾": "\\overline",
    "\u0307": "\\dot",
    "˙": "\\dot",
    "\u0308": "\\ddot",
    "\u20d7": "\\vec",
    "→": "\\overrightarrow",
    "\u20d6": "\\overleftarrow",
    "⌢": "\\overset{\\frown}",
    "⏞": "\\overbrace",
    "⏟": "\\underbrace",
  };
  const tex = said[sign];
  if (tex === undefined) throw new NoTex();
  return `${tex}{${over}}`;
}
