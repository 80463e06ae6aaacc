import { OptionFields } from "../shared/options/editor/option-fields";
import { Found, OnPaper } from "../shared/options/editor/option-lists";
import { Preview } from "../shared/options/editor/preview";
import { TrueFalseFields } from "../shared/options/editor/true-false-fields";
import { isTrueFalse } from "../shared/options/true-false";
import type { EditorKind } from "../editor-kind";

export const editor: EditorKind<"choice"> = {
  Editing: (props) =>
    isTrueFalse(props.draft) ? (
      <TrueFalseFields {...props} />
    ) : (
      <OptionFields {...props} marks="one" note="Doğru olanı işaretleyin" />
    ),
  Preview,
  Found,
  OnPaper,
  keyOnPaper: ({ correct_option }) => correct_option ?? "",
};
