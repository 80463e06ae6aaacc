import type { ChoiceDraft } from "#question/choice";
import { OptionFields } from "../../options/editor/option-fields";
import { Found, OnPaper } from "../../options/editor/option-lists";
import { Preview } from "../../options/editor/preview";
import { TrueFalseFields } from "../../options/editor/true-false-fields";
import { isTrueFalse } from "../../options/true-false";
import type { EditingProps, EditorKind } from "../editor-kind";

/** A choice where questions are written, found and printed. */
export const editor: EditorKind = {
  Editing: (props: EditingProps<ChoiceDraft>) =>
    isTrueFalse(props.draft) ? (
      <TrueFalseFields {...props} />
    ) : (
      <OptionFields {...props} marks="one" note="Doğru olanı işaretleyin" />
    ),
  Preview,
  Found,
  OnPaper,
  keyOnPaper: ({ correct_option }: ChoiceDraft) => correct_option ?? "",
};
