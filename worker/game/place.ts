/** A place that a game has for somebody before anybody has come: a student's of its class, or a team's. */
export type Place = {
  readonly playerId: string;
  /** What every screen shows: a short name, or the team's. */
  readonly nickname: string;
  /** A team's sign; without it the picture grows from the name. */
  readonly marble?: number;
  readonly student?: PlacedStudent;
};

export type PlacedStudent = {
  readonly id: string;
  /** Of the card. */
  readonly number: number;
  /** The number that pupils know; null where the class does not have them. */
  readonly schoolNo: number | null;
  /** By how much the own clock is longer. */
  readonly timeFactor: number;
};
