import { ImportRefused } from "./types";

/** An element; names come without their namespace's prefix. */
export type Xml = { name: string; attributes: Map<string, string>; children: (Xml | string)[]; line: number };

const MOST_DEPTH = 64;
const token =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE(?:[^[>]|\[[\s\S]*?\])*>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|([^<]+)|</g;

/**
 * A small reader for the files we know: it resolves no entity but the five of XML and numbers, follows nothing to the
 * outside, and says on which line a file is broken.
 */
export function readXml(text: string): Xml {
  const root: Xml = { name: "", attributes: new Map(), children: [], line: 1 };
  const open = [root];
  let line = 1;
  for (const [whole, cdata, closing, name, attributes, empty, plain] of text.matchAll(token)) {
    const parent = open.at(-1)!;
    if (cdata !== undefined) parent.children.push(cdata);
    else if (plain !== undefined) parent.children.push(unescaped(plain));
    else if (name !== undefined && closing) {
      if (parent.name !== localName(name) || open.length === 1) throw broken(line);
      open.pop();
    } else if (name !== undefined) {
      const node: Xml = { name: localName(name), attributes: attributesOf(attributes ?? ""), children: [], line };
      parent.children.push(node);
      if (!empty && open.push(node) > MOST_DEPTH) throw broken(line);
    } else if (whole === "<") throw broken(line);
    for (const character of whole) if (character === "\n") line++;
  }
  const [document] = elements(root);
  if (open.length > 1 || !document) throw broken(line);
  return document;
}

export const elements = (node: Xml, name?: string): Xml[] =>
  node.children
    .filter((child) => typeof child !== "string")
    .filter((child) => name === undefined || child.name === name);

export const element = (node: Xml, ...path: string[]): Xml | undefined =>
  path.reduce<Xml | undefined>((at, name) => at && elements(at, name)[0], node);

/** All text in it, also that of elements further in. */
export const textIn = (node: Xml | undefined): string =>
  node ? node.children.map((child) => (typeof child === "string" ? child : textIn(child))).join("") : "";

const broken = (line: number) => new ImportRefused(`XML dosyası bozuk ya da yarım kalmış (satır ${line}).`);
const localName = (name: string) => name.slice(name.indexOf(":") + 1);

function attributesOf(text: string): Map<string, string> {
  const pairs = text.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return new Map([...pairs].map(([, name, double, single]) => [localName(name!), unescaped(double ?? single ?? "")]));
}

const entities = new Map([
  ["lt", "<"],
  ["gt", ">"],
  ["amp", "&"],
  ["quot", '"'],
  ["apos", "'"],
]);

function unescaped(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return entities.get(String(name)) ?? whole;
    return characterOf(decimal ? Number(decimal) : Number.parseInt(String(hex), 16));
  });
}

/** The character with this number; nothing where there is none. */
export const characterOf = (code: number): string =>
  code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : "";
