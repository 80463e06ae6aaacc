import { Hono, type Context } from "hono";
import {
  PairBody,
  type PairedReply,
  type PairOfferReply,
  type PairReply,
  type PairWaitingReply,
} from "#protocol/http/pairing";
import { codeOfSession } from "#shared/ids";
import { signRemote } from "#auth/remote-token";
import { database } from "#db/database";
import { userById } from "#db/people/users";
import type { AppEnv } from "#services/request/app-env";
import { body } from "#services/request/body";
import { phoneOf, teacherOf } from "#services/sign-in/caller";
import { Refused } from "#services/request/refused";
import { refuse } from "#services/games/room-refusals";
import { ask, codeFrom, missed } from "#services/games/rooms";

type C = Context<AppEnv>;

/** For the board: a picture that a phone reads. */
export const pairOffer = new Hono<AppEnv>().post("/:code/pair", async (c) => {
  const { id: userId, sessionId: signIn } = await teacherOf(c);
  const code = await codeFrom(c, c.req.param("code"));
  const reply = await ask(c.env, code, (room) => room.offerPairing({ sessionId: null, userId }, signIn));
  if (!reply.ok) return await refuse(c, reply);
  const { token, expiresAt } = reply.reply;
  return c.json({ token, expires_at: expiresAt } satisfies PairOfferReply, 201);
});

/** For a paired phone: the follow-up game of its game accepts it too. It gets no other access. */
export const pairNext = new Hono<AppEnv>().get("/:code/pair/next", async (c) => {
  const phone = await phoneOf(c);
  if (!phone) {
    await teacherOf(c);
    throw new Refused("forbidden");
  }
  const { userId, gameId } = phone;
  const code = await codeFrom(c, c.req.param("code"));
  const reply = await ask(c.env, code, (room) => room.pairingNext({ userId, gameId }));
  if (!reply.ok) return await refuse(c, reply);
  const followUp = reply.reply;
  if (followUp === null) return c.json({ paired: false } satisfies PairWaitingReply, 202);
  const token = await signRemote(c.env, { ...phone, gameCode: followUp.code, gameId: followUp.gameId });
  return c.json({ paired: true, token, game_code: followUp.code } satisfies PairedReply);
});

/** The calls of a phone that nobody has signed in to. */
export const pairing = new Hono<AppEnv>()
  .post("/", async (c) => {
    const { token } = await body(c, PairBody);
    const code = await codeOf(c, token);
    const reply = await ask(c.env, code, (room) => room.askPairing(token));
    if (!reply.ok) return await unknown(c, reply);
    const { pairId, digits, expiresAt, answers } = reply.reply;
    const waiting = { pair_id: pairId, digits, expires_at: expiresAt, ...(answers && { answers }) };
    return c.json(waiting satisfies PairReply, 201);
  })
  .get("/:pair_id", async (c) => {
    const pairId = c.req.param("pair_id");
    const gameCode = await codeOf(c, pairId);
    const reply = await ask(c.env, gameCode, (room) => room.pairing(pairId));
    if (!reply.ok) return await unknown(c, reply);
    if (reply.reply === null) return c.json({ paired: false } satisfies PairWaitingReply, 202);
    const { ownerId: userId, gameId, signIn: sessionId } = reply.reply;
    const owner = await userById(database(c.env.DB), userId);
    if (!owner) throw new Refused("token_expired");
    const session = sessionId !== undefined && { sessionId };
    const token = await signRemote(c.env, { userId, version: owner.tokenVersion, gameCode, gameId, ...session });
    return c.json({ paired: true, token, game_code: gameCode } satisfies PairedReply);
  });

/** Both tokens begin with the game's code. A token that is not ours is counted as a guess. */
async function codeOf(c: C, text: string): Promise<string> {
  return codeOfSession(text) ?? (await missed(c, "token_expired"));
}

async function unknown(c: C, { error }: { error: Parameters<typeof missed>[1] }): Promise<never> {
  if (error === "game_over") throw new Refused(error);
  return missed(c, error === "game_not_found" ? "token_expired" : error);
}
