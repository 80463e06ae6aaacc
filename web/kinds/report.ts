import type { ReportKind } from "./report-kind";
import { report as choice } from "./choice/report";
import type { MaybeAloud } from "./aloud";
import { aloudReports } from "./aloud-report";
import { everyKind, UnknownKind } from "./every-kind";
import { lazyKinds } from "./lazy";

const reportOf = everyKind(
  import.meta.glob<ReportKind>(["./*/report.tsx", "!./choice/report.tsx"], { import: "report" }),
  "report.tsx",
);
/** Nearly every report has choices, so they come with the report itself. */
export const reportKinds = lazyKinds<ReportKind>((question) => reportOf(question)(), { choice });

/** The kind of a question in a report that is shown; it was loaded with the report. */
export function reportKindOf(question: MaybeAloud): ReportKind {
  if (question.by_host) return aloudReports[question.by_host];
  const kind = reportKinds.there(question);
  if (!kind) throw new UnknownKind(question.kind);
  return kind;
}
