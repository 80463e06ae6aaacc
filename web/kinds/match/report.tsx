import { optionKeys } from "#question/question";
import { OptionBadge } from "../shared/options/option-badge";
import { PlacedList } from "../shared/places/board/placed-list";
import { inPlace } from "../shared/places/mixed-up";
import { placeCounts } from "../shared/places/columns";
import { SetText } from "#question-text/set-text.tsx";
import { cx } from "#ui/cx";
import { askedOf } from "../answers";
import type { Reported, ReportKind } from "../report-kind";
import { MANY } from "./distribution";
import * as styles from "./report.module.css";

type Question = Reported<"match">;

export const report: ReportKind<"match"> = {
  Distribution,
  Answers: ({ question: { left, options, correct_option } }) => (
    <div className={styles.answers}>
      <PlacedList
        texts={left.map((text, i) => {
          const letter = correct_option[i]!;
          return { left: text, letter, text: options[letter] ?? "" };
        })}
      />
    </div>
  ),
  texts: {
    heads: optionKeys.map((_, i) => `${i + 1}. eş`),
    of: ({ left, options, correct_option }) =>
      optionKeys.map((_, i) => (left[i] === undefined ? "" : `${left[i]}: ${options[correct_option[i]!] ?? ""}`)),
  },
  counts: placeCounts(optionKeys.length, "eşi bulan", "Tüm eşleri bulan"),
};

/** The pairs the class made, in numbers; the right ones lie on the diagonal. */
function Distribution({ question }: { readonly question: Question }) {
  const right = Array.from(question.correct_option);
  const many = askedOf(question) * MANY;
  return (
    <table className={styles.grid} aria-label="Kaç kişi neyle eşledi">
      <thead>
        <tr>
          <td>
            <span className="vh">Eşler</span>
          </td>
          {right.map((letter) => (
            <th key={letter} scope="col">
              <OptionBadge letter={letter} size={20} look="faint" />
              <span className="vh">{letter}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {question.left.map((text, row) => (
          <tr key={row}>
            <th scope="row">
              <SetText>{text}</SetText>
            </th>
            {right.map((letter, column) => {
              const isRight = row === column;
              const count = isRight
                ? (question.distribution[String(row + 1)] ?? 0)
                : inPlace(question.grid, row + 1, letter);
              return (
                <td
                  key={letter}
                  className={cx("num", isRight ? styles.right : count >= many && count > 0 && styles.many)}
                >
                  {(isRight || count > 0) && count}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
