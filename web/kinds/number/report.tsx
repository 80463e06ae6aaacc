import type { CSSProperties } from "react";
import type { NumberShown, NumberSolution } from "#question/number";
import { acceptedRange } from "#question/numbers/number-range";
import { cx } from "#ui/cx";
import { Icon } from "#ui/drawn/icon.tsx";
import { textsInOneCell } from "../shared/written/report/text-counts";
import type { Reported, ReportKind } from "../report-kind";
import { columnsOf, guessesOf, scaleOf } from "./guessed";
import * as styles from "./report.module.css";
import { rangeInWords } from "./teachers-words";
import { shareOf, shown, solutionInWords, withUnit, written } from "./numerals";

type Question = Reported<"number">;

export const report: ReportKind<"number"> = {
  Distribution: Guesses,
  Answers,
  texts: {
    heads: ["Doğru değer", "Hata payı", "Birim"],
    of: ({ solution, unit }) => [written(solution.value), written(solution.tolerance), unit ?? ""],
  },
  counts: {
    heads: ["Doğru bilen", "Başka yazan", "Yazılanlar"],
    of: ({ distribution, texts }) => [distribution.right ?? 0, distribution.wrong ?? 0, textsInOneCell(texts)],
  },
};

/** One bar per group of guesses, the right ones filled. */
const WIDTH = 1 / 22;

function Guesses({ question: { solution, texts = [], unit, slider, distribution } }: { readonly question: Question }) {
  const guesses = guessesOf(texts, solution);
  const scale = scaleOf(guesses, solution, slider);
  const columns = columnsOf(guesses, scale, solution, WIDTH);
  const most = Math.max(1, ...columns.map(({ count }) => count));
  const { low, high } = acceptedRange(solution);
  const { right = 0, wrong = 0 } = distribution;
  return (
    <figure className={styles.line}>
      <figcaption className="vh">
        {right} kişi doğru, {wrong} kişi başka
      </figcaption>
      <div className={styles.plot} aria-hidden="true">
        <span
          className={styles.band}
          style={{ "--from": shareOf(scale, low), "--to": shareOf(scale, high) } as CSSProperties}
        />
        {columns.map(({ at, count, isRight }) => (
          <i
            key={`${at} ${isRight}`}
            className={cx(isRight && styles.right)}
            style={{ "--at": at, "--share": count / most } as CSSProperties}
          />
        ))}
      </div>
      <p className={cx(styles.ends, "num")} aria-hidden="true">
        <span>{shown(scale.min, unit)}</span>
        <span>{withUnit(scale.max, unit)}</span>
      </p>
    </figure>
  );
}

function Answers({ question }: { readonly question: NumberShown & NumberSolution }) {
  const range = rangeInWords(question.solution, question.unit);
  return (
    <p className={`row wrap ${styles.answer}`}>
      <Icon name="check" />
      <b className="num">{solutionInWords(question, question)}</b>
      {range !== null && <span className="num">Kabul aralığı {range}</span>}
    </p>
  );
}
