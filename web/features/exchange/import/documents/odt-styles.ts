import { elements, element, type Xml } from "../files/xml";
import type { Height } from "../files/raised";

/** Look of a style of a text, as far as it changes what is read. */
export type OdtLook = {
  readonly height?: Height;
  readonly isBold: boolean;
  readonly isColoured: boolean;
  readonly isLined: boolean;
  readonly isHidden: boolean;
  readonly font: string;
};
/** A level of a list: the form in which it counts, and the signs around the number. */
export type OdtLevel = {
  readonly form: string;
  readonly before: string;
  readonly after: string;
  readonly start: number;
};

export const plainOdt: OdtLook = { isBold: false, isColoured: false, isLined: false, isHidden: false, font: "" };

/** Reads the styles and lists that a document's parts define. */
export function odtStyles(parts: readonly (Xml | undefined)[]) {
  const sets = parts.flatMap((part) => (part ? elements(part) : [])).filter(({ name }) => name.endsWith("styles"));
  const styles = new Map(
    sets.flatMap((set) => elements(set, "style")).map((style) => [style.attributes.get("name") ?? "", style]),
  );
  const lists = new Map(
    sets
      .flatMap((set) => elements(set, "list-style"))
      .map((list) => [list.attributes.get("name") ?? "", levelsOf(list)]),
  );
  /** The look of a named style on top of the one around it. */
  const look = (name: string | undefined, outer: OdtLook, depth = 0): OdtLook => {
    const style = name === undefined || depth > 10 ? undefined : styles.get(name);
    if (!style) return outer;
    return lookOf(element(style, "text-properties"), look(style.attributes.get("parent-style-name"), outer, depth + 1));
  };
  return { look, levels: (name: string | undefined) => lists.get(name ?? "") ?? [] };
}

function lookOf(properties: Xml | undefined, outer: OdtLook): OdtLook {
  if (!properties) return outer;
  const said = (name: string) => properties.attributes.get(name);
  const weight = said("font-weight");
  const line = said("text-underline-style");
  const colour = said("color") ?? said("background-color");
  const position = said("text-position");
  return {
    ...outer,
    ...(weight !== undefined && { isBold: /^(?:bold|[6-9]00)$/.test(weight) }),
    ...(line !== undefined && { isLined: line !== "none" }),
    ...(colour !== undefined && { isColoured: !/^(?:#000000|#ffffff|transparent|auto)$/i.test(colour) }),
    ...(said("display") !== undefined && { isHidden: said("display") === "none" }),
    ...(position !== undefined && withHeight(position)),
    font: said("font-name") ?? said("font-family") ?? outer.font,
  };
}

function withHeight(position: string): Pick<OdtLook, "height"> {
  if (/^(?:super|[1-9])/.test(position)) return { height: "above" };
  return /^(?:sub|-)/.test(position) ? { height: "below" } : {};
}

const levelsOf = (list: Xml): (OdtLevel | undefined)[] => {
  const levels: (OdtLevel | undefined)[] = [];
  for (const { name, attributes } of elements(list)) {
    const at = Number(attributes.get("level") ?? 1) - 1;
    if (at < 0 || at > 9) continue;
    levels[at] = {
      form: name === "list-level-style-number" ? (attributes.get("num-format") ?? "") : "•",
      before: (attributes.get("num-prefix") ?? "").slice(0, 9),
      after: (attributes.get("num-suffix") ?? "").slice(0, 9),
      start: Number(attributes.get("start-value") ?? 1) || 1,
    };
  }
  return levels;
};
