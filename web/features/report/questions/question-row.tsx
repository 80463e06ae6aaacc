import { sentence } from "#words/sentences";
import { saidOf } from "#kinds/aloud";
import { reportKindOf } from "#kinds/report";
import { percent } from "#words/format";
import { Picture } from "#ui/drawn/picture.tsx";
import { Tag } from "#ui/tag.tsx";
import * as styles from "./questions.module.css";
import { answersTo, isJudged, knownBy, partlyKnownBy, type ReportQuestion, type Who } from "../report";
import { AboutAnswers } from "#kinds/shared/about-answers.tsx";
import { SetLanguage, SetText } from "#question-text/set-text.tsx";

type Props = {
  readonly question: ReportQuestion;
  readonly who: Who;
  readonly onOpen: (question: ReportQuestion) => void;
};

/** A question: number, text, the right answer and the most common wrong one, and how many of the players asked knew it. */
export function QuestionRow({ question, who, onOpen }: Props) {
  const { question_number, question_text, hard, misconception } = question;
  const partly = partlyKnownBy(question);
  const { Distribution, hasPicture } = reportKindOf(question);
  return (
    <SetLanguage value={question.lang}>
      <li className={styles.row}>
        <b className={`num ${styles.number}`}>{question_number}.</b>
        <div className={styles.words}>
          <p className={styles.text}>
            <button type="button" onClick={() => onOpen(question)}>
              <SetText inline>{question_text}</SetText>
            </button>
          </p>
          {question.image && !hasPicture && <Picture picture={question.image} className={styles.picture} />}
          <p className={styles.note}>
            <AboutAnswers question={question}>{answerLine(question, who)}</AboutAnswers>
          </p>
          {(hard || misconception !== null) && (
            <p className={`flow ${styles.tags}`}>
              {hard && (
                <Tag tone="err" icon="warning">
                  Zor soru
                </Tag>
              )}
              {misconception !== null && (
                <Tag tone="warn" icon="users">
                  Yanılgı: {saidOf(question).inShort(misconception)}
                </Tag>
              )}
            </p>
          )}
        </div>
        <Distribution question={question} who={who} />
        <p className={styles.rate}>
          <b className="num">{percent(knownBy(question))}</b>
          {partly !== null && <small>kısmi {percent(partly)}</small>}
          {!isJudged(question) && <small>{answersTo(question)} cevap</small>}
        </p>
      </li>
    </SetLanguage>
  );
}

/** "Doğru cevap D: Profaz I. En çok işaretlenen yanlış B: Metafaz I." */
function answerLine(question: ReportQuestion, who: Who): string {
  const { inWords, solutionInWords, topWrong } = saidOf(question);
  const { unanswered } = question;
  const right = solutionInWords(question, question);
  const wrong = topWrong(question);
  return [
    right === "" ? "" : sentence(`Doğru cevap ${right}`),
    isJudged(question) ? "" : "Doğrusu yok, orana girmez.",
    wrong === null ? "" : sentence(`En çok işaretlenen yanlış ${inWords(question, wrong, ": ")}`),
    unanswered === 0 ? "" : `${unanswered} ${who} boş bıraktı.`,
  ]
    .filter(Boolean)
    .join(" ");
}
