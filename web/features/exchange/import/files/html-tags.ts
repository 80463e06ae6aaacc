/** A tag of HTML, or nothing where none is. */
export type Tag =
  | { readonly is: "start"; readonly name: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly is: "end"; readonly name: string };

const NAME = /[a-z][^\s/>]*/iy;
const ATTRIBUTE = /[\s/]*([^\s/>=][^\s/>=]*)(?:\s{0,99}=\s{0,99})?/y;
const BARE = /[^\s>]*/y;
/** Attributes of one tag that are kept. */
const MOST_ATTRIBUTES = 64;

/** Walks over HTML from left to right. No look ahead is made twice, so the time grows with the length alone. */
export class Tags {
  private at = 0;
  private readonly html: string;
  /** Signs that do not come any more. */
  private readonly missing = new Set<string>();
  constructor(html: string) {
    this.html = html;
  }

  get isDone(): boolean {
    return this.at >= this.html.length;
  }

  /** The text up to the next tag. */
  text(): string {
    const from = this.at;
    for (let next = this.find("<", from); ; next = this.find("<", next + 1)) {
      this.at = next;
      if (next === this.html.length || /[a-z/!?]/i.test(this.html[next + 1] ?? "")) return this.html.slice(from, next);
    }
  }

  /** The tag that begins here; undefined for a comment or a declaration. */
  tag(): Tag | undefined {
    const { html, at } = this;
    if (at >= html.length) return undefined;
    if (html.startsWith("<!--", at)) return this.skipTo("-->", at + 4);
    const isEnd = html[at + 1] === "/";
    const name = this.match(NAME, at + (isEnd ? 2 : 1))?.[0].toLocaleLowerCase("en");
    if (name === undefined) return this.skipTo(">", at);
    if (isEnd) {
      this.skipTo(">", this.at);
      return { is: "end", name };
    }
    return { is: "start", name, attributes: this.attributes() };
  }

  /** Skips what stands in a script or a style sheet. */
  skipRaw(name: string): void {
    const end = new RegExp(`</${name}`, "gi");
    end.lastIndex = this.at;
    this.at = end.exec(this.html)?.index ?? this.html.length;
  }

  private attributes(): Map<string, string> {
    const found = new Map<string, string>();
    while (!this.isDone && this.html[this.at] !== ">") {
      const said = this.match(ATTRIBUTE, this.at);
      if (!said) {
        this.at++;
        continue;
      }
      const value = said[0].trimEnd().endsWith("=") ? this.value() : "";
      if (found.size < MOST_ATTRIBUTES) found.set(said[1]!.toLocaleLowerCase("en"), value);
    }
    this.at++;
    return found;
  }

  private value(): string {
    const quote = this.html[this.at] ?? "";
    if (quote !== '"' && quote !== "'") return this.match(BARE, this.at)?.[0] ?? "";
    const from = this.at + 1;
    const end = this.find(quote, from);
    this.at = end + 1;
    return this.html.slice(from, end);
  }

  private match(pattern: RegExp, at: number): RegExpExecArray | null {
    pattern.lastIndex = at;
    const found = pattern.exec(this.html);
    if (found) this.at = pattern.lastIndex;
    return found;
  }

  private skipTo(sign: string, from: number): undefined {
    this.at = this.find(sign, from) + sign.length;
  }

  /** The place of a sign; the end of the text if there is none. */
  private find(sign: string, from: number): number {
    const at = this.missing.has(sign) ? -1 : this.html.indexOf(sign, from);
    if (at < 0) this.missing.add(sign);
    return at < 0 ? this.html.length : at;
  }
}
