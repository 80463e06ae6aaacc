import type { ClassRecord } from "#protocol/live/messages";
import { percent } from "#words/format";

/** The line before the start and during a game: the best result of any class with this set, which this class plays against. */
export const recordToBeat = ({ rate }: ClassRecord): string => `Bu setin en iyisi ${percent(rate)}`;

/** The line after a question: the class's rate so far, beside the record. */
export const recordSoFar = (classRate: number, record: ClassRecord): string =>
  `Sınıf şimdilik ${percent(classRate)}, bu setin en iyisi ${percent(record.rate)}`;

/** The line at the end of a game: tells whether the class has set a new record. */
export const recordLine = (record: ClassRecord & { readonly is_beaten?: boolean }): string =>
  record.is_beaten ? `Yeni rekor! Önceki en iyi ${percent(record.rate)}` : recordToBeat(record);
