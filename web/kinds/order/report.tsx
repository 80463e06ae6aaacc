import { cardKeys } from "#question/question";
import type { CSSProperties } from "react";
import { OptionBadge } from "../shared/options/option-badge";
import { PlacedList } from "../shared/places/board/placed-list";
import { placeCounts } from "../shared/places/columns";
import { askedOf } from "../answers";
import type { Reported, ReportKind } from "../report-kind";
import * as styles from "./report.module.css";
import { inLetters } from "./words";

type Question = Reported<"order">;

export const report: ReportKind<"order"> = {
  Distribution,
  Answers: ({ question: { options, correct_option } }) => (
    <div className={styles.answers}>
      <PlacedList texts={Array.from(correct_option, (letter) => ({ letter, text: options[letter] ?? "" }))} />
    </div>
  ),
  texts: {
    heads: [...cardKeys, "Doğru sıra"],
    of: (question) => [...cardKeys.map((key) => question.options[key] ?? ""), inLetters(question.correct_option)],
  },
  counts: placeCounts(cardKeys.length, "sıraya doğru kartı koyan", "Tam sıralayan"),
};

/** A column for each place, filled by the share that had the right card there. */
function Distribution({ question }: { readonly question: Question }) {
  const asked = askedOf(question);
  return (
    <ol className={styles.columns} aria-label="Her sıraya doğru kartı koyanlar">
      {Array.from(question.correct_option, (letter, i) => {
        const count = question.distribution[String(i + 1)] ?? 0;
        return (
          <li key={letter}>
            <span className={styles.groove} aria-hidden="true">
              <i style={{ "--share": asked === 0 ? 0 : count / asked } as CSSProperties} />
            </span>
            <OptionBadge letter={letter} size={22} look="faint" />
            <span className="vh">
              {i + 1}. sıra, {letter}:{" "}
            </span>
            <b className="num">{count}</b>
            <span className="vh"> kişi</span>
          </li>
        );
      })}
    </ol>
  );
}
