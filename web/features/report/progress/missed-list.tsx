import { useState } from "react";
import type { MissedQuestion } from "#protocol/http/replies/classes";
import { answersOf } from "#kinds/answers";
import { dayAndMonth } from "#words/format";
import { sentence } from "#words/sentences";
import { AboutAnswers } from "#kinds/shared/about-answers.tsx";
import { SetLanguage, SetText } from "#question-text/set-text.tsx";
import { Button } from "#ui/button.tsx";
import * as styles from "./progress-view.module.css";

type Props = { readonly missed: readonly MissedQuestion[]; readonly isOwn: boolean };

const SHOWN = 8;

/** Questions that the student did not know, with their answers. */
export function MissedList({ missed: all, isOwn }: Props) {
  const [isWhole, setWhole] = useState(false);
  const missed = isWhole ? all : all.slice(0, SHOWN);
  return (
    <>
      <ul className={styles.missed}>
        {missed.map((question) => (
          <li key={question.question_id}>
            <SetLanguage value={question.lang}>
              <SetText>{question.question_text}</SetText>
            </SetLanguage>
            <small>
              <AboutAnswers question={question}>{missedWords(question, isOwn)}</AboutAnswers>
            </small>
          </li>
        ))}
      </ul>
      {missed.length < all.length && (
        <Button variant="quiet" className={styles.more} onClick={() => setWhole(true)}>
          Hepsini göster ({all.length})
        </Button>
      )}
    </>
  );
}

/** "İki kez soruldu, ikisinde de B işaretledi: Metafaz I." · "17 Mart, boş bıraktı." */
export function missedWords(question: MissedQuestion, isOwn: boolean): string {
  const { asked, missed, always, last_at } = question;
  const said = sentence(answerWords(question, isOwn));
  if (asked === 1) return `${dayAndMonth(last_at)}, ${said}`;
  const times = asked === 2 ? "İki kez soruldu" : `${asked} kez soruldu`;
  const allTimes = asked === missed && `${asked === 2 ? "ikisinde" : "hepsinde"} de`;
  if (allTimes && always) return `${times}, ${allTimes} ${said}`;
  const verb = isOwn ? "bilemedin" : "bilemedi";
  return `${times}, ${allTimes || `${missed} kez`} ${verb}; ${dayAndMonth(last_at)} günü ${said}`;
}

function answerWords(question: MissedQuestion, isOwn: boolean): string {
  const { answer } = question;
  if (answer === null) return isOwn ? "boş bıraktın" : "boş bıraktı";
  const option = question.options?.[answer];
  if (option !== undefined) return `${answer} ${isOwn ? "işaretledin" : "işaretledi"}: ${option}`;
  return `cevabı ${answersOf(question).inWords(question, answer, ": ")}`;
}
