import type { ChoiceDraft } from "#question/choice";
import { OptionFields } from "../../options/editor/option-fields";
import { Found, OnPaper } from "../../options/editor/option-lists";
import { Preview } from "../../options/editor/preview";
import type { EditingProps, EditorKind } from "../editor-kind";

/** A choice where questions are written, found and printed. */
export const editor: EditorKind = {
  Editing: (props: EditingProps<ChoiceDraft>) => <OptionFields {...props} marks="one" {...wordsFor(props.draft)} />,
  Preview,
  Found,
  OnPaper,
  keyOnPaper: ({ correct_option }: ChoiceDraft) => correct_option ?? "",
};

/** Of the two options that one click makes. */
function wordsFor({ options: { A, B, C } }: ChoiceDraft) {
  if (A !== "Doğru" || B !== "Yanlış" || C !== undefined) return { note: "Doğru olanı işaretleyin" };
  const advice = "Çoktan seçmelinin kısayoludur; türü değiştirip şık ekleyebilirsiniz.";
  return { note: "Doğrusu hangisi?", advice };
}
