import { percent } from "#words/format";
import type { MultiSolution } from "#question/multi";
import { OnRemote } from "../shared/options/board/on-remote";
import { OptionCounts } from "../shared/options/board/option-counts";
import { OptionTiles } from "../shared/options/board/option-tiles";
import * as styles from "../shared/options/board/foot.module.css";
import { askedOf, type Closed } from "../answers";
import type { BoardKind, RevealedProps } from "../board";

export const board: BoardKind<"multi"> = {
  Answering: OptionTiles,
  Distribution: OptionCounts,
  OnRemote,
  opens: "Şıklar",
  questionAndAnswers: "Soru ve şıklar",
  hint: (_, isClosed) => ["check", isClosed ? "Doğru olanlar dolu" : "Birden çok doğru var, hepsini seç"],
  Remark,
};

/** The share of the right options that the class found on average. */
function found({ correct_option: right, distribution }: MultiSolution & Closed, asked: number): number {
  const hits = Array.from(right).reduce((sum, key) => sum + (distribution[key] ?? 0), 0);
  return hits / (right.length * asked);
}

function Remark({ result }: RevealedProps<"multi">) {
  const asked = askedOf(result);
  return (
    <>
      <p className={styles.knew}>
        Hepsini bulan{" "}
        <b className="num">
          {result.right ?? 0} / {asked}
        </b>
      </p>
      {asked > 0 && (
        <p className={styles.remark}>Sınıf, doğruların ortalama {percent(found(result, asked))} kadarını buldu</p>
      )}
    </>
  );
}
