import type { ChoiceShown, ChoiceSolution } from "#question/choice";
import { OptionBadge, optionColours } from "../shared/options/option-badge";

type Props = { readonly solution: ChoiceSolution; readonly size: number };

/** The right option's shape and letter. */
export function RightSign({ solution, size }: Props) {
  return <OptionBadge letter={solution.correct_option} size={size} look="fill" />;
}

export const colours = ({ options }: ChoiceShown) => optionColours(options);
