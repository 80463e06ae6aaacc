/** Every shared set is under it: said before sharing, and sent along by who does. */
export const licence = "CC BY 4.0";

/** What somebody may have against a set. */
export const reportReasons = ["wrong", "unfit", "stolen", "personal", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];
