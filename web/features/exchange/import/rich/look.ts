import type { Xml } from "../files/xml";
import type { Height } from "../files/raised";

/** Look of a stretch of rich text, as far as it changes what is read. */
export type Look = {
  readonly height?: Height | undefined;
  readonly isBold: boolean;
  readonly isUnderlined: boolean;
  readonly isColoured: boolean;
  readonly isStruck: boolean;
  readonly isHidden: boolean;
  /** Blanks and line ends stand as written. */
  readonly isKept: boolean;
  readonly font: string;
};

export const plainLook: Look = {
  isBold: false,
  isUnderlined: false,
  isColoured: false,
  isStruck: false,
  isHidden: false,
  isKept: false,
  font: "",
};

const BOLD = new Set(["b", "strong", "h1", "h2", "h3", "h4", "h5", "h6"]);
const KEPT = new Set(["pre", "listing"]);

/** Elements whose name says how they look. */
const SPEAKING = new Set([...BOLD, ...KEPT, "u", "s", "strike", "del", "sup", "sub", "mark"]);

/** The look inside an element, by its name and by what its style says. */
export function lookIn(node: Xml, outer: Look): Look {
  const { name, attributes } = node;
  if (!SPEAKING.has(name) && !["style", "color", "face"].some((said) => attributes.has(said))) return outer;
  const style = styleOf(node);
  const said = (property: string) => style.get(property) ?? "";
  const weight = said("font-weight");
  const decoration = `${said("text-decoration")} ${said("text-decoration-line")}`;
  const white = said("white-space");
  const height = heightOf(name, said("vertical-align"));
  return {
    height: height === "line" ? undefined : (height ?? outer.height),
    isBold: weight === "" ? outer.isBold || BOLD.has(name) : /^(?:bold|bolder|[6-9]00)/.test(weight),
    isUnderlined:
      outer.isUnderlined || (name === "u" && !decoration.includes("none")) || decoration.includes("underline"),
    isColoured: isColoured(said("color") || (attributes.get("color") ?? ""), outer.isColoured) || isMarked(name, style),
    isStruck:
      outer.isStruck || name === "s" || name === "strike" || name === "del" || decoration.includes("line-through"),
    isHidden:
      outer.isHidden || said("display") === "none" || said("visibility") === "hidden" || said("mso-hide") === "all",
    isKept: white === "" ? outer.isKept || KEPT.has(name) : /^(?:pre|break-spaces)/.test(white) && white !== "pre-line",
    font: fontOf(said("font-family") || (attributes.get("face") ?? "")) || outer.font,
  };
}

const NO_STYLE: ReadonlyMap<string, string> = new Map();

/** Declarations of an element's style, by property. */
export function styleOf({ attributes }: Xml): ReadonlyMap<string, string> {
  const style = attributes.get("style")?.slice(0, 4_000);
  if (!style) return NO_STYLE;
  return new Map(
    style.split(";").map((line) => {
      const colon = line.indexOf(":");
      return [
        line.slice(0, colon).trim().toLocaleLowerCase("en"),
        line
          .slice(colon + 1)
          .trim()
          .toLocaleLowerCase("en"),
      ] as const;
    }),
  );
}

function heightOf(name: string, align: string): Height | "line" | undefined {
  if (align.startsWith("super")) return "above";
  if (align.startsWith("sub")) return "below";
  if (name === "sup") return "above";
  if (name === "sub") return "below";
  return align === "baseline" ? "line" : undefined;
}

const fontOf = (family: string): string => family.split(",")[0]!.replace(/["']/g, "").trim();

/** Black, grey and no colour at all are a text's usual ones. */
const USUAL = /^(?:auto|inherit|initial|currentcolor|windowtext|black|gr[ae]y|transparent|unset|var\(.*)$/;

function isColoured(colour: string, outer: boolean): boolean {
  if (colour === "" || colour === "inherit") return outer;
  return !USUAL.test(colour) && !isGrey(colour);
}

function isGrey(colour: string): boolean {
  const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6}))[\da-f]{0,2}$/.exec(colour) ?? [];
  const parts =
    short !== undefined
      ? Array.from(short, (digit) => Number.parseInt(digit, 16) * 17)
      : long !== undefined
        ? [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16))
        : Array.from(/^rgba?\(([^)]*)\)/.exec(colour)?.[1]?.matchAll(/\d+(?:\.\d+)?/g) ?? [], Number).slice(0, 3);
  return parts.length === 3 && Math.max(...parts) - Math.min(...parts) < 40;
}

const isMarked = (name: string, style: ReadonlyMap<string, string>): boolean => {
  const back = style.get("background-color") ?? style.get("background") ?? style.get("mso-highlight") ?? "";
  return (
    name === "mark" ||
    (name === "span" && back !== "" && !/^(?:none|white)/.test(back) && !USUAL.test(back) && !isGrey(back))
  );
};
