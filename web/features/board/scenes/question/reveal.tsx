import { nobodyKnew } from "#words/shared-sentences";
import type { CSSProperties, ReactNode } from "react";
import { answersOf, isJudged } from "#kinds/answers";
import { boardKinds, type Counted } from "#kinds/board";
import type { BoardHost } from "#hosting/board-host";
import { number } from "#shared/numbers";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx";
import { Icon } from "#ui/drawn/icon.tsx";
import * as styles from "./reveal.module.css";
import { knewOf, type Primary, type Scene } from "#hosting/scene";
import { askedSize } from "../fit/type-size";
import { UndoBar } from "./undo-bar";
import { Pages } from "../fit/pages";
import { useHostWord, type Speaks } from "./use-host-word";
import { SetText } from "#question-text/set-text.tsx";
import { shownLength } from "#question-text/shown-length";

type Props = {
  readonly scene: Extract<Scene, { name: "reveal" }>;
  readonly primary: Primary | null;
  readonly menu: ReactNode;
  readonly onPrimary: () => void;
  readonly who: Counted;
  /** Leaving a question blank is a decision where net is counted. */
  readonly isNet: boolean;
  readonly host: Speaks & Pick<BoardHost, "pageTurns">;
};

/** The answer and the count of every choice: marbles without a swirl say how many and never who. */
export function Reveal({ scene, primary, menu, onPrimary, who, isNet, host }: Props) {
  const { asked, result } = scene;
  const { Distribution, Remark, howToSay, hasPicture } = boardKinds.usePart(result);
  const { word, last, undo, hasSpoken } = useHostWord(result.question_id, host);
  const text = asked?.question_text ?? "";
  const length = shownLength(text);
  const blank = result.distribution.none;
  return (
    <div className={`column ${styles.scene}`}>
      <Pages
        className={hasPicture ? styles.beside : styles.stacked}
        key={result.question_id}
        turns={host.pageTurns}
        questionId={result.question_id}
      >
        <h1
          className={cx(styles.question, length > 200 && `lines ${styles.long}`, length > 300 && styles.longest)}
          style={{ "--question-size": `${askedSize(text)}rem` } as CSSProperties}
          tabIndex={-1}
        >
          <SetText>{text}</SetText>
        </h1>
        {asked?.by_host && !hasPicture ? (
          <p className={styles.aloud}>
            {isJudged(result) && (
              <>
                <span>Doğru cevap</span> <SetText>{answersOf(result).solutionText(asked, result)}</SetText>
              </>
            )}
          </p>
        ) : (
          asked && <Distribution {...{ asked, result, word, who }} isExplained={result.explanation !== ""} />
        )}
        {result.explanation && <Explanation text={result.explanation} />}
      </Pages>
      <footer className={`row ${styles.foot}`}>
        {last && <UndoBar said={last} onUndo={undo} />}
        {asked?.by_host ? (
          asked.by_host === "judges" && <Knew {...knewOf(result)} />
        ) : Remark ? (
          <Remark {...{ asked, result, word, who }} />
        ) : (
          <Knew {...knewOf(result)} />
        )}
        {asked?.by_host ? null : howToSay !== undefined && !hasSpoken ? (
          <p className={styles.none}>{howToSay}</p>
        ) : (
          (!Remark || (isNet && isJudged(result))) &&
          !last &&
          blank > 0 && (
            <p className={styles.none}>
              {isNet ? `Boş bırakan ${number(blank)}` : `${number(blank)} ${who} boş bıraktı`}
            </p>
          )
        )}
        {primary && (
          <Button size="board" busy={primary.isWaiting === true} onClick={onPrimary}>
            {primary.label} <Icon name="arrow" />
          </Button>
        )}
        {menu}
      </footer>
    </div>
  );
}

function Explanation({ text }: { readonly text: string }) {
  const length = shownLength(text);
  const size = length <= 140 ? 2.25 : length <= 300 ? 2 : 1.75;
  return (
    <p className={styles.explanation} style={{ "--explanation-size": `${size}rem` } as CSSProperties}>
      <Icon name="info" />
      <SetText>{text}</SetText>
    </p>
  );
}

function Knew({ knew, asked }: ReturnType<typeof knewOf>) {
  if (asked === 0) return null;
  if (knew === 0) return <p>{nobodyKnew}</p>;
  return (
    <p className={styles.knew}>
      {asked > 1 && knew === asked && <span className={styles.all}>Herkes bildi! </span>}
      Bilen{" "}
      <b className="num">
        {number(knew)} / {number(asked)}
      </b>
    </p>
  );
}
