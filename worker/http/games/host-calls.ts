import { callNames, calls, type CallName, type Calls } from "#protocol/http/calls/calls";
import type { HostMessage } from "#protocol/live/client-messages";
import { hostCommand } from "#game/host-commands";
import type { AppContext } from "#services/request/app-env";
import { route } from "#services/request/route";
import { hostOf, teacherOf } from "#services/sign-in/caller";
import { storedGame } from "#services/games/stored-games";
import { Refused } from "#services/request/refused";
import { orStored } from "#services/games/room-refusals";
import { ask, codeFrom } from "#services/games/rooms";

type HostCall = { [Name in CallName]: Calls[Name] extends { readonly message: string } ? Name : never }[CallName];
const hostCallNames = callNames.filter((name): name is HostCall => "message" in calls[name]);

/** Calls for a board without a socket, one for each message. The room may be asked twice, so each gets an id if it has none. */
export const hostCalls = hostCallNames.map((name) => {
  const type = calls[name].message;
  return route(
    name,
    (c) => hostAt(c, type),
    async (c, { first: { who, code }, body, reply }) => {
      const message = { id: crypto.randomUUID(), ...body, type, game_code: code } as HostMessage;
      const told = await ask(c.env, code, (room) => room.host(who, hostCommand(message)));
      if (told.ok) return reply({ game: told.reply });
      const game = await orStored(c, told, storedGame);
      if (needsPlayers.has(type)) throw new Refused("game_over");
      return reply({ game });
    },
  );
});

/** Only the board decides which phones it lets in, not a phone that was let in before. */
async function hostAt(c: AppContext, type: HostMessage["type"]) {
  const who = type === "pair_confirm" ? { sessionId: null, userId: (await teacherOf(c)).id } : await hostOf(c);
  return { who, code: codeFrom(c.req.param("code")) };
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
