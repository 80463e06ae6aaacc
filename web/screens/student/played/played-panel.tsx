import { useState } from "react";
import type { HistoryRow, PlayerAnswer, PlayerStatsReply } from "#protocol/http/games";
import { answersOf } from "../../../kinds/answers";
import { dateAndTime, number, seconds } from "../../../lib/format";
import { played } from "../../../lib/game-api";
import { Block } from "../../../parts/block";
import { cx } from "../../../ui/cx";
import { Dialog } from "../../../ui/dialog";
import { Bar } from "../../../ui/skeleton";
import styles from "./played-panel.module.css";
import { SetLanguage, SetText } from "../../../texts/set-text";

type Props = { readonly game: HistoryRow; readonly onClose: () => void };

/** One past game: how it went, and each question with the right answer. */
export function PlayedPanel({ game, onClose }: Props) {
  const [stats, setStats] = useState(() => played.stats(game.player_id));
  const { title, played_at, rank, player_count, score, correct, wrong, unanswered } = game;
  return (
    <Dialog shape="side" title={title} onClose={onClose}>
      <p>{dateAndTime(played_at)}</p>
      <p className={styles.place}>
        {number(player_count)} oyuncu arasında <b>{rank}. oldun</b>, {number(score)} puan topladın.
      </p>
      <p className={styles.sums}>
        {correct} doğru, {wrong} yanlış, {unanswered} boş
      </p>
      <Block
        value={stats}
        failure="Cevapların yüklenemedi."
        skeleton={bars}
        onRetry={() => setStats(played.stats(game.player_id))}
      >
        {(reply) => <Answers {...reply} />}
      </Block>
    </Dialog>
  );
}

function Answers({ stats }: PlayerStatsReply) {
  return (
    <>
      <p className={styles.more}>
        En uzun serin {stats.best_streak}
        {stats.average_response_ms !== null && `, ortalama süren ${seconds(stats.average_response_ms)}`}.
      </p>
      <ol className={styles.answers}>
        {stats.answers.map((answer, i) => (
          <li key={answer.question_id}>
            <Mark answer={answer} />
            <SetLanguage value={answer.lang}>
              <div>
                <p className={styles.question}>
                  {i + 1}. <SetText inline>{answer.question_text}</SetText>
                </p>
                <Right answer={answer} />
                {answer.asked === false && <p>Bu soru kapandığında oyunda değildin.</p>}
                {answer.answer !== null && !answer.is_correct && (
                  <p>
                    Senin cevabın <SetText inline>{answersOf(answer).inWords(answer, answer.answer, ": ")}</SetText>
                  </p>
                )}
              </div>
            </SetLanguage>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Nothing of a question that nobody could know. */
function Right({ answer }: { readonly answer: PlayerAnswer }) {
  const { solutionInShort, solutionText } = answersOf(answer);
  const [short, text] = [solutionInShort(answer), solutionText(answer, answer)];
  if (text === "") return null;
  return (
    <p>
      Doğru cevap{short !== "" && ` ${short}`}:{" "}
      <b>
        <SetText inline>{text}</SetText>
      </b>
    </p>
  );
}

function Mark({ answer }: { readonly answer: PlayerAnswer }) {
  const [look, word] = verdictOf(answer);
  return (
    <span className={styles.mark}>
      <i className={cx(look)} aria-hidden="true" />
      <span className="vh">{word}.</span>
    </span>
  );
}

function verdictOf({ answer, is_correct, share, asked }: PlayerAnswer) {
  if (asked === false) return [styles.away, "Oyunda değildin"] as const;
  if (answer === null) return [styles.none, "Boş"] as const;
  if (is_correct === null) return [styles.none, "Puansız"] as const;
  if (is_correct) return [styles.yes, "Doğru"] as const;
  return share ? ([styles.part, "Kısmen doğru"] as const) : ([styles.no, "Yanlış"] as const);
}

const bars = (
  <>
    <Bar shape="row" />
    <Bar shape="row" />
    <Bar shape="row" />
    <Bar shape="row" />
  </>
);
