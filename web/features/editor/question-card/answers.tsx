import { useEffect, useRef } from "react";
import type { QuestionDraft } from "#question/kinds";
import { editorKinds } from "#kinds/editor";
import type { EditingProps } from "#kinds/editor-kind";
import { firstField } from "./first-field";
import * as styles from "./answers.module.css";

type Props = EditingProps<QuestionDraft> & {
  /** Its first field takes the focus whenever this number grows. */
  readonly takesFocus: number;
};

/** Fields of the question besides its text; another kind comes in softly. */
export function AnswerFields({ takesFocus, ...editing }: Props) {
  const { Editing } = editorKinds.usePart(editing.draft);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus > 0) (firstField(place.current) ?? afterAll(place.current))?.focus();
  }, [takesFocus]);
  return (
    <div ref={place} className={styles.answers} data-answers>
      <Editing {...editing} />
    </div>
  );
}

/** The next field after the answers, for a kind with nothing to write or press, such as a cloud. */
const afterAll = (place: HTMLElement | null) => place?.parentElement?.querySelector<HTMLElement>("textarea, input");
