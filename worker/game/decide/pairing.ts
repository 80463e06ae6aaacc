import { accept, refuse, type CommandOf, type Decision } from "../command";
import type { Game } from "../game";

/** Replaces any earlier offer: only the newest one holds. */
export function offerPairing(game: Game, { tokenHash, until, signIn }: CommandOf<"offer_pairing">): Decision {
  if (game.phase.name === "completed") return refuse("game_over");
  return accept({ type: "pairing_offered", tokenHash, until, ...(signIn !== undefined && { signIn }) });
}

/** Uses up the token: a second phone is not let in, and the digits at the board are those of the first. */
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

/** The phone that waits for its digits; null if no phone waits. */
export function waitingPairing({ pairing }: Game, now: number) {
  if (!pairing?.asked || pairing.asked.isConfirmed || now >= pairing.until) return null;
  return pairing.asked;
}

/** State of the pairing for the phone that asked for it; null for any other phone, and once the time is up. */
export function pairingState(game: Game, pairHash: string, now: number): "waiting" | "paired" | null {
  const { pairing, phase } = game;
  if (phase.name === "completed" || !pairing?.asked || pairing.asked.pairHash !== pairHash) return null;
  if (now >= pairing.until) return null;
  return pairing.asked.isConfirmed ? "paired" : "waiting";
}
