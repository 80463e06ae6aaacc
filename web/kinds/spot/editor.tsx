import type { PictureRef } from "#question/question";
import type { EditorKind } from "../editor-kind";
import { AreaFields } from "./editor/area-fields";
import type { SpotDraft } from "./draft";
import * as styles from "./editor/editor.module.css";
import { Ring } from "./mark";
import { Sheet } from "./sheet";
import { useSheet } from "./use-sheet";
import { solutionText } from "./words";

type Draft = SpotDraft & { readonly image?: PictureRef | null };
type Of = { readonly draft: Draft };

export const editor: EditorKind<"spot"> = {
  Editing: AreaFields,
  Preview,
  hasPicture: true,
  Found: ({ draft: { areas } }) => <p className="num">{areas.length} doğru yer</p>,
  OnPicture,
  OnPaper: () => <p>Yerini resimde işaretle.</p>,
  keyOnPaper: (question) => solutionText(null, question),
};

function Preview({ draft: { image }, on }: Of & { readonly on: "board" | "phone" }) {
  const picture = image ? (
    <Shown picture={image} />
  ) : (
    <div className={`center ${styles.none}`}>Resim burada görünür</div>
  );
  if (on === "board") return <div className={styles.onBoard}>{picture}</div>;
  return (
    <div className={styles.onPhone}>
      <div className={styles.phonePicture}>{picture}</div>
      <div className={`center ${styles.missing}`}>Önce resme dokun</div>
    </div>
  );
}

function OnPicture({ draft }: Of) {
  const sheet = useSheet(draft.image ?? { id: "", alt: "" });
  return (
    <>
      <Sheet sheet={sheet} className={styles.solved}>
        {draft.areas.map((area, i) => (
          <Ring key={i} area={area} />
        ))}
      </Sheet>
      <p className={`row ${styles.places}`}>
        <span aria-hidden="true" />
        <span className="num">{draft.areas.length} doğru yer</span>
        <span className="vh">: {solutionText(null, draft)}</span>
      </p>
    </>
  );
}

const Shown = ({ picture }: { readonly picture: PictureRef }) => (
  <Sheet key={picture.id} sheet={useSheet(picture)} className={styles.preview} />
);
