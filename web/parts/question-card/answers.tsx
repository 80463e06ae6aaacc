import { useEffect, useRef } from "react";
import type { QuestionDraft } from "#question/kinds";
import { editorKinds } from "../../kinds/editor";
import type { EditingProps } from "../../kinds/editor-kind";
import styles from "./answers.module.css";

type Props = EditingProps<QuestionDraft> & {
  /** Its first field takes the focus whenever this number grows. */
  readonly takesFocus: number;
};

/** What is written besides the question's text; another kind comes in softly. */
export function Answers({ takesFocus, ...editing }: Props) {
  const { Editing } = editorKinds.usePart(editing.draft);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus > 0) firstOf(place.current)?.focus();
  }, [takesFocus]);
  return (
    <div ref={place} className={styles.answers}>
      <Editing {...editing} />
    </div>
  );
}

/** Where nothing is written, as in a cloud, what comes after it. */
const firstOf = (place: HTMLElement | null) =>
  place?.querySelector<HTMLElement>("textarea, input:not([tabindex='-1'])") ??
  place?.querySelector<HTMLElement>("button, [tabindex]:not([tabindex='-1'])") ??
  place?.parentElement?.querySelector<HTMLElement>("textarea, input");
