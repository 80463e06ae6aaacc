import { optionKeys } from "#question/question";
import type { QuestionDraft } from "#question/kinds";
import { AnswerBadge, answerColour, questionColours } from "../../../ui/answer-badge";
import { cx } from "../../../ui/cx";
import styles from "./previews.module.css";

/** How the class will see the question, on the board and on a phone. For the eye alone: its words stand in the form. */
export function Previews({ draft }: { readonly draft: QuestionDraft }) {
  return (
    <div className={styles.previews} aria-hidden="true">
      <h3>Tahtada</h3>
      <div className={styles.board}>
        <p className={textSize(draft.question_text)}>{shownText(draft)}</p>
        <div className={cx(styles.tiles, tileSize(draft), questionColours(draft.options))}>{tiles(draft)}</div>
      </div>
      <h3>Telefonda</h3>
      <div className={styles.phone}>
        <div className={styles.track}>
          <i />
        </div>
        <p className={draft.question_text.length > 180 ? styles.phoneLong : undefined}>{shownText(draft)}</p>
        <div className={cx(styles.tiles, questionColours(draft.options))}>{tiles(draft)}</div>
      </div>
    </div>
  );
}

const shownText = ({ question_text }: QuestionDraft) => question_text.trim() || <em>Soru metni burada görünür</em>;

function tiles({ options }: QuestionDraft) {
  return optionKeys
    .filter((key) => options[key] !== undefined)
    .map((key) => (
      <div key={key} className={cx(styles.tile, answerColour(key))}>
        <AnswerBadge letter={key} />
        <span>{options[key]!.trim() || "…"}</span>
      </div>
    ));
}

/** The board's own scale: the longer the text, the smaller the type. */
function textSize({ length }: string): string | undefined {
  if (length <= 60) return styles.text96;
  if (length <= 110) return styles.text82;
  if (length <= 180) return styles.text66;
  return length <= 260 ? styles.text58 : styles.text44;
}

function tileSize({ options }: QuestionDraft): string | undefined {
  const longest = Math.max(...Object.values(options).map((text) => text.length));
  if (longest <= 30) return styles.tiles54;
  return longest <= 60 ? styles.tiles44 : styles.tiles38;
}
