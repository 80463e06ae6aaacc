import type { PollFields, PollSolution } from "#question/poll";
import { OptionAnswers, optionCounts, optionTexts } from "../shared/options/report/answers";
import { Distribution } from "../shared/options/report/distribution";
import type { Reported, ReportKind } from "../report-kind";

export const report: ReportKind = {
  Distribution,
  Answers: OptionAnswers,
  texts: {
    heads: [...optionTexts.heads, "Doğru şık"],
    of: (question: Reported<PollFields, PollSolution>) => [...optionTexts.of(question), ""],
  },
  counts: optionCounts,
};
