import type { ClosedText } from "#protocol/live/played-question";
import type { HostWord } from "#kinds/board";
import { SetText } from "#question-text/set-text.tsx";
import { cx } from "#ui/cx";
import { whyRight } from "../why-right";
import * as styles from "./answers-in-hand.module.css";
import { Discs, type Sayable } from "./discs";
import { HiddenList } from "./hidden-answers";
import { number } from "#shared/numbers";

type Props = {
  readonly texts: readonly ClosedText[];
  readonly word: HostWord;
  readonly sayable: Sayable;
  /** "5.000 m"; by default the answer itself. */
  readonly shownAs?: (text: string) => string;
  /** "2 cevap gizli" */
  readonly hiddenCount?: (count: number) => string;
};

/** The class's answers on the teacher's phone, where hidden ones can be read without the class seeing them. */
export function AnswersInHand({ texts, word, sayable, shownAs = (text) => text, hiddenCount = usually }: Props) {
  const hidden = texts.filter((text) => text.hidden);
  return (
    <>
      <ul className={styles.rows}>
        {texts
          .filter((text) => !text.hidden)
          .map((answer) => (
            <li key={answer.text} className={cx(answer.is_correct && styles.right)}>
              <span>
                <SetText inline isAnswer>
                  {shownAs(answer.text)}
                </SetText>
                {answer.is_correct && <small>{whyRight(answer)}</small>}
              </span>
              <b className="num">
                {number(answer.count)}
                <span className="vh"> kişi</span>
              </b>
              <Discs {...{ answer, word, sayable }} shownAs={shownAs(answer.text)} className={styles.discs} />
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

const usually = (count: number): string => `${count} cevap gizli`;
