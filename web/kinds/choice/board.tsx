import type { BoardKind } from "../board";
import { OptionCounts } from "./option-counts";
import { OnRemote } from "./on-remote";
import { OptionTiles } from "./option-tiles";

/** A choice on the teacher's live screens. */
export const board: BoardKind = {
  Answering: OptionTiles,
  Distribution: OptionCounts,
  OnRemote,
  opensIn: (seconds) => `Şıklar ${seconds} saniye sonra açılacak`,
  questionAndAnswers: "Soru ve şıklar",
};
