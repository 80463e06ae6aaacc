/** Where the board leads when the game is over: a report and another round, or out of a rehearsal. */
export type Exits = {
  readonly isRehearsal: boolean;
  /** This phone was let in to the one game: whatever else is the teacher's asks who it is. */
  readonly isPaired: boolean;
  /** The page from which the board was opened. */
  readonly backTo: string;
  readonly reportLabel: string;
  readonly againLabel: string;
  readonly onReport: () => void;
  readonly onAgain: () => void;
};
