import { useEffect } from "react";
import type { Confidence } from "#protocol/live/played-question";
import { browserEnv } from "#browser/env";
import { keepAsking } from "#browser/keep-asking";
import { call } from "#api/requests";
import type { Seat } from "#api/seat";
import type { LiveQuestion } from "#game-client/game";
import type { PlayerGame } from "#game-client/player-game";
import { useStore } from "#ui/use/use-store";

const AGAIN_AFTER = 3_000;

type Options = { readonly player: PlayerGame; readonly seat: Seat };

/** Sends the level over the open connection, and again until the server has it. A repeat does not count twice. */
export function useSaid(
  { player, seat }: Options,
  { question_id, your_confidence }: LiveQuestion,
  said: Confidence | null,
) {
  const { isPolling } = useStore(player);
  const confidence = your_confidence ? null : said;
  useEffect(() => {
    if (!confidence) return undefined;
    const body = { question_id, confidence };
    const env = browserEnv();
    const sending = { method: "POST", session: seat.sessionId, body } as const;
    return keepAsking(env, {
      // Said at once: the page may be reloaded now.
      first: player.tell({ type: "confidence", ...body }) ? AGAIN_AFTER : 0,
      ask: async () =>
        player.tell({ type: "confidence", ...body }) || !isPolling
          ? null
          : await call<"POST /api/game/confidence">(env, "/api/game/confidence", "accepted", sending),
      take: (reply) => {
        if (reply?.ok) player.hear({ type: "confidence_accepted", ...body });
        return 0;
      },
      every: AGAIN_AFTER,
    });
  }, [player, seat, question_id, confidence, isPolling]);
}
