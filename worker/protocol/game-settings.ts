import type { TeamPick } from "./teams";

export type GameSettings = {
  readonly scoring: "speed" | "balanced" | "accuracy";
  readonly late_join: boolean;
  readonly verdict: "at_close" | "instant";
  readonly generated_names: boolean;
  readonly shuffle_questions: boolean;
  readonly shuffle_options: boolean;
  readonly time_factor: 1 | 1.5 | 2;
  readonly show_leaderboard: boolean;
  readonly reading_seconds: number;
  readonly auto_advance_seconds: number;
  // What version 0.1 does not know stands here only where it is not the usual, so that its games stay as they were.
  /** How answers reach the game, where not by the pupils' phones: a camera reads their cards, or the teacher taps them. */
  readonly answers?: "cards" | "board";
  /** Questions run until they are ended. */
  readonly clock?: "none";
  readonly class_id?: string;
  /** Who joins says a number of the class and not a nickname. */
  readonly identity?: "roster";
  /** On the board they are who plays; on phones (with `pick`) each player belongs to one. */
  readonly teams?: { readonly names: readonly string[]; readonly pick?: TeamPick };
  /** Without phones a question ends by itself when everybody's answer is in. */
  readonly auto_close?: true;
  /** After the answer a phone is asked how sure its player is. */
  readonly confidence?: true;
  /** Phones do not react between questions. */
  readonly reactions?: false;
  /** So many players at most. */
  readonly capacity?: number;
  /** The standing is shown at the end alone; before that only where the host asks for it. */
  readonly standing?: "end";
};

/** Whether nobody is shown a standing between two questions unasked. */
export const hidesStanding = ({ show_leaderboard, standing }: Pick<GameSettings, "show_leaderboard" | "standing">) =>
  !show_leaderboard || standing === "end";
