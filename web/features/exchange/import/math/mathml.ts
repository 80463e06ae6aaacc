import { elements, textIn, type Xml } from "../files/xml";
import { accent, base, bracket, formula, NoTex, texOf, words } from "./tex";

/** A formula of a web page as ours: its own TeX if the page brings it, else by its elements; `[denklem]` if neither is there. */
export function mathmlFormula(math: Xml): string {
  const own = annotation(math);
  return formula(() => (own === undefined ? all(math) : own.replace(/^\{\\displaystyle ([\s\S]*)\}$/, "$1")));
}

function annotation(node: Xml): string | undefined {
  for (const child of elements(node)) {
    if (child.name === "annotation" && child.attributes.get("encoding")?.includes("tex")) return textIn(child).trim();
    const inner = annotation(child);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

const all = (node: Xml): string =>
  elements(node)
    .map(one)
    .reduce((tex, part) => (/\\[a-z]+$/i.test(tex) && /^[a-z]/i.test(part) ? `${tex} ${part}` : tex + part), "");

function one(node: Xml): string {
  const write = writers[node.name.replace(/^m:/, "")];
  if (!write) throw new NoTex();
  return write(node, elements(node).map(lazily));
}

/** Children are written only where a writer uses them. */
const lazily = (child: Xml) => () => one(child);
type Parts = readonly (() => string)[];
const part = (parts: Parts, at: number): string => parts[at]?.() ?? "";

const signs = (node: Xml): string => texOf(textIn(node).trim());

const writers: Readonly<Record<string, (node: Xml, parts: Parts) => string>> = {
  semantics: (_, parts) => part(parts, 0),
  mrow: all,
  mstyle: all,
  mpadded: all,
  menclose: all,
  mi: signs,
  mn: signs,
  mo: signs,
  ms: signs,
  mtext: (node) => (textIn(node).trim() === "" ? " " : words(textIn(node))),
  mspace: () => " ",
  mphantom: () => "",
  mfrac: (_, parts) => `\\frac{${part(parts, 0)}}{${part(parts, 1)}}`,
  msqrt: (node) => `\\sqrt{${all(node)}}`,
  mroot: (_, parts) => `\\sqrt[${part(parts, 1)}]{${part(parts, 0)}}`,
  msup: (_, parts) => `${base(part(parts, 0))}^{${part(parts, 1)}}`,
  msub: (_, parts) => `${base(part(parts, 0))}_{${part(parts, 1)}}`,
  msubsup: (_, parts) => `${base(part(parts, 0))}_{${part(parts, 1)}}^{${part(parts, 2)}}`,
  munder: (_, parts) => `${limited(part(parts, 0))}_{${part(parts, 1)}}`,
  munderover: (_, parts) => `${limited(part(parts, 0))}_{${part(parts, 1)}}^{${part(parts, 2)}}`,
  mover: (node, parts) => accent(textIn(elements(node)[1]).trim(), part(parts, 0)),
  mfenced: (node, parts) =>
    `\\left${bracket(node.attributes.get("open") ?? "(")}${parts.map((write) => write()).join(",")}\\right${bracket(node.attributes.get("close") ?? ")")}`,
  mtable: (node) => `\\begin{matrix}${elements(node).map(one).join(" \\\\ ")}\\end{matrix}`,
  mtr: (node) => elements(node).map(one).join(" & "),
  mtd: all,
};

const limited = (tex: string): string =>
  /^\\(?:sum|prod|lim|max|min|int)\s*$/.test(tex) ? tex.trim() : `\\mathop{${tex}}\\limits`;
