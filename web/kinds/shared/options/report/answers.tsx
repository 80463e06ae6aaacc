import { optionKeys, type Distribution } from "#question/question";
import { cx } from "#ui/cx";
import { Icon } from "#ui/drawn/icon.tsx";
import { OptionBadge, optionColours } from "../option-badge";
import { OptionShown } from "../option-shown";
import { keysOf, textOf, type WithOptions, type WithSolution } from "../option-text";
import * as styles from "./answers.module.css";

/** The options of a question in a report, the right ones marked. */
export function OptionAnswers({ question }: { readonly question: WithOptions & WithSolution }) {
  const { options, correct_option } = question;
  return (
    <ul className={cx("stack", styles.options, optionColours(options))}>
      {keysOf(options).map((key) => {
        const isCorrect = correct_option?.includes(key) === true;
        return (
          <li key={key} className={cx(isCorrect && styles.correct)}>
            <OptionBadge letter={key} size={28} look="fill" />
            <OptionShown of={question} letter={key} />
            {isCorrect && (
              <b>
                <Icon name="check" />
                Doğru cevap
              </b>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Columns of a table of questions: the options, and the count of each. */
export const optionTexts = {
  heads: [...optionKeys],
  of: (question: WithOptions) => optionKeys.map((key) => textOf(question, key)),
};
export const optionCounts = {
  heads: optionKeys.map((key) => `${key} diyen`),
  of: ({ options, distribution }: WithOptions & { readonly distribution: Readonly<Distribution> }) =>
    optionKeys.map((key) => (options[key] === undefined ? "" : (distribution[key] ?? 0))),
};
