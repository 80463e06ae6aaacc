import { Hono, type Context } from "hono";
import { HostBodies, type GameReply } from "#protocol/http/games";
import type { HostMessage } from "#protocol/live/client-messages";
import { hostCommand } from "#game/host-commands";
import type { AppEnv } from "#services/request/app-env";
import { body } from "#services/request/body";
import { hostOf, teacherOf } from "#services/sign-in/caller";
import { storedGame } from "#services/games/stored-games";
import { Refused } from "#services/request/refused";
import { orStored } from "#services/games/room-refusals";
import { ask, codeFrom } from "#services/games/rooms";

type C = Context<AppEnv>;

/** Calls for a board without a socket: one for each of its messages. */
export const hostCalls = new Hono<AppEnv>()
  .post("/:code/start", (c) => asHost(c, "start_game"))
  .post("/:code/next", (c) => asHost(c, "next_question"))
  .post("/:code/end-question", (c) => asHost(c, "end_question"))
  .post("/:code/extend", (c) => asHost(c, "extend_question"))
  .post("/:code/show-leaderboard", (c) => asHost(c, "show_leaderboard"))
  .post("/:code/accept-answer", (c) => asHost(c, "accept_answer"))
  .post("/:code/hide-text", (c) => asHost(c, "hide_text"))
  .post("/:code/answers", (c) => asHost(c, "host_answers"))
  .post("/:code/absent", (c) => asHost(c, "host_absent"))
  .post("/:code/pair/confirm", (c) => asHost(c, "pair_confirm"))
  .post("/:code/move", (c) => asHost(c, "move_player"))
  .post("/:code/lock", (c) => asHost(c, "lock_lobby"))
  .post("/:code/kick", (c) => asHost(c, "kick_player"))
  .post("/:code/free-seats", (c) => asHost(c, "free_seats"))
  .post("/:code/keep-seats", (c) => asHost(c, "keep_seats"))
  .post("/:code/rename", (c) => asHost(c, "rename_player"))
  .post("/:code/end", (c) => asHost(c, "end_game"));

/** Adds an id if the caller sent none: the room may be asked twice. */
async function asHost(c: C, type: HostMessage["type"]) {
  // Only the board decides which phones it lets in, not a phone that was let in before.
  const who = type === "pair_confirm" ? { sessionId: null, userId: (await teacherOf(c)).id } : await hostOf(c);
  const game_code = await codeFrom(c, c.req.param("code") ?? "");
  const fields = await body(c, HostBodies[type], { optional: true });
  const message = { id: crypto.randomUUID(), ...fields, type, game_code } as HostMessage;
  const reply = await ask(c.env, game_code, (room) => room.host(who, hostCommand(message)));
  if (reply.ok) return c.json({ game: reply.reply } satisfies GameReply);
  const game = await orStored(c, reply, storedGame);
  if (needsPlayers.has(type)) throw new Refused("game_over");
  return c.json({ game } satisfies GameReply);
}

/** Messages that make no sense once a game is over, even if its room is gone. */
const needsPlayers: ReadonlySet<HostMessage["type"]> = new Set([
  "kick_player",
  "free_seats",
  "keep_seats",
  "rename_player",
  "move_player",
  "lock_lobby",
  "host_answers",
  "host_absent",
  "pair_confirm",
]);
