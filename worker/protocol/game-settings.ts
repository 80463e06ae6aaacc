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
  // Settings unknown to version 0.1 appear only if they are not the default, so that its games stay as they were.
  /** Way that answers reach the game without pupils' phones: a camera reads their cards, or the teacher taps them. */
  readonly answers?: "cards" | "board";
  /** Questions run until they are ended. */
  readonly clock?: "none";
  readonly class_id?: string;
  /** Players join with their number in the class instead of a nickname. */
  readonly identity?: "roster";
  /** Teams: on the board the teams are the players; on phones (with `pick`) each player belongs to one. */
  readonly teams?: { readonly names: readonly string[]; readonly pick?: TeamPick };
  /** Without phones a question ends by itself once everybody's answer is in. */
  readonly auto_close?: true;
  /** After an answer the phone asks how sure its player is. */
  readonly confidence?: true;
  /** Phones send no reactions between questions. */
  readonly reactions?: false;
  /** Maximum number of players. */
  readonly capacity?: number;
  /** The standing is shown only at the end; before that if the host asks for it. */
  readonly standing?: "end";
};

/** No standing is shown between two questions unless the host asks. */
export const hidesStanding = ({ show_leaderboard, standing }: Pick<GameSettings, "show_leaderboard" | "standing">) =>
  !show_leaderboard || standing === "end";
