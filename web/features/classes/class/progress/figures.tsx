import type { ProgressReply } from "#protocol/http/replies/classes";
import { number } from "#shared/numbers";
import { percent } from "#words/format";
import { outcomeWords } from "#words/outcome-words";
import { saysEnough, weakest } from "./columns";
import * as styles from "./progress.module.css";
import { RepeatGame } from "./repeat-game";

/** Two figures, and the outcomes to teach again. */
export function Figures({ reply, isMonth }: { readonly reply: ProgressReply; readonly isMonth: boolean }) {
  const { total, games, outcomes } = reply;
  return (
    <div className={`figures ${styles.figures}`}>
      <p>
        <b className="num">{percent(total.credit)}</b>
        doğru oranı{isMonth && comparison(total)}
      </p>
      <p>
        <b className="num">{number(games.length)}</b>
        oyun ve ödev
      </p>
      {outcomes.length > 0 && <Weakest reply={reply} />}
    </div>
  );
}

function Weakest({ reply }: { readonly reply: ProgressReply }) {
  const weak = weakest(reply);
  const outcomes = weak.map(({ outcome }) => outcome);
  return (
    <section className={styles.weakest}>
      <h2>{heading(reply, weak.length)}</h2>
      <ul>
        {weak.map(({ outcome, credit, questions }) => {
          const { code, words } = outcomeWords(outcome);
          return (
            <li key={outcome}>
              <span>
                {code && <small className="num">{code} </small>}
                {words}
              </span>
              <span className="nowrap">
                <small>{questions} soruda </small>
                <b className="num">{percent(credit)}</b>
              </span>
            </li>
          );
        })}
      </ul>
      {weak.length > 0 && !reply.class.archived && (
        <RepeatGame key={JSON.stringify(outcomes)} schoolClass={reply.class} outcomes={outcomes} />
      )}
    </section>
  );
}

/** Praises only if questions were asked often enough. */
function heading(reply: ProgressReply, weak: number): string {
  if (weak > 0) return "Tekrar edilmesi gereken kazanımlar";
  return saysEnough(reply)
    ? "Zorlanılan kazanım yok"
    : "Bir kazanımdan üç soru sorulunca tekrar edilecekler burada görünür";
}

function comparison({ credit, before }: ProgressReply["total"]): string {
  if (credit === null || before?.credit === null || before === null) return "";
  const points = Math.round(credit * 100) - Math.round(before.credit * 100);
  if (points === 0) return ", son aya göre aynı";
  return `, son aya göre ${Math.abs(points)} puan ${points > 0 ? "fazla" : "az"}`;
}
