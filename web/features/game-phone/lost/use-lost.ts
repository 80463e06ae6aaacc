import { useState } from "react";
import type { Link } from "#game-client/connection";
import type { PlayerView } from "#game-client/player-game";
import { useLasting } from "#answering/use-lasting";

/** A loss of the connection that is shorter than this is not reported. */
const QUIET_MS = 3_000;
const BACK_MS = 2_000;

/** Message to the pupil about the connection. */
export type Lost =
  | { readonly kind: "none" }
  | { readonly kind: "banner"; readonly attempt: number }
  | { readonly kind: "gave_up" }
  | { readonly kind: "back" };

export function useLost({ link, isPolling, game }: PlayerView): Lost {
  const isUp = isPolling || link.status === "connected";
  const isLasting = useLasting(link.status === "connecting" && link.lostAt !== null, QUIET_MS);
  const now = lostNow(link, isLasting);
  const wasTold = !isUp && now.kind !== "none";
  const isBack = useJustBack(isUp, wasTold);
  const { name } = game.phase;
  if (name === "ended" || name === "out") return none;
  if (isUp) return isBack ? { kind: "back" } : none;
  return now;
}

const none: Lost = { kind: "none" };

function lostNow(link: Link, isLasting: boolean): Lost {
  if (link.status === "connected") return none;
  if (link.status === "disconnected") return link.reason === "gave_up" ? { kind: "gave_up" } : none;
  if (!isLasting) return none;
  return { kind: "banner", attempt: Math.max(1, link.attempt) };
}

/** True for a moment after a reported loss. */
function useJustBack(isUp: boolean, wasTold: boolean): boolean {
  const [told, setTold] = useState(false);
  const isLongAgo = useLasting(isUp && told, BACK_MS);
  if (wasTold && !told) setTold(true);
  if (isLongAgo) setTold(false);
  return isUp && told;
}
