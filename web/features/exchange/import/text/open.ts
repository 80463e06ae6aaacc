import type { AskedKind } from "./kinds";
import type { Option } from "./options";

/** A question while its lines come in. */
export type Open = {
  readonly line: number;
  /** Its first line as it stood, number and all. */
  readonly head: string;
  readonly number?: number;
  readonly sign?: string;
  /** Which of several tests in one text it is of. */
  section: number;
  text: string[];
  options: Option[];
  /** Options without letters. */
  choices: { text: string; isMarked: boolean; isBold: boolean }[];
  kind?: AskedKind;
  answer?: string;
  explanation: string[];
  timeLimit?: number;
  /** The points that an exam gives for it. */
  worth?: number;
  points?: number;
  outcome?: string;
  items?: string[];
  pairs?: { left: string; right: string }[];
  /** The list that lines now belong to. */
  list?: "items" | "pairs";
  asNumber?: string;
  tolerance?: string;
  unit?: string;
  slider?: string;
  isStrict?: boolean;
  /** The last numbered statement of its text. */
  premise?: number;
  /** A heading or a list of answers has come since. */
  isEnded?: boolean;
  /** A text above asks several questions together, and is not in them. */
  passage?: boolean;
  doubts: string[];
};

export const isAnswered = ({ answer, items, pairs, asNumber }: Open): boolean =>
  answer !== undefined || items !== undefined || pairs !== undefined || asNumber !== undefined;
