import { rightAloud, wrongAloud } from "#question/host-judged";
import type { HostsPart } from "#question/question";
import type { Distribution } from "#question/question";
import type { ReportKind } from "./report-kind";

type Counted = { readonly distribution: Readonly<Distribution> };

const judged: ReportKind = {
  Distribution: ({ question }) => <p>{counted(question)}</p>,
  Answers: () => null,
  texts: { heads: [], of: () => [] },
  counts: {
    heads: ["Bildi", "Bilemedi"],
    of: ({ distribution }) => [distribution[rightAloud] ?? 0, distribution[wrongAloud] ?? 0],
  },
};

const counted = ({ distribution }: Counted): string =>
  `${distribution[rightAloud] ?? 0} bildi, ${distribution[wrongAloud] ?? 0} bilemedi`;

const shown: ReportKind = {
  Distribution: () => <p>Telefonsuz oynanmadı, yalnız gösterildi.</p>,
  Answers: () => null,
  texts: { heads: [], of: () => [] },
  counts: { heads: [], of: () => [] },
};

/** Replaces a kind's part of a report if nobody answered on a phone or a card. */
export const aloudReports: Readonly<Record<HostsPart, ReportKind>> = { judges: judged, skips: shown };
