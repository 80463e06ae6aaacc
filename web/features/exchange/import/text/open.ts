import type { AskedKind } from "./kinds";
import type { Option } from "./options";

/** A heading or a list of answers: the next question begins a part unless its number goes on and a heading only repeats. */
export type NewPart = { readonly name?: string; readonly isSure: boolean };

/** A question while its lines are read. */
export type Open = {
  readonly line: number;
  /** Its last line so far. */
  last: number;
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
  /** A text about several questions, this one among them; empty if it was not found. */
  passage?: string;
  /** Line passed over since its last piece. It is doubted if more of the question follows. */
  skipped?: string;
  /** Heading or list of answers above it that made it begin a part. */
  part?: NewPart;
  /** Doubt about its answer in a list if it has no options. */
  keyDoubt?: string;
  doubts: string[];
};

export const isAnswered = ({ answer, items, pairs, asNumber }: Open): boolean =>
  answer !== undefined || items !== undefined || pairs !== undefined || asNumber !== undefined;
