import { useEffect } from "react";
import type { QuestionDraft } from "#question/kinds";
import { isNewer } from "#kinds/drafts";
import { editorKinds } from "#kinds/editor";
import type { EditedSet } from "../drafts/edited-set";
import { usePrinting } from "#ui/use/use-printing";
import { completeSet } from "./complete-set";
import * as styles from "./printable-set.module.css";
import { loadFormulas, SetText } from "#question-text/set-text.tsx";

/** The set on paper, with the answers on a separate page. It exists only while the browser prints. */
export function PrintableSet({ set }: { readonly set: EditedSet }) {
  const isPrinting = usePrinting();
  // The browser does not wait with printing: the formula renderer has to be loaded before.
  const hasFormulas = set.questions.some(({ draft }) => JSON.stringify(draft).includes("$"));
  useEffect(() => {
    if (hasFormulas) void loadFormulas();
  }, [hasFormulas]);
  if (!isPrinting) return null;
  const { title, questions } = completeSet(set);
  return (
    <div className={styles.paper}>
      <h1>{title}</h1>
      <p className={styles.name}>Adı soyadı: ______________________ Sınıfı: ________</p>
      <ol>
        {questions.map((question, i) => (
          <li key={i}>
            <p className={styles.question}>
              <b>{i + 1}.</b> <SetText inline>{question.question_text}</SetText>
            </p>
            {question.image && <Picture image={question.image} />}
            <Answers question={question} />
          </li>
        ))}
      </ol>
      <section className={styles.key}>
        <h2>Cevap anahtarı</h2>
        <p>{title}</p>
        <ol>
          {questions.map((question, i) => (
            <li key={i}>
              <b>
                {i + 1}. {kindOnPaper(question)?.keyOnPaper(question)}
              </b>
              {question.explanation && (
                <>
                  {" – "}
                  <SetText inline>{question.explanation}</SetText>
                </>
              )}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

/**
 * Printing waits for nothing: a picture that this device has not shown before may be missing, and its description takes its
 * place.
 */
function Picture({ image }: { readonly image: NonNullable<QuestionDraft["image"]> }) {
  const { id, alt, width, height } = image;
  return (
    <p className={styles.picture}>
      <img src={`/media/${id}`} alt={alt} width={width} height={height} />
    </p>
  );
}

/** The editor has drawn the question before, so its kind is loaded; of a newer version's question the text is printed alone. */
const kindOnPaper = (question: QuestionDraft) => (isNewer(question) ? undefined : editorKinds.there(question));

function Answers({ question }: { readonly question: QuestionDraft }) {
  const kind = kindOnPaper(question);
  return kind && <kind.OnPaper question={question} />;
}
