import { TextCounts, textsInOneCell } from "../shared/written/report/text-counts";
import type { Reported, ReportKind } from "../report-kind";
import { WordsByCount } from "./words-by-count";
import { wordCounts, type Closed } from "./words";

type Question = Reported<object, Closed>;

export const report: ReportKind = {
  Distribution: ({ question }: { readonly question: Question }) => <WordsByCount texts={question.texts ?? []} />,
  Answers: ({ question }: { readonly question: Question }) => <TextCounts texts={question.texts} />,
  texts: { heads: ["Yazılan kelimeler"], of: ({ texts }: Question) => [textsInOneCell(texts)] },
  counts: { heads: ["Kelime yazan"], of: (question: Question) => [wordCounts(question).answers] },
};
