import { changedDraft, draftKindOf } from "#kinds/drafts";
import type { Uploads } from "#api/pictures/uploads";
import { KindButton } from "../kind-list/kind-button";
import { QuestionCard } from "../question-card/question-card";
import { useCardUploads } from "../question-card/use-card-uploads";
import type { Candidate } from "./candidates";
import * as styles from "./question-repair.module.css";
import type { ReviewActions } from "./review-actions";

type Props = {
  readonly candidate: Candidate;
  readonly review: ReviewActions;
  readonly uploads: Uploads;
  readonly language: string | undefined;
};

/** Editor of a found question, in the form of a set's; pictures can be added here. */
export function QuestionRepair({ candidate, review, uploads, language }: Props) {
  const { number, draft } = candidate;
  const cardUploads = useCardUploads(uploads, String(number));
  return (
    <div className={`stack ${styles.repair}`} data-repair>
      <KindButton draft={draft} onChoose={(kind) => void review.changeKind(candidate, kind, language)} />
      <QuestionCard
        draft={changedDraft(draft, draftKindOf(draft).withRoom(draft))}
        saysAll
        takesFocus={{ on: "text", times: 1 }}
        uploads={cardUploads}
        onChange={(changed) => review.repair(number, changed)}
      />
    </div>
  );
}
