import { useEffect, useEffectEvent } from "react";
import { browserEnv } from "#browser/env";
import { phoneAddress } from "#browser/addresses/pair-address";
import { gameToken, keepGameToken } from "#api/sign-in/game-token";
import type { LiveGame } from "#game-client/game";
import { letIntoNext } from "#game-client/let-into-next";

/**
 * Takes this screen along when any screen of the teacher's makes the follow-up game. A phone that was let in by pairing is let
 * in there too, and opens the page that game needs.
 */
export function useGoToFollowUp({ code, nextGame, settings, phase }: LiveGame, go: (code: string) => void): void {
  const next = nextGame?.game_code;
  const isOut = phase.name === "out";
  const goOn = useEffectEvent((to: string) => {
    // A screen that was opened long after the game's end stays there.
    if (!isOut) go(to);
  });
  const addressOf = useEffectEvent((to: string) =>
    // A page opened after the end does not know the game's settings, so it opens the same kind of page for the follow-up game.
    settings ? phoneAddress(to, settings.answers) : location.pathname.replace(code, to),
  );
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
        location.replace(addressOf(reply.game_code));
      },
    });
  }, [code, next]);
}
