import type { ChoiceFields } from "#question/choice";
import type { CloudFields } from "#question/cloud";
import type { QuestionDraft } from "#question/kinds";
import type { MatchFields } from "#question/match";
import type { MultiFields } from "#question/multi";
import type { NumberFields } from "#question/number";
import type { OrderFields } from "#question/order";
import type { PollFields } from "#question/poll";
import type { SpotFields } from "#question/spot";
import type { TypedFields } from "#question/typed";

type AnyFields =
  | ChoiceFields
  | MultiFields
  | TypedFields
  | NumberFields
  | OrderFields
  | MatchFields
  | SpotFields
  | PollFields
  | CloudFields;
type Common = Pick<QuestionDraft, "question_text"> &
  Partial<Pick<QuestionDraft, "time_limit" | "points" | "explanation" | "outcome" | "image">>;

/** A set in a short form: usual values are left out. */
export type AnyExample = {
  readonly title: string;
  readonly description: string;
  readonly questions: readonly (Common & AnyFields)[];
};
