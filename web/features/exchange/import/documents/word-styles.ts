import { element, elements, type Xml } from "../files/xml";
import type { Height } from "../files/raised";

/** Parts of a run's look that change what is read. */
type RunLook = { readonly height?: Height; readonly isHidden: boolean; readonly font: string };
/** Gives a run's look, from the run itself or from its named style. */
export type WordStyles = (run: Xml) => RunLook;

/** Longest row of styles that each build on the next. */
const LONGEST_ROW = 10;

export function wordStyles(styles: Xml | undefined): WordStyles {
  const named = new Map(
    (styles ? elements(styles, "style") : []).map((node) => [node.attributes.get("styleId"), node]),
  );
  return (run) => {
    const own = element(run, "rPr");
    const looks = own ? [own] : [];
    let name = own && valueOf(element(own, "rStyle"));
    for (let i = 0; name !== undefined && i < LONGEST_ROW; i++) {
      const style = named.get(name);
      const look = style && element(style, "rPr");
      if (look) looks.push(look);
      name = style && valueOf(element(style, "basedOn"));
    }
    const first = (part: string) => looks.map((look) => element(look, part)).find((found) => found !== undefined);
    const height = heightOf(valueOf(first("vertAlign")), Number(valueOf(first("position")) ?? 0));
    const font = first("rFonts")?.attributes;
    return {
      ...(height && { height }),
      isHidden: isOn(first("vanish")),
      font: font?.get("ascii") ?? font?.get("hAnsi") ?? "",
    };
  };
}

export const isOn = (node: Xml | undefined): boolean =>
  node !== undefined && !/^(?:0|false|off)$/.test(node.attributes.get("val") ?? "");

const valueOf = (node: Xml | undefined): string | undefined => node?.attributes.get("val");

/** Half points from which a moved run is a power or an index: less only sets a formula straight. */
const MOVED = 6;

function heightOf(said: string | undefined, position: number): Height | undefined {
  if (said === "superscript") return "above";
  if (said === "subscript") return "below";
  return position >= MOVED ? "above" : position <= -MOVED ? "below" : undefined;
}
