import type { ClosedText } from "#protocol/live/played-question";
import type { TypedSolution } from "#question/typed";
import { SetText } from "#question-text/set-text.tsx";
import { Icon } from "#ui/drawn/icon.tsx";
import { TextCounts, textsInOneCell } from "../shared/written/report/text-counts";
import type { Reported, ReportKind } from "../report-kind";
import * as styles from "./report.module.css";
import { solutionInWords } from "./words";

type Asked = { readonly kind?: "typed"; readonly texts?: readonly ClosedText[] };
type Question = Reported<Asked, TypedSolution>;

export const report: ReportKind = {
  Distribution: ({ question }: { readonly question: Question }) => <TextCounts texts={question.texts} />,
  Answers,
  texts: {
    heads: ["Doğru sayılan cevaplar"],
    of: (question: Question) => [solutionInWords(null, question)],
  },
  counts: {
    heads: ["Doğru yazan", "Başka yazan", "Yazılanlar"],
    of: ({ distribution, texts }: Question) => [
      distribution.right ?? 0,
      distribution.wrong ?? 0,
      textsInOneCell(texts),
    ],
  },
};

function Answers({ question: { solution } }: { readonly question: TypedSolution }) {
  return (
    <ul className={styles.accepted}>
      {solution.accepted.map((text) => (
        <li key={text}>
          <Icon name="check" />
          <SetText>{text}</SetText>
        </li>
      ))}
    </ul>
  );
}
