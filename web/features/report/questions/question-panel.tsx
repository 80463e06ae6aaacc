import { saidOf } from "#kinds/aloud";
import { reportKindOf } from "#kinds/report";
import { number } from "#shared/numbers";
import { hundredths, percent, seconds } from "#words/format";
import { inNet } from "#words/net";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { Picture } from "#ui/drawn/picture.tsx";
import { Name } from "../net/names";
import * as styles from "./question-panel.module.css";
import { changesOf, questionLine } from "../changes/figures";
import {
  answersTo,
  askedOf,
  isChanged,
  knownBy,
  rightOn,
  verdictOf,
  type Answer,
  type ReportQuestion,
  type Who,
} from "../report";
import { steps, stepWords } from "./sureness";
import { AboutAnswers } from "#kinds/shared/about-answers.tsx";
import { SetLanguage, SetText } from "#question-text/set-text.tsx";

export type OpenQuestion = {
  readonly question: ReportQuestion;
  /** The player whose cell was opened, if it was a cell. */
  readonly by?: { readonly nickname: string; readonly answer: Answer };
};

type Props = OpenQuestion & {
  readonly who: Who;
  /** True if the times are the players' own, not the host's. */
  readonly isTimed: boolean;
  /** True where net was counted. */
  readonly isNet: boolean;
  readonly onClose: () => void;
};

/** All about one question, with an explanation of its figures. */
export function QuestionPanel({ question, by, who, isTimed, isNet, onClose }: Props) {
  const { question_number, question_text, unanswered } = question;
  const { Answers, Distribution, hasPicture } = reportKindOf(question);
  return (
    <Dialog shape="side" title={`${question_number}. soru`} onClose={onClose}>
      <SetLanguage value={question.lang}>
        <p className={styles.text}>
          <SetText>{question_text}</SetText>
        </p>
        {question.image && !hasPicture && <Picture picture={question.image} className={styles.picture} />}
        {by && <OneAnswer {...by} {...{ question, isTimed, isNet }} />}
        <Answers question={question} />
      </SetLanguage>
      <Distribution question={question} who={who} />
      {unanswered > 0 && (
        <p className={styles.empty}>
          {unanswered} {who} boş bıraktı.
        </p>
      )}
      <Figures question={question} who={who} isTimed={isTimed} />
    </Dialog>
  );
}

type OneAnswerProps = Pick<Props, "question" | "isTimed" | "isNet"> & NonNullable<Props["by"]>;

function OneAnswer({ nickname, answer, ...asked }: OneAnswerProps) {
  return (
    <p className={styles.by}>
      <b>
        <Name of={nickname} />
      </b>
      <AboutAnswers question={asked.question}>{told(answer, asked)}</AboutAnswers>
    </p>
  );
}

function told(given: Answer, { question, isTimed, isNet }: Omit<OneAnswerProps, "nickname" | "answer">): string {
  const { answer, is_correct, points_earned, response_time_ms, confidence } = given;
  const verdict = verdictOf(given, question);
  if (verdict === "away") return "Bu soru kapandığında oyunda değildi.";
  if (verdict === "skipped") return "Bu soru atlandı.";
  if (answer === null) return `Boş bıraktı.${before(given, question)}`;
  return (
    `${is_correct ? "Doğru" : "Yanlış"}, ${saidOf(question).inWords(question, answer, ": ")}. ` +
    `${!isTimed || response_time_ms === null ? "" : `Cevap süresi ${seconds(response_time_ms)}, `}${isNet ? inNet(points_earned / 1000) : `${number(points_earned)} puan`}.` +
    before(given, question) +
    (confidence ? ` “${stepWords[confidence]}” dedi.` : "")
  );
}

/** Says what stood there before; an answer that is the first one again had another in between. */
function before(given: Answer, question: ReportQuestion): string {
  if (!isChanged(given)) return "";
  if (given.first === given.answer) return " Arada başka cevap verdi, ilk cevabına döndü.";
  return ` Önce ${saidOf(question).inWords(question, given.first, ": ")} demişti.`;
}

function Figures({ question, who, isTimed }: Pick<Props, "question" | "who" | "isTimed">) {
  const { correct_rate, unanswered, average_response_ms, median_response_ms, discrimination, misconception, hard } =
    question;
  const { confidence, sure_and_wrong: sureAndWrong = [], changed } = question;
  return (
    <dl className={styles.figures}>
      <div>
        <dt>Doğru oranı</dt>
        <dd>
          <b className="num">{percent(knownBy(question))}</b>
          {hard && "Zor soru. "}
          {askedOf(question)} {who === "takım" ? "takımdan" : "oyuncudan"} {rightOn(question)} {who} bildi
          {unanswered > 0 && answersTo(question) > 0 && `; cevap verenler arasında ${percent(correct_rate)}`}.
        </dd>
      </div>
      {isTimed && average_response_ms !== null && (
        <div>
          <dt>Cevap süresi</dt>
          <dd>
            <b className="num">{seconds(average_response_ms)}</b>
            Ortanca {seconds(median_response_ms)}.
          </dd>
        </div>
      )}
      <div>
        <dt>Ayırt edicilik</dt>
        <dd>
          <b className="num">{discrimination === null ? "–" : hundredths(discrimination)}</b>
          {discriminationNote(discrimination, who)}
        </dd>
      </div>
      {confidence && (
        <div>
          <dt>Eminlik</dt>
          <dd>
            <b className="num">{sureAndWrong.length}</b>
            {sureAndWrong.length === 0 ? "Emin olup yanılan yok. " : "kişi emindi ama yanıldı. "}
            {steps
              .map((step) => `${stepWords[step]}: ${confidence[step].right} doğru, ${confidence[step].wrong} yanlış.`)
              .join(" ")}
          </dd>
        </div>
      )}
      {changed && changesOf(changed) > 0 && (
        <div>
          <dt>Değiştirilen cevaplar</dt>
          <dd>
            <b className="num">{number(changesOf(changed))}</b>
            {questionLine(changed, who)}
          </dd>
        </div>
      )}
      <div>
        <dt>Yanılgı</dt>
        <dd>
          <b>{misconception ?? "–"}</b>
          {misconception === null
            ? `Cevap verenlerin %30’unun, en az üç ${who === "takım" ? "takımın" : "kişinin"} birleştiği bir yanlış yok.`
            : "Cevap verenlerin en az %30’u bu yanlışı seçti."}
        </dd>
      </div>
    </dl>
  );
}

function discriminationNote(value: number | null, who: Who): string {
  if (value === null)
    return who === "takım"
      ? "Ondan az takımla oynanınca hesaplanmaz."
      : "Ondan az oyuncuya sorulunca ya da herkes aynı sonucu alınca hesaplanmaz.";
  if (value < 0)
    return "Soruyu, oyunun geri kalanında zorlananlar daha çok bildi: metni ya da anahtarı gözden geçirin.";
  if (value < 0.2) return "Bilenle bilmeyeni az ayırıyor.";
  return "Soruyu, oyunun geri kalanını da bilenler bildi.";
}
