import type { TypedFields } from "#question/typed";
import { SetText } from "#question-text/set-text.tsx";
import { WritingLine } from "../shared/written/editor/writing-line";
import { WritingPreview } from "../shared/written/editor/preview";
import type { EditorKind } from "../editor-kind";
import { boardNote } from "./words";
import { Editing } from "./editing";
import * as styles from "./editor.module.css";

export const editor: EditorKind<"typed"> = {
  Editing,
  Preview: ({ draft, on }) => (
    <WritingPreview on={on} field="Cevabın" note={boardNote(draft.typo)} label="Cevabın" missing="Önce cevabını yaz" />
  ),
  Found,
  OnPaper: WritingLine,
  keyOnPaper: ({ accepted }) => accepted.join(", "),
};

function Found({ draft }: { readonly draft: TypedFields }) {
  return (
    <ul className={`flow ${styles.found}`}>
      {draft.accepted.map((text) => (
        <li key={text}>
          <SetText>{text}</SetText>
          <span className="vh"> (doğru)</span>
        </li>
      ))}
    </ul>
  );
}
