import { AnswerBadge, questionColours } from "../../ui/answer-badge";
import type { Signs } from "../signs";

/** An option's shape and letter. */
export const choiceSigns: Signs = {
  Sign: ({ answer, size }) => <AnswerBadge letter={answer} size={size} look="faint" />,
  RightSign: ({ solution, size }) => <AnswerBadge letter={solution.correct_option} size={size} look="fill" />,
  colours: ({ options }) => questionColours(options),
};
