/** A teacher's phone on its way to steer one game: a token from the board's picture, then two digits typed at the board. */
export type Pairing = {
  readonly tokenHash: string;
  /**
   * End of the present step: the use of the token, and after it the typing of the digits and the phone's fetching of its own
   * token.
   */
  readonly until: number;
  /** Sign-in of the account on the board that offered: the phone is let in for as long as that lasts. */
  readonly signIn?: string;
  readonly asked: {
    readonly pairHash: string;
    readonly digits: string;
    readonly triesLeft: number;
    readonly isConfirmed: boolean;
  } | null;
};

const PAIRING_TRIES = 3;

type PairingEvent =
  | {
      readonly type: "pairing_offered";
      readonly tokenHash: string;
      readonly until: number;
      readonly signIn?: string;
    }
  | { readonly type: "pairing_asked"; readonly pairHash: string; readonly digits: string; readonly until: number }
  | { readonly type: "pairing_confirmed" | "pairing_mistyped" };

/** Follows a pairing from event to event. After the last wrong try there is nothing left to confirm. */
export function paired(pairing: Pairing | null, event: PairingEvent): Pairing | null {
  if (event.type === "pairing_offered") {
    const { type: _, ...offered } = event;
    return { ...offered, asked: null };
  }
  if (!pairing) return null;
  if (event.type === "pairing_asked") {
    const { pairHash, digits, until } = event;
    return { ...pairing, until, asked: { pairHash, digits, triesLeft: PAIRING_TRIES, isConfirmed: false } };
  }
  if (!pairing.asked) return pairing;
  if (event.type === "pairing_confirmed") return { ...pairing, asked: { ...pairing.asked, isConfirmed: true } };
  const triesLeft = pairing.asked.triesLeft - 1;
  return triesLeft === 0 ? null : { ...pairing, asked: { ...pairing.asked, triesLeft } };
}
