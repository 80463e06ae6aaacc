import { useState } from "react";
import type { GameStatistics } from "#protocol/http/statistics";
import { inWords, inWordsFirst } from "../../../lib/words";
import { Section } from "../../../parts/section";
import { QuestionRow } from "./question-row";
import { RepeatButton } from "./repeat-button";
import styles from "./questions.module.css";
import { verdictOnAll, worst, type Question } from "./report";

type Props = { readonly report: GameStatistics; readonly onOpen: (question: Question) => void };

/** What to go over again; all questions in their order behind one press. */
export function Questions({ report, onOpen }: Props) {
  const [isWhole, setWhole] = useState(false);
  const { questions, players } = report;
  const hardest = worst(questions);
  const shown = isWhole ? questions : hardest;
  const hasMore = questions.length > hardest.length;
  const all = questions.length > 1 ? `${inWordsFirst(questions.length)} sorunun tümü` : "Soruyu göster";
  const title = isWhole ? "Bütün sorular" : heading(hardest.length);
  return (
    <Section
      title={title}
      aside={
        (hasMore || isWhole) && (
          <button type="button" className={styles.all} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? "Yalnız zorlanılanlar" : all}
          </button>
        )
      }
    >
      {shown.length === 0 ? (
        <p className={styles.none}>{reasons[verdictOnAll(questions, players.length)]}</p>
      ) : (
        <ol>
          {shown.map((question) => (
            <QuestionRow key={question.question_id} question={question} onOpen={onOpen} />
          ))}
        </ol>
      )}
      {!isWhole && hardest.length > 0 && (
        <p className={styles.repeat}>
          <RepeatButton game={report.game} questions={hardest} />
        </p>
      )}
    </Section>
  );
}

const reasons = {
  class: "Her soruyu sınıfın en az %90 kadarı bildi.",
  answered: "Her soruyu, cevap verenlerin en az %90 kadarı bildi.",
  silent: "Henüz hiçbir soruya cevap verilmedi.",
} as const;

function heading(count: number): string {
  if (count === 0) return "Zorlanılan soru yok";
  return count === 1 ? "Tekrar edilmesi gereken soru" : `Tekrar edilmesi gereken ${inWords(count)} soru`;
}
