import { element, elements, type Xml } from "../files/xml";
import { joinedRuns, type Run } from "../files/raised";
import { inFont } from "./symbol-fonts";

/** A cell's text as its font shows it: α for "a" in a font of symbols. */
export type CellLooks = (text: string, style: number) => string;

/** Reads the fonts of whole cells; only a few change what is read. */
export function cellLooks(styles: Xml | undefined): CellLooks {
  const fonts = listIn(styles, "fonts");
  const looks = listIn(styles, "cellXfs").map(({ attributes }) => fonts[Number(attributes.get("fontId") ?? 0)]);
  return (text, style) => joinedRuns([lookedAt(text, looks[style])])[0]!.text;
}

const listIn = (styles: Xml | undefined, name: string): Xml[] => {
  const list = styles && element(styles, name);
  return list ? elements(list) : [];
};

/** A text with the look of its run or its font. */
export function lookedAt(text: string, look: Xml | undefined): Run {
  const said = (name: string) => look && element(look, name)?.attributes.get("val");
  const height = said("vertAlign");
  return {
    text: inFont(text, said("rFont") ?? said("name") ?? ""),
    ...(height === "superscript" && { height: "above" as const }),
    ...(height === "subscript" && { height: "below" as const }),
  };
}
