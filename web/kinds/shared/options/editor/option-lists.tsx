import { cx } from "#ui/cx";
import { keysOf, type OptionsDraft } from "../draft";
import { OptionBadge, optionColours } from "../option-badge";
import { OptionShown } from "../option-shown";
import { SetText } from "#question-text/set-text.tsx";
import * as styles from "./found.module.css";

/** Options imported from a file, the right one in its colour; their pictures are not on the server yet. */
export function Found({ draft }: { readonly draft: OptionsDraft }) {
  return (
    <ul className={cx("flow", styles.found, optionColours(draft.options))}>
      {keysOf(draft).map((key) => {
        const isCorrect = draft.correct_option?.includes(key) === true;
        return (
          <li key={key} className={cx(isCorrect && styles.correct)}>
            <OptionBadge letter={key} size={22} look={isCorrect ? "fill" : "faint"} />
            <SetText>{draft.options[key] || draft.option_images?.[key]?.alt || ""}</SetText>
            {isCorrect && <span className="vh"> (doğru)</span>}
          </li>
        );
      })}
    </ul>
  );
}

export function OnPaper({ question }: { readonly question: OptionsDraft }) {
  return (
    <ul>
      {keysOf(question).map((key) => (
        <li key={key}>
          <b>{key})</b> <OptionShown of={question} letter={key} inline />
        </li>
      ))}
    </ul>
  );
}
