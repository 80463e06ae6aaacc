/** Building blocks of formulas for teachers who know no TeX. `□` stands for the selection, or else for the letter behind it. */
export const palette = [
  { name: "Kare", shown: "x^2", put: "□x^2" },
  { name: "Üs", shown: "x^n", put: "x^{□n}" },
  { name: "Kök", shown: String.raw`\sqrt{x}`, put: String.raw`\sqrt{□x}` },
  { name: "Kesir", shown: String.raw`\tfrac{a}{b}`, put: String.raw`\frac{□a}{b}` },
  { name: "Pi", shown: String.raw`\pi`, put: String.raw`\pi ` },
  { name: "Küçük eşit", shown: String.raw`\le`, put: String.raw`\le ` },
  { name: "Çarpı", shown: String.raw`\cdot`, put: String.raw`\cdot ` },
  { name: "Alt simge", shown: "x_1", put: "x_{□1}" },
  { name: "Derece", shown: String.raw`90^\circ`, put: String.raw`□90^\circ ` },
  { name: "Vektör", shown: String.raw`\vec{a}`, put: String.raw`\vec{□a}` },
  { name: "Doğru parçası", shown: String.raw`\overline{AB}`, put: String.raw`\overline{□AB}` },
] as const;

/** A text with part of it selected. */
export type Selected = { readonly text: string; readonly from: number; readonly to: number };

/** Puts a building block in place of the selection, and selects its placeholder, or the position behind it. */
export function withPut({ text, from, to }: Selected, put: string): Selected {
  const [before = "", rest] = put.split("□");
  const selection = text.slice(from, to);
  // The placeholder is a run of letters or digits.
  const [usual = ""] = /^(?:[a-z]+|\d+)/i.exec(rest ?? "") ?? [];
  const held = rest === undefined ? "" : selection || usual;
  const placed = before + held + (rest ?? "").slice(usual.length);
  const start = from + before.length;
  return {
    text: text.slice(0, from) + placed + text.slice(to),
    from: rest === undefined || selection !== "" ? from + placed.length : start,
    to: rest === undefined || selection !== "" ? from + placed.length : start + held.length,
  };
}
