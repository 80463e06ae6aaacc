import { SaxesParser } from "saxes";
import { ImportRefused } from "../types";

/** An element. Names come without namespace prefixes. */
export type Xml = { name: string; attributes: Map<string, string>; children: (Xml | string)[]; line: number };

const MOST_DEPTH = 64;
/** Errors that other programs leave behind and that corrupt nothing around them: the text stays as written. */
const HARMLESS =
  /: (?:undefined entity|disallowed character|malformed character entity|.* disallowed in char data|.* at the start of the document)\.$/;

/** Parses a document into a tree. Resolves only XML's own entities and loads nothing; a broken document names the line. */
export function readXml(text: string): Xml {
  const root: Xml = { name: "", attributes: new Map(), children: [], line: 1 };
  const open = [root];
  const parser = new SaxesParser();
  const refuse = () => {
    throw new ImportRefused(`XML dosyası bozuk ya da yarım kalmış (satır ${parser.line}).`);
  };
  const add = (child: Xml | string) => void open.at(-1)!.children.push(child);
  parser.on("error", ({ message }) => {
    if (!HARMLESS.test(message)) refuse();
  });
  parser.on("text", add);
  parser.on("cdata", add);
  parser.on("opentag", ({ name, attributes }) => {
    const named = Object.entries(attributes).map(([key, value]) => [localName(key), value] as const);
    const node: Xml = { name: localName(name), attributes: new Map(named), children: [], line: parser.line };
    add(node);
    if (open.push(node) > MOST_DEPTH) refuse();
  });
  parser.on("closetag", () => void open.pop());
  parser.write(withoutBareSigns(text)).close();
  return elements(root)[0]!;
}

/** Escapes bare ampersands: "Ar & Ge" is not XML, but people write it. In a CDATA section it is allowed. */
const withoutBareSigns = (text: string): string =>
  text
    .split("<![CDATA[")
    .map((part, i) => {
      const end = i === 0 ? 0 : part.indexOf("]]>");
      return end < 0 ? part : part.slice(0, end) + part.slice(end).replace(/&(?!#?\w{1,31};)/g, "&amp;");
    })
    .join("<![CDATA[");

export const elements = (node: Xml, name?: string): Xml[] =>
  node.children
    .filter((child) => typeof child !== "string")
    .filter((child) => name === undefined || child.name === name);

export const element = (node: Xml, ...path: string[]): Xml | undefined =>
  path.reduce<Xml | undefined>((at, name) => at && elements(at, name)[0], node);

/** All text inside an element, at any depth. */
export const textIn = (node: Xml | undefined): string =>
  node ? node.children.map((child) => (typeof child === "string" ? child : textIn(child))).join("") : "";

const localName = (name: string) => name.slice(name.indexOf(":") + 1);
