import { Icon } from "#ui/drawn/icon.tsx";
import { WritingPreview } from "../shared/written/editor/preview";
import { WritingLine } from "../shared/written/editor/writing-line";
import type { EditorKind } from "../editor-kind";
import { boardField, boardNote } from "./board-words";
import * as styles from "./editor.module.css";

export const editor: EditorKind<"cloud"> = {
  Editing: () => (
    <p className={styles.note}>
      <Icon name="info" />
      Her öğrenci en fazla 30 karakterlik tek cevap yazar. Uygunsuz kelimeler tahtaya hiç çıkmaz; ötekileri tahtadan siz
      gizleyebilirsiniz.
    </p>
  ),
  Preview: ({ on }) => (
    <WritingPreview on={on} field={boardField} note={boardNote} label="Kelimen" missing="Önce kelimeni yaz" />
  ),
  Found: () => <p className="quiet">Kelime bulutu</p>,
  OnPaper: WritingLine,
  keyOnPaper: () => "–",
};
