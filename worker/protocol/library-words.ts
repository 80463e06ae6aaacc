/** Licence of every shared set: shown before sharing, and included in the author's request. */
export const licence = "CC BY 4.0";

/** Reasons for reporting a set. */
export const reportReasons = ["wrong", "unfit", "stolen", "personal", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];
