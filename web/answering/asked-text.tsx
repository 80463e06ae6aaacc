import { Suspense } from "react";
import type { LiveQuestion } from "#game-client/game";
import { SetText, useIsSet } from "#question-text/set-text.tsx";
import { PhaseHeading } from "#ui/phase-heading.tsx";
import { fitPage } from "./fit-page";
import { PictureArea } from "./load-pictures";
import * as styles from "./question.module.css";

type Props = {
  readonly asked: LiveQuestion;
  readonly seconds: number;
  /** True if the question's kind shows the picture itself. */
  readonly hasPicture: boolean | undefined;
};

/** The text of a question in the middle of its page, with its picture. It stands in for itself until its formulas are set. */
export function AskedText({ asked, seconds, hasPicture }: Props) {
  const isSet = useIsSet(asked.question_text);
  const textOf = (isPassing: boolean) => (
    <PhaseHeading key={`${isSet}`} className={styles.text} onShown={fitPage} isPassing={isPassing}>
      <SetText>{asked.question_text}</SetText>
    </PhaseHeading>
  );
  const text = textOf(!isSet);
  return (
    <div className={styles.area}>
      <Suspense fallback={textOf(true)}>
        {asked.image && !hasPicture ? (
          <PictureArea asked={asked} seconds={seconds}>
            {text}
          </PictureArea>
        ) : (
          text
        )}
      </Suspense>
    </div>
  );
}
