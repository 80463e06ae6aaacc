import type { ChoiceShown, ChoiceSolution } from "#question/choice";
import { OptionBadge, optionColours } from "../../options/option-badge";
import type { Signs } from "../signs";

/** An option's shape and letter. */
export const choiceSigns: Signs = {
  Sign: ({ answer, size }) => <OptionBadge letter={answer} size={size} look="faint" />,
  RightSign: ({ solution, size }: { readonly solution: ChoiceSolution; readonly size: number }) => (
    <OptionBadge letter={solution.correct_option} size={size} look="fill" />
  ),
  colours: ({ options }: ChoiceShown) => optionColours(options),
};
