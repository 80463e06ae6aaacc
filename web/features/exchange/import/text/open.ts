import type { AskedKind } from "./kinds";
import type { Option } from "./options";

/** A question while its lines are read. */
export type Open = {
  readonly line: number;
  /** Its first line unchanged, with the number. */
  readonly head: string;
  readonly number?: number;
  readonly sign?: string;
  /** Its test, in a text with several tests. */
  section: number;
  text: string[];
  options: Option[];
  /** Options without letters. */
  choices: { text: string; isMarked: boolean; isBold: boolean }[];
  kind?: AskedKind;
  answer?: string;
  explanation: string[];
  time_limit?: number;
  /** Points in an exam. */
  worth?: number;
  points?: number;
  outcome?: string;
  items?: string[];
  pairs?: { left: string; right: string }[];
  /** The list that receives the next lines. */
  list?: "items" | "pairs";
  asNumber?: string;
  tolerance?: string;
  unit?: string;
  slider?: string;
  isStrict?: boolean;
  /** Last numbered statement in its text. */
  premise?: number;
  /** True once a heading or a list of answers has followed. */
  isEnded?: boolean;
  /** A text above is about several questions, this one among them, and is not included in it. */
  passage?: boolean;
  doubts: string[];
};

export const isAnswered = ({ answer, items, pairs, asNumber }: Open): boolean =>
  answer !== undefined || items !== undefined || pairs !== undefined || asNumber !== undefined;
