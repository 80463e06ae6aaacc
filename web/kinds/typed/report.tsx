import type { TypedSolution } from "#question/typed";
import { SetText } from "#question-text/set-text.tsx";
import { Icon } from "#ui/drawn/icon.tsx";
import { TextCounts, textsInOneCell } from "../shared/written/report/text-counts";
import type { ReportKind } from "../report-kind";
import * as styles from "./report.module.css";
import { solutionInWords } from "./words";

export const report: ReportKind<"typed"> = {
  Distribution: ({ question }) => <TextCounts texts={question.texts} />,
  Answers,
  texts: {
    heads: ["Doğru sayılan cevaplar"],
    of: (question) => [solutionInWords(null, question)],
  },
  counts: {
    heads: ["Doğru yazan", "Başka yazan", "Yazılanlar"],
    of: ({ distribution, texts }) => [distribution.right ?? 0, distribution.wrong ?? 0, textsInOneCell(texts)],
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
