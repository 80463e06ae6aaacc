import { styleOf } from "./look";
import { counted } from "../files/counted";
import type { Xml } from "../files/xml";

/** Counts the items of one list. */
export class ListCount {
  private readonly list: Xml;
  private next: number;
  constructor(list: Xml) {
    this.list = list;
    this.next = whole(list.attributes.get("start")) ?? 1;
  }

  /** The label that a browser draws before the item: "3. ", "B) ", "- ". */
  label(item: Xml): string {
    const at = whole(item.attributes.get("value")) ?? this.next;
    this.next = at + 1;
    const form = formOf(item) ?? formOf(this.list) ?? (this.list.name === "ol" ? "decimal" : "disc");
    if (form === "none") return "";
    const sign = FORMS.get(form);
    if (sign === undefined) return "- ";
    const count = counted(at, sign);
    const own = item.attributes.get("data-leveltext") ?? "";
    if (/^[^%]{0,8}%\d[^%]{0,8}$/.test(own)) return `${own.replace(/%\d/, count)} `;
    return /alpha|latin/.test(form) ? `${count}) ` : `${count}. `;
  }
}

const whole = (said: string | undefined): number | undefined =>
  said !== undefined && /^-?\d{1,4}$/.test(said.trim()) ? Number(said) : undefined;

const types = new Map([
  ["1", "decimal"],
  ["A", "upper-alpha"],
  ["a", "lower-alpha"],
  ["I", "upper-roman"],
  ["i", "lower-roman"],
]);

function formOf(node: Xml): string | undefined {
  const style = styleOf(node);
  const said = style.get("list-style-type") ?? style.get("list-style");
  return said?.split(" ")[0] || types.get(node.attributes.get("type") ?? "");
}

const FORMS = new Map([
  ["upper-alpha", "A"],
  ["upper-latin", "A"],
  ["lower-alpha", "a"],
  ["lower-latin", "a"],
  ["upper-roman", "I"],
  ["lower-roman", "i"],
  ["decimal", "1"],
  ["decimal-leading-zero", "1"],
]);
