import type { ClassRecord } from "#protocol/live/messages";
import { percent } from "#words/format";

/** Before the start and during a game: the result the class plays against, all together. */
export const recordToBeat = ({ rate }: ClassRecord): string => `Bu setin en iyisi ${percent(rate)}`;

/** After a question: the class's distance from the record. */
export const recordSoFar = (classRate: number, record: ClassRecord): string =>
  `Sınıf şimdilik ${percent(classRate)}, bu setin en iyisi ${percent(record.rate)}`;

/** At the end. */
export const recordLine = (record: ClassRecord & { readonly is_beaten?: boolean }): string =>
  record.is_beaten ? `Yeni rekor! Önceki en iyi ${percent(record.rate)}` : recordToBeat(record);
