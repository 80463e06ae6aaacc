import type { ReactNode } from "react";
import type { PlayerAnswer } from "#protocol/http/replies/players";
import { nameOf } from "#question/name-of";
import type { LiveGame } from "#game-client/game";
import { noAnswerWords } from "#kinds/shared/sending/answer-words";
import { OwnWords } from "#kinds/shared/sending/own-words.tsx";
import type { phoneKinds } from "#kinds/phone";
import type { PhoneKind } from "#kinds/phone-kind";
import { browserEnv } from "#browser/env";
import { ownAnswers } from "#api/requests";
import type { Seat } from "#api/seat";
import * as styles from "./answer-list.module.css";
import { buttonClass, PlainButton } from "#ui/plain-button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { SetLanguage, SetText } from "#question-text/set-text.tsx";

/** Every question of the game with the pupil's answer and the right one, on a sheet of its own. */
export async function answerDialog(
  seat: Seat,
  kinds: typeof phoneKinds,
  tooLate: LiveGame["tooLate"],
  close: () => void,
): Promise<ReactNode> {
  const list = await answerList(seat, kinds, tooLate);
  return (
    <Dialog title="Sorular" onClose={close} actions={<PlainButton onClick={close}>Tamam</PlainButton>}>
      {list}
    </Dialog>
  );
}

async function answerList(seat: Seat, kinds: typeof phoneKinds, tooLate: LiveGame["tooLate"]): Promise<ReactNode> {
  const reply = await ownAnswers(browserEnv(), seat);
  if (!reply.ok) return <p role="alert">{reply.message}</p>;
  const { answers } = reply.body.stats;
  await kinds.load(answers.map(nameOf));
  const isMissed = answers.some(
    ({ asked, answer, is_correct }) => asked !== false && (answer ? is_correct === false : true),
  );
  return (
    <>
      {seat.account && isMissed && (
        <a
          className={buttonClass({ variant: "alt", block: true }, styles.practise)}
          href={`/student/practice/${seat.playerId}`}
        >
          Kaçırdıklarını çalış
        </a>
      )}
      <AnswerList answers={answers} tooLate={tooLate} kindOf={kinds.usePart} />
    </>
  );
}

/** An answer to list; in a homework it comes with the question's explanation. */
type Row = PlayerAnswer & { readonly explanation?: string };
type Props = {
  readonly answers: readonly Row[];
  /** Answers that were sent but arrived too late, by question. */
  readonly tooLate?: LiveGame["tooLate"];
  readonly kindOf: (question: Row) => PhoneKind;
};

export const AnswerList = ({ answers, tooLate = {}, kindOf }: Props) => (
  <ol className={styles.list}>
    {answers.map((question) => (
      <SetLanguage key={question.question_id} value={question.lang}>
        {row(question, tooLate[question.question_id], kindOf(question))}
      </SetLanguage>
    ))}
  </ol>
);

function row(question: Row, tooLate: string | undefined, kind: PhoneKind) {
  const { question_text, image, answer, is_correct, asked, explanation } = question;
  const { listed, solutionInShort, solutionText, RightSign, colours } = kind;
  // The letter, for kinds whose answers have letters.
  const short = listed(question).length > 0 && ` ${solutionInShort(question)}`;
  return (
    <li className={colours(question)}>
      <p className={styles.text}>
        <SetText>{question_text}</SetText>
      </p>
      {image && <img className={styles.picture} src={`/media/${image.id}`} alt={image.alt} loading="lazy" />}
      <p className={styles.answers}>
        <RightSign solution={question} size={30} />
        <span>
          <b>
            {is_correct !== null && <span className="vh">Doğru cevap{short}: </span>}
            <SetText inline>{solutionText(question, question)}</SetText>
          </b>
          {is_correct ? (
            "Bildin."
          ) : answer !== null ? (
            <>
              Senin cevabın: <OwnWords kind={kind} asked={question} answer={answer} />
            </>
          ) : tooLate !== undefined ? (
            <>
              {noAnswerWords(tooLate)} Gönderdiğin: <OwnWords kind={kind} asked={question} answer={tooLate} />
            </>
          ) : asked === false ? (
            "Oyunda değildin."
          ) : (
            "Cevap vermedin."
          )}
        </span>
      </p>
      {explanation && (
        <p>
          <SetText>{explanation}</SetText>
        </p>
      )}
    </li>
  );
}
