import { useState } from "react";
import type { PlayerAnswer } from "#protocol/http/games";
import { browserEnv } from "../../live/env";
import { ownAnswers } from "../../live/requests";
import type { Seat } from "../../live/seat";
import { AnswerBadge, questionColours } from "../../ui/answer-badge";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import styles from "./answer-review.module.css";

type Asked = "no" | "loading" | { readonly failure: string } | readonly PlayerAnswer[];

/** "Sorulara bak": every question of the game with one's own and the right answer. */
export function AnswerReview({ seat }: { readonly seat: Seat }) {
  const [asked, setAsked] = useState<Asked>("no");
  const open = async () => {
    setAsked("loading");
    const reply = await ownAnswers(browserEnv(), seat);
    setAsked(reply.ok ? reply.body.stats.answers : { failure: reply.message });
  };
  const close = () => setAsked("no");
  return (
    <>
      <Button variant="field" block busy={asked === "loading"} onClick={() => void open()}>
        Sorulara bak
      </Button>
      {typeof asked === "object" && (
        <Dialog title="Sorular" onClose={close} actions={<Button onClick={close}>Tamam</Button>}>
          {"failure" in asked ? <p role="alert">{asked.failure}</p> : <ol className={styles.list}>{asked.map(row)}</ol>}
        </Dialog>
      )}
    </>
  );
}

const row = ({ question_id, question_text, options, answer, correct_option, is_correct, asked }: PlayerAnswer) => (
  <li key={question_id} className={questionColours(options)}>
    <p className={styles.text}>{question_text}</p>
    <p className={styles.answers}>
      <AnswerBadge letter={correct_option} look="fill" size={30} />
      <span>
        <b>
          <span className="vh">Doğru cevap {correct_option}: </span>
          {options[correct_option]}
        </b>
        {is_correct
          ? "Bildin."
          : answer !== null
            ? `Senin cevabın: ${answer}, ${options[answer]}`
            : asked === false
              ? "Oyunda değildin."
              : "Cevap vermedin."}
      </span>
    </p>
  </li>
);
