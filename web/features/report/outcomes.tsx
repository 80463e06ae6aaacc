import { outcomeOrTopic } from "#words/shared-sentences";
import { Fragment, useState } from "react";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import { number } from "#shared/numbers";
import { percent } from "#words/format";
import { PlayerMarble } from "#ui/marble/player-marble.tsx";
import { Section } from "#screens/page/section.tsx";
import { cx } from "#ui/cx";
import { Beads } from "#ui/drawn/beads.tsx";
import { Name } from "./net/names";
import * as plain from "./plain-table.module.css";
import * as styles from "./outcomes.module.css";
import { saidOutcomes, weakestFirst, whoOf, type ReportQuestion, type Who } from "./report";

const WEAK = "Yarısından azını bilenler";

type Props = { readonly report: GameStatistics; readonly onOpen: (question: ReportQuestion) => void };

/** Outcomes and how well the class knows them. */
export function Outcomes({ report, onOpen }: Props) {
  const { questions, players, paged } = report;
  const outcomes = saidOutcomes(report);
  if (outcomes.length === 0) return null;
  return (
    <Section title="Kazanımlar" className={styles.outcomes}>
      <p className={styles.lead}>
        Sorulara yazdığınız kazanım ve konulara göre. En zayıf olan üstte. Boş bırakılanlar sayılmaz.
      </p>
      <table className={cx(plain.table, styles.table)}>
        <thead className="vh-narrow">
          <tr>
            <th scope="col">{outcomeOrTopic}</th>
            <th scope="col">Soru</th>
            <th scope="col">Doğru oranı</th>
            <th scope="col">{WEAK}</th>
          </tr>
        </thead>
        <tbody>
          {weakestFirst(outcomes).map((outcome) => (
            <Row
              key={outcome.outcome}
              outcome={outcome}
              players={paged ? null : players}
              who={whoOf(report.game)}
              questions={questions.filter((question) => question.outcome === outcome.outcome)}
              onOpen={onOpen}
            />
          ))}
        </tbody>
      </table>
    </Section>
  );
}

type RowProps = {
  readonly outcome: GameStatistics["outcomes"][number];
  /** Null in a large game, where only the number of players is known. */
  readonly players: GameStatistics["players"] | null;
  readonly who: Who;
  readonly questions: readonly ReportQuestion[];
  readonly onOpen: (question: ReportQuestion) => void;
};

function Row({
  outcome: { outcome, correct_rate, players: rates, weak: count },
  players,
  who,
  questions,
  onOpen,
}: RowProps) {
  const [isOpen, setOpen] = useState(false);
  const weak = new Set(
    rates.filter((one) => one.correct_rate !== null && one.correct_rate < 0.5).map((one) => one.player_id),
  );
  const weakOnes = (players ?? []).filter(({ player_id }) => weak.has(player_id));
  return (
    <tr>
      <th scope="row">{outcome}</th>
      <td className={styles.numbers}>
        {questions.map((question) => (
          <button
            key={question.question_id}
            type="button"
            className={cx(plain.open, "num")}
            onClick={() => onOpen(question)}
          >
            {question.question_number}.<span className="vh"> soruyu aç</span>
          </button>
        ))}
      </td>
      <td className={plain.rate}>
        {correct_rate !== null && <Beads rate={correct_rate} />} <b className="num">{percent(correct_rate)}</b>
      </td>
      <td>
        <span className={styles.label}>{WEAK}: </span>
        {players === null && count ? (
          `${number(count)} kişi`
        ) : weakOnes.length === 0 ? (
          "yok"
        ) : (
          <>
            <button
              type="button"
              className={cx(plain.open, styles.who)}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              <span aria-hidden="true">
                {weakOnes.slice(0, MARBLES).map((player) => (
                  <PlayerMarble key={player.player_id} seed={player.marble} size={24} />
                ))}
              </span>
              {weakOnes.length} {who}
            </button>
            {isOpen && (
              <p className={styles.names}>
                {weakOnes.map(({ player_id, nickname }, i) => (
                  <Fragment key={player_id}>
                    {i > 0 && ", "}
                    <Name of={nickname} />
                  </Fragment>
                ))}
              </p>
            )}
          </>
        )}
      </td>
    </tr>
  );
}

const MARBLES = 4;
