import { optionKeys, type Distribution } from "#question/question";
import { SetText } from "../../texts/set-text";
import { cx } from "../../ui/cx";
import { Icon } from "../../ui/icon";
import { OptionBadge, optionColours } from "../option-badge";
import { keysOf, type WithOptions, type WithSolution } from "../option-text";
import styles from "./answers.module.css";

/** The options of a question in a report, what is right marked. */
export function Answers({ question: { options, correct_option } }: { readonly question: WithOptions & WithSolution }) {
  return (
    <ul className={cx(styles.options, optionColours(options))}>
      {keysOf(options).map((key) => {
        const isCorrect = correct_option?.includes(key) === true;
        return (
          <li key={key} className={cx(isCorrect && styles.correct)}>
            <OptionBadge letter={key} size={28} look="fill" />
            <SetText>{options[key]!}</SetText>
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

/** Columns of a table of questions: the options, and how many chose each. */
export const optionTexts = {
  heads: [...optionKeys],
  of: ({ options }: WithOptions) => optionKeys.map((key) => options[key] ?? ""),
};
export const optionCounts = {
  heads: optionKeys.map((key) => `${key} diyen`),
  of: ({ options, distribution }: WithOptions & { readonly distribution: Readonly<Distribution> }) =>
    optionKeys.map((key) => (options[key] === undefined ? "" : (distribution[key] ?? 0))),
};
