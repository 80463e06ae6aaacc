/** A place that a game has for somebody before anybody has come: a student's of its class, or a team's. */
export type ReservedPlace = {
  readonly playerId: string;
  /** Shown on every screen: a short name, or the team's. */
  readonly nickname: string;
  /** A team's sign; if missing, the picture grows from the name. */
  readonly marble?: number;
  readonly student?: PlacedStudent;
};

export type PlacedStudent = {
  readonly id: string;
  /** The number on the student's card. */
  readonly number: number;
  /** The number that pupils know; null if the class does not have them. */
  readonly schoolNo: number | null;
  /** Factor by which the student's clock is longer. */
  readonly timeFactor: number;
};
