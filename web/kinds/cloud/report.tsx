import { TextCounts, textsInOneCell } from "../shared/written/report/text-counts";
import type { Reported, ReportKind } from "../report-kind";
import { WordsByCount } from "./words-by-count";
import { wordCounts } from "./words";

type Question = Reported<"cloud">;

export const report: ReportKind<"cloud"> = {
  Distribution: ({ question }) => <WordsByCount texts={question.texts ?? []} />,
  Answers: ({ question }) => <TextCounts texts={question.texts} />,
  texts: { heads: ["Yazılan kelimeler"], of: ({ texts }: Question) => [textsInOneCell(texts)] },
  counts: { heads: ["Kelime yazan"], of: (question: Question) => [wordCounts(question).answers] },
};
