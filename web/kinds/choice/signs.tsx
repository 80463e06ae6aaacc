import type { ChoiceShown, ChoiceSolution } from "#question/choice";
import { AnswerBadge, questionColours } from "../../ui/answer-badge";
import type { Signs } from "../signs";

/** An option's shape and letter. */
export const choiceSigns: Signs = {
  Sign: ({ answer, size }) => <AnswerBadge letter={answer} size={size} look="faint" />,
  RightSign: ({ solution, size }: { readonly solution: ChoiceSolution; readonly size: number }) => (
    <AnswerBadge letter={solution.correct_option} size={size} look="fill" />
  ),
  colours: ({ options }: ChoiceShown) => questionColours(options),
};
