import type { ChoiceShown, ChoiceSolution } from "#question/choice";
import { optionKeys } from "#question/question";
import { OptionBadge, optionColours } from "../../options/option-badge";
import { cx } from "../../ui/cx";
import { Icon } from "../../ui/icon";
import type { Reported, ReportKind } from "../report";
import { Distribution } from "./distribution";
import { keysOf } from "./option-text";
import styles from "./report.module.css";
import { SetText } from "../../texts/set-text";

/** A choice in a game's report and its files. */
export const report: ReportKind = {
  Distribution,
  Answers,
  texts: {
    heads: [...optionKeys, "Doğru şık"],
    of: ({ options, correct_option }: Reported<ChoiceShown, ChoiceSolution>) => [
      ...optionKeys.map((key) => options[key] ?? ""),
      correct_option,
    ],
  },
  counts: {
    heads: optionKeys.map((key) => `${key} diyen`),
    of: ({ options, distribution }: Reported<ChoiceShown, ChoiceSolution>) =>
      optionKeys.map((key) => (options[key] === undefined ? "" : (distribution[key] ?? 0))),
  },
};

function Answers({ question: { options, correct_option } }: { readonly question: ChoiceShown & ChoiceSolution }) {
  return (
    <ul className={cx(styles.options, optionColours(options))}>
      {keysOf(options).map((key) => (
        <li key={key} className={cx(key === correct_option && styles.correct)}>
          <OptionBadge letter={key} size={28} look="fill" />
          <SetText>{options[key]!}</SetText>
          {key === correct_option && (
            <b>
              <Icon name="check" />
              Doğru cevap
            </b>
          )}
        </li>
      ))}
    </ul>
  );
}
