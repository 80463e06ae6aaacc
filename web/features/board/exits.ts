/** Links the board offers when the game is over: a report and a follow-up game, or the way out of a rehearsal. */
export type Exits = {
  readonly isRehearsal: boolean;
  /** True if this phone was let in to this one game only: all other pages of the teacher need a sign-in. */
  readonly isPaired: boolean;
  /** The page from which the board was opened. */
  readonly backTo: string;
  readonly reportLabel: string;
  readonly againLabel: string;
  readonly onReport: () => void;
  readonly onAgain: () => void;
};
