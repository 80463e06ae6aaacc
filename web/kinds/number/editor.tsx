import type { NumberDraft } from "#question/numbers/number-fields";
import { WritingPreview } from "../shared/written/editor/preview";
import { WritingLine } from "../shared/written/editor/writing-line";
import type { EditorKind } from "../editor-kind";
import { Editing } from "./editor/editing";
import { SliderPreview } from "./editor/slider-preview";
import { boardNote } from "./teachers-words";
import { shown, withUnit } from "./numerals";

type Of = { readonly draft: NumberDraft };

export const editor: EditorKind<"number"> = {
  Editing,
  Preview,
  Found: ({ draft }) => <p className="num">{inWords(draft)}</p>,
  OnPaper: WritingLine,
  keyOnPaper: inWords,
};

function Preview({ draft: { unit, slider }, on }: Of & { readonly on: "board" | "phone" }) {
  if (slider) return <SliderPreview on={on} slider={slider} unit={unit} />;
  return <WritingPreview on={on} field="Cevabın" note={boardNote(unit)} label="Cevabın" missing="Önce sayıyı yaz" />;
}

/** "5.137 m ± 100" */
function inWords({ value, tolerance, unit }: NumberDraft): string {
  const number = withUnit(value, unit);
  return tolerance === 0 || tolerance === "" ? number : `${number} ± ${shown(tolerance, unit)}`;
}
