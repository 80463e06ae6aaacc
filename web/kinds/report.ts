import type { ReportKind } from "./report-kind";
import { report as choice } from "./choice/report";
import { everyKind, UnknownKind } from "./every-kind";
import type { OfAKind } from "./of-a-kind";
import { lazyKinds } from "./lazy";

const reportOf = everyKind(
  import.meta.glob<ReportKind>(["./*/report.tsx", "!./choice/report.tsx"], { import: "report" }),
  "report.tsx",
);
/** Nearly every report has choices, so they come with the report itself. */
export const reportKinds = lazyKinds<ReportKind>((question) => reportOf(question)(), { choice });

/** For a report that is shown: its kinds were loaded with it. */
export function reportKindOf(question: OfAKind): ReportKind {
  const kind = reportKinds.there(question);
  if (!kind) throw new UnknownKind(question.kind);
  return kind;
}
