import { useState } from "react";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import { inWords, inWordsFirst } from "#words/sentences";
import { Section } from "#screens/page/section.tsx";
import { QuestionRow } from "./question-row";
import { RepeatButton } from "./repeat-button";
import * as styles from "./questions.module.css";
import { isSilent, whoOf, worst, type ReportQuestion } from "../report";

type Props = { readonly report: GameStatistics; readonly onOpen: (question: ReportQuestion) => void };

/** Questions to go over again; one press shows all in their order. */
export function Questions({ report, onOpen }: Props) {
  const [isWhole, setWhole] = useState(false);
  const { questions } = report;
  const hardest = worst(questions);
  const shown = isWhole ? questions : hardest;
  const hasMore = questions.length > hardest.length;
  const all = questions.length > 1 ? `${inWordsFirst(questions.length)} sorunun tümü` : "Soruyu göster";
  const silent = isSilent(questions);
  const title = isWhole ? "Bütün sorular" : silent ? "Cevap yok" : heading(hardest.length);
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
        <p className={styles.none}>
          {silent
            ? "Hiçbir soruya cevap verilmedi."
            : report.game.mode === "homework"
              ? "Her soruyu, ödevi yapanların %70’inden fazlası bildi."
              : "Her soruyu, sorulduğunda oyunda olanların %70’inden fazlası bildi."}
        </p>
      ) : (
        <ol>
          {shown.map((question) => (
            <QuestionRow key={question.question_id} question={question} who={whoOf(report.game)} onOpen={onOpen} />
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

function heading(count: number): string {
  if (count === 0) return "Zorlanılan soru yok";
  return count === 1 ? "Tekrar edilmesi gereken soru" : `Tekrar edilmesi gereken ${inWords(count)} soru`;
}
