import { element, elements, textIn, type Xml } from "../files/xml";
import { accent, base, bracket, formula, group, NoTex, texOf, words } from "./tex";

/** An equation of Word as our formula; `[denklem]` if a part of it has no TeX. */
export const ommlFormula = (equation: Xml): string => formula(() => all(equation));

const all = (node: Xml | undefined): string => {
  const parts = node ? elements(node).map(one) : [];
  // A command must not run into the letter that follows it.
  return parts.reduce(
    (tex, part) => (/\\[a-z]+$/i.test(tex) && /^[a-z]/i.test(part) ? `${tex} ${part}` : tex + part),
    "",
  );
};

function one(node: Xml): string {
  const write = writers[node.name];
  if (write) return write(node);
  if (node.name.endsWith("Pr") || /^(?:bookmark|proofErr|permStart|permEnd|comment)/.test(node.name)) return "";
  throw new NoTex();
}

const part = (node: Xml, name: string): string => all(element(node, name));
const said = (node: Xml, set: string, name: string): string | undefined =>
  element(node, set, name)?.attributes.get("val");
const isOn = (value: string | undefined, node: Xml | undefined): boolean =>
  node !== undefined && !/^(?:0|false|off)$/.test(value ?? "");

const writers: Readonly<Record<string, (node: Xml) => string>> = {
  oMath: all,
  e: all,
  box: (node) => part(node, "e"),
  phant: (node) => part(node, "e"),
  borderBox: (node) => `\\boxed{${part(node, "e")}}`,
  ins: all,
  r: run,
  f: fraction,
  rad(node) {
    const degree = part(node, "deg");
    const shown =
      degree === "" || isOn(said(node, "radPr", "degHide"), element(node, "radPr", "degHide")) ? "" : `[${degree}]`;
    return `\\sqrt${shown}{${part(node, "e")}}`;
  },
  sSup: (node) => `${base(part(node, "e"))}^{${part(node, "sup")}}`,
  sSub: (node) => `${base(part(node, "e"))}_{${part(node, "sub")}}`,
  sSubSup: (node) => `${base(part(node, "e"))}_{${part(node, "sub")}}^{${part(node, "sup")}}`,
  sPre: (node) => `{}_{${part(node, "sub")}}^{${part(node, "sup")}}${base(part(node, "e"))}`,
  nary,
  d: brackets,
  m: (node) => `\\begin{matrix}${rows(node)}\\end{matrix}`,
  eqArr: (node) => `\\begin{array}{l}${elements(node, "e").map(all).join(" \\\\ ")}\\end{array}`,
  func: (node) => `${part(node, "fName").trim()} ${group(part(node, "e"))}`,
  fName: all,
  limLow: (node) => `${limited(node)}_{${part(node, "lim")}}`,
  limUpp: (node) => `${limited(node)}^{${part(node, "lim")}}`,
  acc: (node) => accent(said(node, "accPr", "chr") ?? "\u0302", part(node, "e")),
  bar: (node) => `\\${said(node, "barPr", "pos") === "top" ? "overline" : "underline"}{${part(node, "e")}}`,
  groupChr: (node) => accent(said(node, "groupChrPr", "chr") ?? "⏟", part(node, "e")),
};

/** The base of a limit that stands above or below: a named function keeps it there by itself. */
const limited = (node: Xml): string => {
  const tex = part(node, "e").trim();
  return /^\\(?:lim|max|min|sum|prod)$/.test(tex)
    ? tex
    : /^\\(?:under|over)brace/.test(tex)
      ? tex
      : `\\mathop{${tex}}\\limits`;
};

function run(node: Xml): string {
  const text = elements(node)
    .map((child) => {
      if (child.name === "t") return textIn(child);
      if (child.name.endsWith("Pr")) return "";
      if (child.name === "br" || child.name === "tab") return " ";
      throw new NoTex();
    })
    .join("");
  const isText = element(node, "rPr", "nor") !== undefined;
  return isText && /\p{L}{2}/u.test(text) ? words(text) : texOf(text);
}

function fraction(node: Xml): string {
  const [above, below] = [part(node, "num"), part(node, "den")];
  const form = said(node, "fPr", "type");
  if (form === "lin") return `${above}/${below}`;
  return form === "noBar" ? `{${above} \\atop ${below}}` : `\\frac{${above}}{${below}}`;
}

function nary(node: Xml): string {
  const sign = texOf(said(node, "naryPr", "chr") ?? "∫").trim();
  if (!sign.startsWith("\\")) throw new NoTex();
  const [below, above] = [part(node, "sub"), part(node, "sup")];
  return `${sign}${below && `_{${below}}`}${above && `^{${above}}`} ${part(node, "e")}`;
}

/** An empty sign closes nothing: that is a point in TeX. */
function brackets(node: Xml): string {
  const [opens, closes] = [said(node, "dPr", "begChr") ?? "(", said(node, "dPr", "endChr") ?? ")"];
  const between = texOf(said(node, "dPr", "sepChr") ?? "|");
  return `\\left${bracket(opens)}${elements(node, "e").map(all).join(between)}\\right${bracket(closes)}`;
}

const rows = (node: Xml): string =>
  elements(node, "mr")
    .map((row) => elements(row, "e").map(all).join(" & "))
    .join(" \\\\ ");
