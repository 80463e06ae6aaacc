import type { PollFields } from "#question/poll";
import { OptionFields } from "../shared/options/editor/option-fields";
import { Found, OnPaper } from "../shared/options/editor/option-lists";
import { Preview } from "../shared/options/editor/preview";
import type { EditingProps, EditorKind } from "../editor-kind";

export const editor: EditorKind = {
  Editing: (props: EditingProps<PollFields>) => (
    <OptionFields {...props} marks="none" note="Doğrusu yok, puan verilmez" />
  ),
  Preview,
  Found,
  OnPaper,
  keyOnPaper: () => "–",
};
