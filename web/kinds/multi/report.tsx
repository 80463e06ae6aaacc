import { OptionAnswers, optionCounts, optionTexts } from "../shared/options/report/answers";
import { Distribution } from "../shared/options/report/distribution";
import type { ReportKind } from "../report-kind";

export const report: ReportKind<"multi"> = {
  Distribution,
  Answers: OptionAnswers,
  texts: {
    heads: [...optionTexts.heads, "Doğru şık"],
    of: (question) => [...optionTexts.of(question), question.correct_option],
  },
  counts: optionCounts,
};
