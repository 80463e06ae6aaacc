import type { StudentProgressReply } from "#protocol/http/replies/classes";
import { number } from "#shared/numbers";
import { percent } from "#words/format";
import { outcomeWords } from "#words/outcome-words";
import { Beads } from "#ui/drawn/beads.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Section } from "#screens/page/section.tsx";
import { GameByGame } from "./game-by-game";
import { MissedList } from "./missed-list";
import * as styles from "./progress-view.module.css";

type Props = {
  readonly reply: StudentProgressReply;
  /** True to address the pupil; otherwise teachers and families read about one. */
  readonly isOwn: boolean;
};

/** Progress of one student in a class; also printed for a family. */
export function ProgressView({ reply, isOwn }: Props) {
  const { progress, games, missed } = reply;
  const outcomes = progress.outcomes.toSorted((a, b) => (a.credit ?? 1) - (b.credit ?? 1));
  if (progress.games === 0)
    return (
      <div className={styles.none}>
        <EmptyState title="Henüz oyun yok">{isOwn ? OWN_NONE : NONE}</EmptyState>
      </div>
    );
  return (
    <>
      <div className={`flow figures ${styles.figures}`}>
        <p>
          <b className="num">{percent(progress.credit)}</b>
          doğru oranı{progress.class_credit !== null && `, sınıf ${percent(progress.class_credit)}`}
        </p>
        <p>
          <b className="num">
            {number(progress.games)} / {number(progress.class_games)}
          </b>
          {isOwn ? "oyun ve ödeve katıldın" : "oyun ve ödeve katıldı"}
        </p>
        {progress.trend !== null && (
          <p>
            <b className="num">{signed(progress.trend)}</b>
            {progress.games >= 8 ? "son dört oyunda, öncekilere göre" : "son oyunlarda, öncekilere göre"}
          </p>
        )}
      </div>
      {progress.games < 2 ? (
        <p className={styles.early}>Gelişim iki oyundan sonra görünür.</p>
      ) : (
        <GameByGame games={games} />
      )}
      <div className={styles.columns}>
        {outcomes.length > 0 && (
          <Section title="Kazanımlar">
            <ul className={styles.outcomes}>
              {outcomes.map(({ outcome, credit, questions }) => {
                const { code, words } = outcomeWords(outcome);
                return (
                  <li key={outcome}>
                    <span>
                      {words} {code && <small className="num">{code}</small>}
                      <small> {questions} soru</small>
                    </span>
                    <Beads rate={credit ?? 0} />
                    <b className="num">{percent(credit)}</b>
                  </li>
                );
              })}
            </ul>
          </Section>
        )}
        {missed.length > 0 && (
          <Section title={isOwn ? "Takıldığın sorular" : "Takıldığı sorular"}>
            <MissedList missed={missed} isOwn={isOwn} />
          </Section>
        )}
      </div>
    </>
  );
}

const NONE = "Bu sınıfın bir oyununa katılınca burada görünür.";
const OWN_NONE = "Sınıfının bir oyununa numaranla ya da kartınla katılınca burada görünür.";

function signed(trend: number): string {
  const points = Math.round(trend * 100);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}
