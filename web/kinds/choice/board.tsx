import type { BoardKind } from "../board";
import { OptionCounts } from "../shared/options/board/option-counts";
import { OnRemote } from "../shared/options/board/on-remote";
import { OptionTiles } from "../shared/options/board/option-tiles";

export const board: BoardKind<"choice"> = {
  Answering: OptionTiles,
  Distribution: OptionCounts,
  OnRemote,
  opens: "Şıklar",
  questionAndAnswers: "Soru ve şıklar",
};
