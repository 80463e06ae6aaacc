import type { ChoiceShown, ChoiceSolution } from "#question/choice";
import { OptionBadge, optionColour, optionColours } from "../shared/options/option-badge";
import { extent, inWords, listed } from "../shared/options/option-words";
import { OneTouch } from "../shared/options/phone/one-touch";
import { OptionPicture } from "../shared/options/phone/option-picture";
import { pageClass } from "../shared/options/phone/tiles";
import * as styles from "../shared/options/phone/tiles.module.css";
import { SetText, useSide } from "#question-text/set-text.tsx";
import { cx } from "#ui/cx";
import type { PhoneKind } from "../phone-kind";
import { colours, RightSign } from "./right-sign";
import { solutionInShort, solutionInWords, solutionText } from "./words";

export const phone: PhoneKind<"choice"> = {
  listed,
  inWords,
  solutionInWords,
  solutionInShort,
  solutionText,
  RightSign,
  colours,
  Answering: OneTouch,
  RightAnswer,
  pageClass,
  opens: "şıklar",
  extent,
};

type RightAnswerProps = { readonly asked: ChoiceShown | null; readonly solution: ChoiceSolution };

function RightAnswer({ asked, solution: { correct_option } }: RightAnswerProps) {
  const image = asked?.option_images?.[correct_option];
  return (
    <p dir={useSide()} className={cx(styles.right, optionColour(correct_option), optionColours(asked?.options))}>
      <OptionBadge letter={correct_option} size={44} />
      {image && <OptionPicture picture={image} />}
      <span>
        <span className="vh">{correct_option}: </span>
        <SetText>{asked?.options[correct_option] ?? ""}</SetText>
      </span>
    </p>
  );
}
