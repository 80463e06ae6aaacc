import type { ChoiceShown, ChoiceSolution } from "#question/choice";
import { OptionBadge, optionColour, optionColours } from "../../options/option-badge";
import { cx } from "../../ui/cx";
import type { PhoneKind } from "../phone";
import { Answering, pageClass } from "./answering";
import { colours, RightSign } from "./right-sign";
import { inWords, listed, solutionInShort, solutionInWords, solutionText } from "./words";
import styles from "./phone.module.css";
import { SetText } from "../../texts/set-text";

/** A choice on a pupil's phone. */
export const phone: PhoneKind = {
  listed,
  inWords,
  solutionInWords,
  solutionInShort,
  solutionText,
  RightSign,
  colours,
  Answering,
  RightAnswer,
  pageClass,
  readFirst: "Önce oku, şıklar birazdan açılıyor.",
  extent: ({ options }: ChoiceShown) => `${Object.keys(options).length} şık`,
};

type RightAnswerProps = { readonly asked: ChoiceShown | null; readonly solution: ChoiceSolution };

function RightAnswer({ asked, solution: { correct_option } }: RightAnswerProps) {
  return (
    <p className={cx(styles.right, optionColour(correct_option), optionColours(asked?.options))}>
      <OptionBadge letter={correct_option} size={44} />
      <span>
        <span className="vh">{correct_option}: </span>
        <SetText>{asked?.options[correct_option] ?? ""}</SetText>
      </span>
    </p>
  );
}
