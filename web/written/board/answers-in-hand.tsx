import type { ClosedText } from "#protocol/messages";
import type { HostWord } from "../../kinds/board";
import { SetText } from "../../texts/set-text";
import { cx } from "../../ui/cx";
import { whyRight } from "../why-right";
import styles from "./answers-in-hand.module.css";
import { Discs } from "./discs";
import { HiddenList } from "./hidden-answers";

type Props = {
  readonly texts: readonly ClosedText[];
  readonly word: HostWord;
  readonly isJudged: boolean;
  /** "2 cevap gizli" */
  readonly hiddenCount: (count: number) => string;
};

/** What the class wrote, in a teacher's hand: here what is hidden can be read without the class seeing it. */
export function AnswersInHand({ texts, word, isJudged, hiddenCount }: Props) {
  const hidden = texts.filter((text) => text.hidden);
  return (
    <>
      <ul className={styles.rows}>
        {texts
          .filter((text) => !text.hidden)
          .map((answer) => (
            <li key={answer.text} className={cx(answer.is_correct && styles.right)}>
              <span>
                <SetText inline>{answer.text}</SetText>
                {answer.is_correct && <small>{whyRight(answer)}</small>}
              </span>
              <b className="num">
                {answer.count}
                <span className="vh"> kişi</span>
              </b>
              <Discs answer={answer} word={word} isJudged={isJudged} className={styles.discs} />
            </li>
          ))}
      </ul>
      {hidden.length > 0 && (
        <details className={styles.hidden}>
          <summary>{hiddenCount(hidden.length)}</summary>
          <HiddenList hidden={hidden} onShow={(text) => word.hide(text, false)} />
        </details>
      )}
    </>
  );
}
