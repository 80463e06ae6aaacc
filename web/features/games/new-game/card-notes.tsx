import { nothingForCards } from "#words/shared-sentences";
import { listed } from "#words/sentences";
import { Link } from "react-router";
import type { ListedClass } from "#protocol/http/replies/classes";
import type { QuestionOfSet } from "#protocol/http/replies/question-sets";
import { hostsPartOf, kindOf } from "#question/kinds";
import { nameOf, usualKind } from "#question/name-of";
import { draftKindOf, isNewer } from "#kinds/drafts";
import { Banner } from "#ui/overlays/banner.tsx";
import * as styles from "#screens/settings-dialog/settings-dialog.module.css";

/** Questions of a set that cards cannot answer, by their place from 1. */
export function skippedByCards(questions: readonly QuestionOfSet[]): readonly string[] {
  return questions.flatMap((question, i) =>
    !isNewer(question) && hostsPartOf(question, "cards") === "skips"
      ? [`${i + 1}. soru (${draftKindOf(question).offCards})`]
      : [],
  );
}

/** True for a question with right answers whose wrong ones cost nothing where net is counted. */
export const costsNothing = (question: QuestionOfSet): boolean =>
  !isNewer(question) && nameOf(question) !== usualKind && kindOf(question).isJudged;
export const someCostNothing = "Sıralama, eşleştirme gibi sorular götürmez.";

/** Shown with the choice of cards, before the game is made, to name the questions that are left out. */
export function SkippedNote({ skipped, all }: { readonly skipped: readonly string[]; readonly all: number }) {
  if (skipped.length === 0) return null;
  return (
    <div className={`stack ${styles.notes}`}>
      <Banner tone="warn" icon="warning">
        {skipped.length === all ? (
          nothingForCards
        ) : (
          <>
            <b>{skipped.length} soru kartla oynanmaz, atlanır:</b> {some(skipped)}. {all - skipped.length} soru oynanır.
          </>
        )}
      </Banner>
    </div>
  );
}

/** Link to the cards of the class. */
export const PrintNote = ({ picked: { id, name } }: { readonly picked: ListedClass }) => (
  <div className={`stack ${styles.notes}`}>
    <p>
      Kartlarınız yok mu? <Link to={`/teacher/classes/${id}?tab=cards`}>{name} kartlarını yazdırın</Link>
    </p>
  </div>
);

const SHOWN = 6;
const some = (questions: readonly string[]): string => {
  const shown = questions.slice(0, SHOWN);
  const rest = questions.length - shown.length;
  return listed(rest > 0 ? [...shown, `${rest} soru daha`] : shown);
};
