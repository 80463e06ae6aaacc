import type { PictureRef } from "#question/question";
import type { Reported, ReportKind } from "../report-kind";
import * as styles from "./report.module.css";
import { Sheet } from "./sheet";
import { TouchMarks } from "./touch-marks";
import { touchesOn } from "./touches";
import { useSheet } from "./use-sheet";
import { placeInWords, solutionText } from "./words";

type Question = Reported<"spot"> & { readonly image?: PictureRef };

export const report: ReportKind<"spot"> = {
  Distribution,
  hasPicture: true,
  Answers: ({ question }) => (
    <ul className={styles.answers}>
      {question.solution.areas.map(({ x, y }, i) => (
        <li key={i}>
          {i + 1}. doğru yer: {placeInWords([x, y])}
        </li>
      ))}
    </ul>
  ),
  texts: { heads: ["Doğru yerler"], of: (question: Question) => [solutionText(null, question)] },
  counts: {
    heads: ["Doğru yeri bulan", "Başka yere dokunan", "Dokunulan yerler"],
    of: ({ distribution, points }) => [distribution.right ?? 0, distribution.wrong ?? 0, touchedText(points)],
  },
};

/** The places the class touched, and the number that found the right ones. No names. */
function Distribution({ question }: { readonly question: Question }) {
  const { image = nothing, solution, distribution } = question;
  const sheet = useSheet(image);
  const touches = touchesOn({ ...question, areas: solution.areas, picture: image });
  const counts = [
    [distribution.right ?? 0, "bulan"],
    [distribution.wrong ?? 0, "başka yer"],
    [distribution.none, "boş"],
  ] as const;
  return (
    <div className={styles.figure}>
      <Sheet sheet={sheet} className={styles.picture}>
        <TouchMarks areas={solution.areas} touches={touches} />
      </Sheet>
      <ul>
        {counts.map(([count, name]) => (
          <li key={name}>
            <b className="num">{count}</b> {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** All places in one cell of a table: "soldan %66, üstten %15 (4)" */
const touchedText = (points: Question["points"]): string =>
  (typeof points === "object" ? points : [])
    .map(([x = 0, y = 0, count = 0]) => `${placeInWords([x, y])} (${count})`)
    .join("; ");

const nothing = { id: "", alt: "" };
