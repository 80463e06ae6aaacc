import { counted } from "../files/counted";
import { element, elements, type Xml } from "../files/xml";

/** Returns the label that Word itself writes before a paragraph ("3. ", "B) "); empty if there is none. */
export type Labels = (look: Xml | undefined) => string;
type Level = { readonly form: string; readonly text: string; readonly start: number };

/** Counts as Word does: each list has its own count, and a level starts again below a higher one. */
export function docxLabels(numbering: Xml | undefined): Labels {
  const lists = listsIn(numbering);
  const counts = new Map<string, number[]>();
  return (look) => {
    const own = look && element(look, "numPr");
    const id = own && attribute(own, "numId");
    const list = id === undefined ? undefined : lists.get(id);
    if (!own || !list) return "";
    const depth = Math.min(8, Number(attribute(own, "ilvl") ?? 0) || 0);
    const level = list.levels[depth];
    if (!level) return "";
    if (level.form === "bullet") return "- ";
    const count = counts.get(list.key) ?? [];
    count[depth] = (count[depth] ?? level.start - 1) + 1;
    count.length = depth + 1;
    counts.set(list.key, count);
    const label = level.text.replace(/%(\d)/g, (_, place) => {
      const at = Number(place) - 1;
      return written(count[at] ?? list.levels[at]?.start ?? 1, list.levels[at]?.form ?? "decimal");
    });
    return label === "" ? "" : `${label} `;
  };
}

function listsIn(numbering: Xml | undefined) {
  const abstract = new Map(
    (numbering ? elements(numbering, "abstractNum") : []).map((node) => [
      node.attributes.get("abstractNumId"),
      levelsIn(node),
    ]),
  );
  return new Map(
    (numbering ? elements(numbering, "num") : []).map((node) => {
      const base = attribute(node, "abstractNumId");
      const overrides = elements(node, "lvlOverride");
      const levels = [...(abstract.get(base) ?? [])];
      for (const override of overrides) {
        const at = Number(override.attributes.get("ilvl"));
        const start = Number(attribute(override, "startOverride") ?? Number.NaN);
        const level = levels[at];
        if (level && Number.isFinite(start)) levels[at] = { ...level, start };
      }
      const id = node.attributes.get("numId") ?? "";
      // Lists of one kind share their count, unless a list sets its start.
      return [id, { key: overrides.length > 0 ? `own ${id}` : `of ${base}`, levels }] as const;
    }),
  );
}

function levelsIn(node: Xml): (Level | undefined)[] {
  const levels: (Level | undefined)[] = [];
  for (const level of elements(node, "lvl")) {
    const at = Number(level.attributes.get("ilvl"));
    if (at >= 0 && at < 9)
      levels[at] = {
        form: attribute(level, "numFmt") ?? "decimal",
        text: (attribute(level, "lvlText") ?? "").slice(0, 40),
        start: Number(attribute(level, "start") ?? 1) || 0,
      };
  }
  return levels;
}

const attribute = (node: Xml, name: string): string | undefined => element(node, name)?.attributes.get("val");

const FORMS = new Map([
  ["upperLetter", "A"],
  ["lowerLetter", "a"],
  ["upperRoman", "I"],
  ["lowerRoman", "i"],
]);
const written = (number: number, form: string): string =>
  form === "none" ? "" : counted(number, FORMS.get(form) ?? "1");
