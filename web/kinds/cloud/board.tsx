import { AnswersInHand } from "../shared/written/board/answers-in-hand";
import { HiddenAnswers } from "../shared/written/board/hidden-answers";
import { WritingField } from "../shared/written/board/writing-field";
import type { BoardKind, RevealedProps } from "../board";
import * as styles from "./board.module.css";
import { boardField, boardNote } from "./board-words";
import { WordCloud } from "./word-cloud";
import { wordCounts } from "./words";
import { number } from "#shared/numbers";

type Props = RevealedProps<"cloud">;

const hiddenCount = (count: number): string => `${count} kelime gizli`;

export const board: BoardKind<"cloud"> = {
  Answering: ({ isHidden }) => <WritingField field={boardField} note={boardNote} isHidden={isHidden} />,
  Distribution: WordCloud,
  OnRemote: () => <p className={styles.none}>Doğrusu yok, herkes aklına ilk geleni yazıyor.</p>,
  Remark,
  ClosedOnRemote: ({ result, word }) => (
    <AnswersInHand texts={result.texts ?? []} word={word} sayable={["hide"]} hiddenCount={hiddenCount} />
  ),
  ground: "field",
  opens: "Yazma alanı",
  questionAndAnswers: "Soru",
  hint: (_, isClosed) => (isClosed ? null : ["edit", "Doğrusu yok, aklına ilk geleni yaz"]),
};

/** The number of words, and of those that the class does not see. */
function Remark({ result, word }: Props) {
  const { answers, words, isAll } = wordCounts(result);
  const hidden = (result.texts ?? []).filter((text) => text.hidden);
  return (
    <>
      <p className={styles.counted}>
        <b className="num">{number(answers)}</b> cevap, {isAll ? "" : "en çok yazılan "}
        <b className="num">{number(words)}</b> {isAll ? "ayrı kelime" : "kelime"}
      </p>
      {hidden.length > 0 && (
        <HiddenAnswers
          hidden={hidden}
          className={styles.hidden}
          label={hiddenCount(hidden.length)}
          title="Gizli kelimeler"
          onShow={(text) => word.hide(text, false)}
        />
      )}
    </>
  );
}
