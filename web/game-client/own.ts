import type { LeaderboardRow } from "#protocol/live/listed-players";
import type { ServerMessageOf } from "#protocol/live/messages";
import type { OwnAnswer, You } from "./game";

/** A player's own part of a game on their phone. */

export const noAnswer: OwnAnswer = { state: "none" };

/**
 * The answer as the server has it, with this device's time measurement. The server may not know the newest turn yet: then its
 * answer stands until that one arrives.
 */
export function knownAnswer(
  before: OwnAnswer,
  answer: string | null,
  { your_turn: turn }: { readonly your_turn?: number | undefined } = {},
): OwnAnswer {
  if (before.turn! > turn!) return before.state === "sent" ? { ...before, stands: answer } : before;
  if (answer === null) return turn !== undefined || before.state === "accepted" ? { state: "none", turn } : before;
  if (before.state === "accepted" && before.value === answer)
    return before.turn === turn ? before : { ...before, turn };
  const tookMs = before.state === "none" ? null : before.tookMs;
  return { state: "accepted", value: answer, tookMs, verdict: null, turn };
}

/** The answer that the server has acknowledged, as far as this device knows. */
export const standing = ({ state, value, stands }: { state: string; value?: string; stands?: string | null }) =>
  state === "accepted" ? value : stands;

type Fields = Pick<
  ServerMessageOf<"reconnect_success">,
  "player_id" | "nickname" | "marble" | "score" | "net" | "rank" | "team"
>;

export const youIn = ({ player_id: playerId, nickname, marble, score, net, rank, team }: Fields): You => ({
  playerId,
  nickname,
  marble,
  score,
  net,
  rank,
  team,
});

export const withPlace = (
  you: You | null,
  place: Pick<LeaderboardRow, "score" | "net" | "rank"> | undefined,
): You | null => (you && place ? { ...you, score: place.score, net: place.net, rank: place.rank } : you);
