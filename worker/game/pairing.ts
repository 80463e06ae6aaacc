import { accept, refuse, type CommandOf, type Decision } from "./command";
import type { Game } from "./game";

/** How a teacher's phone gets to steer one game: a token from the board's picture, then two digits typed at the board. */
export type Pairing = {
  readonly tokenHash: string;
  /** Until then the token can be used; once it is, until then the digits can be typed and the phone can fetch its own token. */
  readonly until: number;
  readonly asked: {
    readonly pairHash: string;
    readonly digits: string;
    readonly triesLeft: number;
    readonly isConfirmed: boolean;
  } | null;
};

export const PAIRING_TRIES = 3;

/** The newest offer alone holds. */
export function offerPairing(game: Game, { tokenHash, until }: CommandOf<"offer_pairing">): Decision {
  if (game.phase.name === "completed") return refuse("game_over");
  return accept({ type: "pairing_offered", tokenHash, until });
}

/** A token works once: whoever comes second is not let in, and the board's digits are the other phone's. */
export function askPairing(game: Game, command: CommandOf<"ask_pairing">, now: number): Decision {
  const { pairing, phase } = game;
  if (phase.name === "completed") return refuse("game_over");
  const isGood = pairing?.tokenHash === command.tokenHash && pairing.asked === null && now < pairing.until;
  if (!isGood) return refuse("token_expired");
  const { pairHash, digits, until } = command;
  return accept({ type: "pairing_asked", pairHash, digits, until });
}

export function confirmPairing(game: Game, digits: string, now: number): Decision {
  if (game.phase.name === "completed") return refuse("game_over");
  const asked = waitingPairing(game, now);
  if (!asked) return refuse("no_pairing");
  return accept({ type: asked.digits === digits ? "pairing_confirmed" : "pairing_mistyped" });
}

/** The phone that waits for its digits; null where none does. */
export function waitingPairing({ pairing }: Game, now: number) {
  if (!pairing?.asked || pairing.asked.isConfirmed || now >= pairing.until) return null;
  return pairing.asked;
}

/** What a phone that waits may know. */
export function pairingState(game: Game, pairHash: string, now: number): "waiting" | "paired" | null {
  const { pairing, phase } = game;
  if (phase.name === "completed" || !pairing?.asked || pairing.asked.pairHash !== pairHash) return null;
  if (now >= pairing.until) return null;
  return pairing.asked.isConfirmed ? "paired" : "waiting";
}

type PairingEvent =
  | { readonly type: "pairing_offered"; readonly tokenHash: string; readonly until: number }
  | { readonly type: "pairing_asked"; readonly pairHash: string; readonly digits: string; readonly until: number }
  | { readonly type: "pairing_confirmed" | "pairing_mistyped" };

/** After the last wrong try there is nothing left to confirm. */
export function paired(pairing: Pairing | null, event: PairingEvent): Pairing | null {
  if (event.type === "pairing_offered") return { tokenHash: event.tokenHash, until: event.until, asked: null };
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
