import type { Context } from "hono";
import { codeOfSession } from "#shared/ids";
import { signRemote } from "#auth/remote-token";
import { database } from "#db/database";
import { userById } from "#db/people/users";
import type { AppEnv } from "#services/request/app-env";
import { route } from "#services/request/route";
import { phoneOf, teacherOf } from "#services/sign-in/caller";
import { Refused } from "#services/request/refused";
import { refuse } from "#services/games/room-refusals";
import { ask, codeFrom, missed, ownCode } from "#services/games/rooms";

type C = Context<AppEnv>;

/** Pairing of a board and a phone. */
export const pairing = [
  /** For the board: a picture that a phone reads. */
  route("POST /api/game/:code/pair", ownCode, async (c, { first: { id: userId, sessionId: signIn, code }, reply }) => {
    const told = await ask(c.env, code, (room) => room.offerPairing({ sessionId: null, userId }, signIn));
    if (!told.ok) return await refuse(c, told);
    const { token, expiresAt } = told.reply;
    return reply({ token, expires_at: expiresAt });
  }),
  /** For a paired phone: the follow-up game of its game accepts it too. It gets no other access. */
  route("GET /api/game/:code/pair/next", async (c, { reply }) => {
    const phone = await phoneOf(c);
    if (!phone) {
      await teacherOf(c);
      throw new Refused("forbidden");
    }
    const { userId, gameId } = phone;
    const code = await codeFrom(c, c.req.param("code"));
    const told = await ask(c.env, code, (room) => room.pairingNext({ userId, gameId }));
    if (!told.ok) return await refuse(c, told);
    const followUp = told.reply;
    if (followUp === null) return reply({ paired: false }, 202);
    const token = await signRemote(c.env, { ...phone, gameCode: followUp.code, gameId: followUp.gameId });
    return reply({ paired: true, token, game_code: followUp.code }, 200);
  }),
  /** For a phone that nobody has signed in to. */
  route("POST /api/pair", async (c, { body: { token }, reply }) => {
    const code = await codeOf(c, token);
    const told = await ask(c.env, code, (room) => room.askPairing(token));
    if (!told.ok) return await unknown(c, told);
    const { pairId, digits, expiresAt, answers } = told.reply;
    return reply({ pair_id: pairId, digits, expires_at: expiresAt, ...(answers && { answers }) });
  }),
  route("GET /api/pair/:pair_id", async (c, { reply }) => {
    const pairId = c.req.param("pair_id");
    const gameCode = await codeOf(c, pairId);
    const told = await ask(c.env, gameCode, (room) => room.pairing(pairId));
    if (!told.ok) return await unknown(c, told);
    if (told.reply === null) return reply({ paired: false }, 202);
    const { ownerId: userId, gameId, signIn: sessionId } = told.reply;
    const owner = await userById(database(c.env.DB), userId);
    if (!owner) throw new Refused("token_expired");
    const session = sessionId !== undefined && { sessionId };
    const token = await signRemote(c.env, { userId, version: owner.tokenVersion, gameCode, gameId, ...session });
    return reply({ paired: true, token, game_code: gameCode }, 200);
  }),
];

/** Both tokens begin with the game's code. A token that is not ours is counted as a guess. */
async function codeOf(c: C, text: string): Promise<string> {
  return codeOfSession(text) ?? (await missed(c, "token_expired"));
}

async function unknown(c: C, { error }: { error: Parameters<typeof missed>[1] }): Promise<never> {
  if (error === "game_over") throw new Refused(error);
  return missed(c, error === "game_not_found" ? "token_expired" : error);
}
