import type { OwnResult } from "#protocol/live/played-question";
import { number } from "#shared/numbers";
import { netText } from "#words/net";
import { nothingLost } from "./answer-words";

type Own = Pick<OwnResult, "points_earned" | "net">;

/** "677" · "0,67" */
export const gained = ({ points_earned: points, net }: Own): string =>
  net === undefined ? number(points) : netText(points / 1000);

/** "677 puan" · "0,67 net" */
export const earned = (own: Own): string => `${gained(own)} ${own.net === undefined ? "puan" : "net"}`;

const netKept = "Netin yerinde duruyor.";
/** Said of a wrong answer that cost nothing. */
export const keptWords = (own: Pick<Own, "net">): string => (own.net === undefined ? nothingLost : netKept);

/** Follows the words about a wrong answer to a kind that costs nothing; empty where points are counted. */
export const netSaid = (own: Pick<Own, "net">): string => (own.net === undefined ? "" : ` ${netKept}`);
