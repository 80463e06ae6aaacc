import { useEffect, useEffectEvent } from "react";
import { browserEnv } from "../base/env";
import { phoneAddress } from "../lib/addresses/pair-address";
import { gameToken, keepGameToken } from "../lib/sign-in/game-token";
import type { LiveGame } from "../live/game";
import { letIntoNext } from "../live/let-into-next";

/**
 * Whichever screen of the teacher's makes the next round, the others come along. A phone that was let in is let in there too,
 * and opens what that round needs.
 */
export function useNextRound({ code, nextGame, settings }: LiveGame, go: (code: string) => void): void {
  const next = nextGame?.game_code;
  const goOn = useEffectEvent(go);
  const answers = settings?.answers;
  useEffect(() => {
    if (next === undefined) return undefined;
    const token = gameToken(code);
    if (token === null) {
      goOn(next);
      return undefined;
    }
    return letIntoNext(browserEnv(), {
      code,
      token,
      onIn: (reply) => {
        keepGameToken(reply.game_code, reply.token);
        location.replace(phoneAddress(reply.game_code, answers));
      },
    });
  }, [code, next, answers]);
}
