import type { BoardKind } from "../board";
import { OptionCounts } from "../shared/options/board/option-counts";
import { OnRemote } from "../shared/options/board/on-remote";
import { OptionTiles } from "../shared/options/board/option-tiles";

/** A choice on the teacher's live screens. */
export const board: BoardKind = {
  Answering: OptionTiles,
  Distribution: OptionCounts,
  OnRemote,
  opensIn: (seconds) => `Şıklar ${seconds} saniye sonra açılacak`,
  questionAndAnswers: "Soru ve şıklar",
};
