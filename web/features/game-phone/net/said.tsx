import { use, type ReactNode } from "react";
import { isPlaced } from "#game-client/is-placed";
import { phoneKinds } from "#kinds/phone";
import { said } from "#question-text/set-text.tsx";
import { ExtrasContext } from "../extras-context";
import { finalStats } from "../result/final-stats";
import { blankWords, costWords, gain, isBlank, netOf, totalWords } from "./net-words";

/** For screen readers: a result and the end in net. The heading has the focus and is read already. */
export function NetSaid({ children }: { readonly children: ReactNode }): ReactNode {
  const { phase, tooLate: tooLateOnes } = use(ExtrasContext).game;
  const stats = phase.name === "ended" && finalStats(phase);
  if (stats) {
    return `${isPlaced(stats) ? `${stats.player_count} oyuncu arasında ${stats.rank}. oldun, ` : ""}${netOf(stats)}.`;
  }
  const own = phase.name === "reveal" && phase.result.you;
  if (!own) return children;
  const { asked, result } = phase;
  const kind = phoneKinds.there(result);
  const tooLate = tooLateOnes[result.question_id];
  const right = ` Doğru cevap ${kind?.solutionInWords(asked, result) ?? ""}.`;
  if (phase.wasThere && isBlank(own, tooLate, result.question_id)) return said(blankWords(own) + right);
  if (own.answer === null) return children;
  const usual = own.is_correct ? `${gain(own.points_earned)} net kazandın.` : costWords(own) + right;
  return `${said(kind?.said?.({ asked, result, own, tooLate }) ?? usual)} ${totalWords(own)}`;
}
