import { OptionFields } from "../shared/options/editor/option-fields";
import { Found, OnPaper } from "../shared/options/editor/option-lists";
import { Preview } from "../shared/options/editor/preview";
import type { EditorKind } from "../editor-kind";

export const editor: EditorKind<"poll"> = {
  Editing: (props) => <OptionFields {...props} marks="none" note="Doğrusu yok, puan verilmez" />,
  Preview,
  Found,
  OnPaper,
  keyOnPaper: () => "–",
};
