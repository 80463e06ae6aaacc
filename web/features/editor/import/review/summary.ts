import { lacksMark, leftOut, type Candidate } from "../candidates";
import { isOpen } from "../decisions";

/**
 * "12 soru bulundu, 1 soruya bakmanız gerek, 2 soruda doğru şık işaretli değil, 3 soru şimdilik dışarıda. 2 yer soru olarak
 * alınmadı."
 */
export function summary(candidates: readonly Candidate[], omitted: number): string {
  const unmarked = candidates.filter(({ draft }) => lacksMark(draft)).length;
  const doubtful = candidates.filter((one) => one.verdict === "doubtful" && isOpen(one)).length;
  const out = leftOut(candidates).length;
  const questions = [
    `${candidates.length} soru bulundu`,
    ...(doubtful > 0 ? [`${doubtful} soruya bakmanız gerek`] : []),
    ...(unmarked > 0 ? [`${unmarked} soruda doğru şık işaretli değil`] : []),
    ...(out > 0 ? [`${out} soru şimdilik dışarıda`] : []),
  ].join(", ");
  return `${questions}.${omitted > 0 ? ` ${omitted} yer soru olarak alınmadı.` : ""}`;
}
