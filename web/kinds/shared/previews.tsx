import { Suspense } from "react";
import type { QuestionDraft } from "#question/kinds";
import { editorKinds } from "../editor";
import { Picture } from "#ui/drawn/picture.tsx";
import * as styles from "./previews.module.css";
import { SetText } from "#question-text/set-text.tsx";
import { shownLength } from "#question-text/shown-length";

/** The question as the class will see it, on the board and on a phone. Decorative: its words are in the form. */
export const Previews = (props: Props) => (
  <Suspense>
    <Both {...props} />
  </Suspense>
);

type Props = {
  readonly draft: QuestionDraft;
  /** True if the teacher has not yet chosen how the question is answered. */
  readonly isUndecided: boolean;
};

function Both({ draft, isUndecided }: Props) {
  const { Preview, hasPicture } = editorKinds.usePart(draft);
  const picture = hasPicture && !isUndecided ? undefined : draft.image;
  return (
    <div className={`column ${styles.previews}`} aria-hidden="true">
      <h3>Tahtada</h3>
      <div className={`column ${styles.board}`}>
        <div className={styles.asked}>
          <p className={textSize(draft.question_text)}>{shownText(draft)}</p>
          {picture && <Picture key={picture.id} picture={picture} className={styles.picture} />}
          {hasPicture && !isUndecided && <Preview draft={draft} on="board" />}
        </div>
        {isUndecided ? <p className={styles.room} /> : !hasPicture && <Preview draft={draft} on="board" />}
      </div>
      <h3>Telefonda</h3>
      <PhonePreview draft={draft} isUndecided={isUndecided} />
    </div>
  );
}

/** The question as a pupil's phone will show it. */
export function PhonePreview({ draft, isUndecided = false }: Pick<Props, "draft"> & Partial<Props>) {
  const { Preview, hasPicture } = editorKinds.usePart(draft);
  const picture = hasPicture && !isUndecided ? undefined : draft.image;
  return (
    <div className={`column ${styles.phone}`}>
      <div className={styles.track}>
        <i />
      </div>
      <div className={styles.phoneAsked}>
        {picture && <Picture key={picture.id} picture={picture} className={styles.picture} />}
        <p className={shownLength(draft.question_text) > 180 ? styles.phoneLong : undefined}>{shownText(draft)}</p>
      </div>
      {isUndecided ? (
        <p className={styles.room}>Türü seçince cevap alanı burada görünür</p>
      ) : (
        <Preview draft={draft} on="phone" />
      )}
    </div>
  );
}

const shownText = ({ question_text }: QuestionDraft) =>
  question_text.trim() ? <SetText>{question_text.trim()}</SetText> : <em>Soru metni burada görünür</em>;

/** The board's own scale: the longer the text, the smaller the type. */
function textSize(text: string): string | undefined {
  const length = shownLength(text);
  if (length <= 60) return styles.text96;
  if (length <= 110) return styles.text82;
  if (length <= 180) return styles.text66;
  if (length <= 260) return styles.text58;
  return length <= 500 ? styles.text44 : styles.text34;
}
