import { sayWhatYouThink } from "./words";
import { OnRemote } from "../shared/options/board/on-remote";
import { OptionTiles } from "../shared/options/board/option-tiles";
import * as styles from "../shared/options/board/foot.module.css";
import { answeredOf } from "../answers";
import type { BoardKind } from "../board";
import { Columns } from "./columns";
import { number } from "#shared/numbers";

export const board: BoardKind<"poll"> = {
  Answering: OptionTiles,
  Distribution: Columns,
  OnRemote,
  opens: "Şıklar",
  questionAndAnswers: "Soru ve şıklar",
  hint: (_, isClosed) => ["chart", isClosed ? "Doğrusu yok, puan yok" : sayWhatYouThink],
  Remark: ({ result, who }) => (
    <p className={styles.knew}>
      <b className="num">{number(answeredOf(result))}</b> {who} cevapladı
    </p>
  ),
};
