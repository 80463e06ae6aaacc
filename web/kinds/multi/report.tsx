import type { MultiShown, MultiSolution } from "#question/multi";
import { OptionAnswers, optionCounts, optionTexts } from "../shared/options/report/answers";
import { Distribution } from "../shared/options/report/distribution";
import type { Reported, ReportKind } from "../report-kind";

export const report: ReportKind = {
  Distribution,
  Answers: OptionAnswers,
  texts: {
    heads: [...optionTexts.heads, "Doğru şık"],
    of: (question: Reported<MultiShown, MultiSolution>) => [...optionTexts.of(question), question.correct_option],
  },
  counts: optionCounts,
};
