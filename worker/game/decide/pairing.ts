import { accept, refuse, type CommandOf, type Decision } from "../command";
import type { Game } from "../game";

/** The newest offer alone holds. */
export function offerPairing(game: Game, { tokenHash, until, signIn }: CommandOf<"offer_pairing">): Decision {
  if (game.phase.name === "completed") return refuse("game_over");
  return accept({ type: "pairing_offered", tokenHash, until, ...(signIn !== undefined && { signIn }) });
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
