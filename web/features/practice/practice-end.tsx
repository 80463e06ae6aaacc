import { Link } from "react-router";
import type { MissedReply } from "#protocol/http/replies/players";
import { FieldPage } from "#answering/own-pace/field-page.tsx";
import * as finished from "#answering/own-pace/finished-page.module.css";
import { ResultBeads } from "#answering/own-pace/result-beads.tsx";
import { firstName } from "#words/sentences";
import { Marble } from "#ui/marble/marble.tsx";
import { buttonClass, PlainButton } from "#ui/plain-button.tsx";
import { cx } from "#ui/cx";
import { PhaseHeading } from "#ui/phase-heading.tsx";
import { rightOf, type Practice } from "./practice";

type Props = {
  readonly practice: Practice;
  readonly missed: MissedReply;
  readonly name: string;
  readonly marble: number;
  readonly onAgain: (questions: MissedReply["questions"]) => void;
};

/** Result of the practice: the questions known now, and those still missed. */
export function PracticeEnd({ practice, missed, name, marble, onAgain }: Props) {
  const { beads, questions, title } = practice;
  const right = rightOf(practice);
  const left = missed.questions.filter(({ question }) => {
    const at = questions.findIndex(({ id }) => id === question.id);
    return at >= 0 && beads[at] !== "right";
  });
  return (
    <FieldPage
      isEnd
      head={title}
      aside=""
      actions={
        <>
          {left.length > 0 && (
            <PlainButton variant="lim" size="lg" block onClick={() => onAgain(left)}>
              Kalan {left.length} soruyu bir daha çalış
            </PlainButton>
          )}
          <Link
            to="/student/history"
            className={buttonClass({ variant: left.length > 0 ? "field" : "lim", block: true })}
          >
            Geçmişim
          </Link>
        </>
      }
    >
      <Marble seed={marble} size={84} />
      <PhaseHeading>Eline sağlık, {firstName(name)}!</PhaseHeading>
      <p className={cx(finished.score, "num")}>
        {right}
        <small> / {questions.length}</small>
      </p>
      <ResultBeads beads={beads} count={questions.length} label={`${questions.length} soru, ${right} doğru`} />
      <p>{left.length === 0 ? "Kaçırdıklarının hepsini şimdi biliyorsun." : "Her denemede biraz daha."}</p>
    </FieldPage>
  );
}
