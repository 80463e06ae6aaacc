import { Suspense } from "react";
import type { GuestQuestion } from "#protocol/http/replies/library";
import type { QuestionOfSet } from "#protocol/http/replies/question-sets";
import { isKind } from "#question/kinds";
import { editorKinds } from "#kinds/editor";
import { SetLanguage, SetText } from "#question-text/set-text.tsx";
import { Picture } from "#ui/drawn/picture.tsx";
import { Asked } from "./asked";
import { OptionList } from "./option-list";
import * as styles from "./set-questions.module.css";

type ReadQuestion = QuestionOfSet | GuestQuestion;
type Props = { readonly questions: readonly ReadQuestion[]; readonly language: string };

/** All questions of a set for reading, with the right answers if they were sent. */
export function SetQuestions({ questions, language }: Props) {
  return (
    <SetLanguage value={language}>
      <ol className={styles.questions}>
        {questions.map((question, i) => (
          <li key={question.id}>
            <span className={styles.number} aria-hidden="true">
              {i + 1}.
            </span>
            <div className={styles.question}>
              <h3>
                <SetText>{question.question_text}</SetText>
              </h3>
              <Suspense>
                {"question_set_id" in question ? (
                  <Solved question={question} />
                ) : (
                  <>
                    <Pictured question={question} />
                    <Asked question={question} />
                  </>
                )}
              </Suspense>
              {"explanation" in question && question.explanation !== "" && (
                <p className={styles.explanation}>
                  <b>Açıklama:</b> <SetText inline>{question.explanation}</SetText>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </SetLanguage>
  );
}

const Pictured = ({ question: { image } }: { readonly question: ReadQuestion }) =>
  image && <Picture picture={image} className={styles.picture} />;

function Solved({ question }: { readonly question: QuestionOfSet }) {
  if (!isKind(question.kind ?? "choice")) return <p>Bu soru türünü görmek için sayfayı yenileyin.</p>;
  if (!question.options) return <OfItsKind question={question} />;
  return (
    <>
      <Pictured question={question} />
      <OptionList question={question} />
    </>
  );
}

function OfItsKind({ question }: { readonly question: QuestionOfSet }) {
  const { Found, OnPicture } = editorKinds.usePart(question);
  if (OnPicture) return <OnPicture draft={question} />;
  return (
    <>
      <Pictured question={question} />
      <div className={styles.found}>
        <Found draft={question} />
      </div>
    </>
  );
}
