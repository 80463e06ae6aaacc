import { SetText } from "#question-text/set-text.tsx";
import type { PhoneKind } from "#kinds/phone-kind";
import type { Asked } from "#kinds/question-types";

type Props = {
  readonly kind: PhoneKind;
  readonly asked: Asked | null;
  readonly answer: string;
};

/** The pupil's own answer in words. Without options to choose from the pupil wrote it: formulas are not typeset then. */
export const OwnWords = ({ kind: { inWords, listed }, asked, answer }: Props) => (
  <SetText inline isAnswer={!asked || listed(asked).length === 0}>
    {inWords(asked, answer)}
  </SetText>
);
