import type { NextGame } from "#protocol/messages";
import { deviceMemory } from "../../live/device";
import { browserEnv, type Cancel } from "../../live/env";
import { watchForNextRound } from "../../live/next-round";
import { lookAtGame } from "../../live/requests";
import type { Seat } from "../../live/seat";

/** What a phone needs once its game is over: the answers again, and the class's next round. */
export { AnswerList } from "./answer-list";
export { Offer } from "./offer";

const LOOK_EVERY = 10_000;
const DECLINED = "bilye.declined";

export type Round = NextGame & { readonly title: string };

export function watch(seat: Seat, onNext: (next: Round) => void): Cancel {
  const env = browserEnv();
  return watchForNextRound(
    {
      look: () => lookAtGame(env, seat),
      every: LOOK_EVERY,
      onNext: ({ next_game, game }) => onNext({ ...next_game, title: game.title }),
    },
    env,
  );
}

let declined = "";

/** Who has said no is not asked again, also when the page is loaded anew. */
export function hasDeclined({ game_code }: Round): boolean {
  try {
    return declined === game_code || deviceMemory().getItem(DECLINED) === game_code;
  } catch {
    return false;
  }
}

export function decline({ game_code }: Round): void {
  declined = game_code;
  try {
    deviceMemory().setItem(DECLINED, game_code);
  } catch {
    // Asked again after a reload, then.
  }
}
