import type { MultiDraft } from "#question/multi";
import { keysOf } from "../shared/options/draft";
import { OptionFields } from "../shared/options/editor/option-fields";
import { Found, OnPaper } from "../shared/options/editor/option-lists";
import { Preview } from "../shared/options/editor/preview";
import type { EditorKind } from "../editor-kind";

export const editor: EditorKind<"multi"> = {
  Editing: (props) => (
    <OptionFields
      {...props}
      marks="several"
      note="Doğru olanların hepsini işaretleyin"
      advice={adviceFor(props.draft)}
    />
  ),
  Preview: (props) => <Preview {...props} isMany />,
  Found,
  OnPaper,
  keyOnPaper: ({ correct_option }) => Array.from(correct_option ?? "").join(", "),
};

/** Warns about an allowed answer that may not be meant. */
export function adviceFor(draft: MultiDraft): string | null {
  const right = draft.correct_option?.length ?? 0;
  if (right === keysOf(draft).length) return "Hepsi doğru olunca soru ayırt etmez. Birini yanlış yapın.";
  return right === 1 ? "Tek doğru var: öğrenci yine de birden çok seçebilir." : null;
}
