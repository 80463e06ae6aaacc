import { decodeHTML } from "entities";
import { ImportRefused } from "../types";
import { Tags } from "./html-tags";
import type { Xml } from "./xml";

/** Limits for a page as a tree: far above any test, so that a hostile one ends early. */
const MOST_NODES = 300_000;
const MOST_DEPTH = 150;

const set = (names: string): ReadonlySet<string> => new Set(names.split(" "));
const EMPTY = set("area base br col embed hr img input link meta param source track wbr");
/** Elements whose content is no markup and is not shown. */
const RAW = set("script style textarea title xmp noscript");
const CELLS = set("td th tr tbody thead tfoot");
const BLOCKS = set(
  "address article aside blockquote center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr td ul",
);
/** Elements that may end unsaid, and the names that end them. */
const ENDED_BY: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["p", BLOCKS],
  ["li", set("li")],
  ["dt", set("dt dd")],
  ["dd", set("dt dd")],
  ["td", CELLS],
  ["th", CELLS],
  ["tr", set("tr tbody thead tfoot")],
  ["option", set("option")],
]);
const ENDING = new Set(Array.from(ENDED_BY.values(), (names) => [...names]).flat());
/** Elements out of which no element is ended unsaid. */
const BORDERS = set("table ol ul menu dl select");

/**
 * Parses HTML of any quality into a tree in linear time. Runs nothing and loads nothing. Own code: a worker has no DOMParser,
 * and a library weighs more than all readers of rich text together (docs/dependencies.md).
 */
export function readHtml(html: string): Xml {
  const tree = new Tree();
  const tags = new Tags(html);
  while (!tags.isDone) {
    tree.text(tags.text());
    const tag = tags.tag();
    if (tag?.is === "end") tree.end(tag.name);
    if (tag?.is !== "start") continue;
    tree.start(tag.name, new Map(tag.attributes));
    if (RAW.has(tag.name)) tags.skipRaw(tag.name);
  }
  return tree.root;
}

class Tree {
  readonly root: Xml = { name: "", attributes: new Map(), children: [], line: 1 };
  private readonly open = [this.root];
  /** Number of open elements of each name. */
  private readonly names = new Map<string, number>();
  /** Number of open elements that may end unsaid. */
  private unsaid = 0;
  private nodes = 0;

  text(source: string): void {
    if (source !== "") this.add(source.includes("&") ? decodeHTML(source) : source);
  }

  start(name: string, attributes: Xml["attributes"]): void {
    if (this.unsaid > 0 && ENDING.has(name)) this.endUnsaid(name);
    for (const [key, value] of attributes) if (value.includes("&")) attributes.set(key, decodeHTML(value));
    const child: Xml = { name, attributes, children: [], line: 1 };
    this.add(child);
    if (EMPTY.has(name) || this.open.length > MOST_DEPTH) return;
    this.open.push(child);
    this.names.set(name, (this.names.get(name) ?? 0) + 1);
    if (ENDED_BY.has(name)) this.unsaid++;
  }

  /** Ignores the end of an element that is not open, or is open outside of this cell. */
  end(name: string): void {
    if ((this.names.get(name) ?? 0) === 0) return;
    const isOfTable = name === "table" || CELLS.has(name);
    for (let at = this.open.length - 1; at > 0; at--) {
      const open = this.open[at]!.name;
      if (open === name) return this.close(at);
      if (!isOfTable && (open === "td" || open === "th")) return;
    }
  }

  private endUnsaid(name: string): void {
    for (let at = this.open.length - 1; at > 0; at--) {
      const open = this.open[at]!.name;
      if (BORDERS.has(open)) return;
      if (ENDED_BY.get(open)?.has(name)) this.close(at);
    }
  }

  private close(from: number): void {
    for (const { name } of this.open.splice(from)) {
      this.names.set(name, this.names.get(name)! - 1);
      if (ENDED_BY.has(name)) this.unsaid--;
    }
  }

  private add(child: Xml | string): void {
    if (++this.nodes > MOST_NODES)
      throw new ImportRefused("Yazı çok büyük, güvenlik için okunmadı. Bölüp yeniden deneyin.");
    this.open.at(-1)!.children.push(child);
  }
}
