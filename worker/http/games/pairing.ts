import { codeOfSession } from "#shared/ids";
import { signRemote } from "#auth/remote-token";
import { userById } from "#db/people/users";
import type { Refusal } from "#objects/lifecycle/reply";
import { route } from "#services/request/route";
import { phoneOf, teacherOf } from "#services/sign-in/caller";
import { missed, Refused, replyIn, refused } from "#services/request/refused";
import { ask, codeFrom, ownCode } from "#services/games/rooms";

/** Pairing of a board and a phone. */
export const pairing = [
  /** For the board: a picture that a phone reads. */
  route("POST /api/game/:code/pair", ownCode, async (c, { first: { id: userId, sessionId: signIn, code }, reply }) => {
    const told = await ask(c.env, code, (room) => room.offerPairing({ sessionId: null, userId }, signIn));
    const { token, expiresAt } = replyIn(told);
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
    const code = codeFrom(c.req.param("code"));
    const followUp = replyIn(await ask(c.env, code, (room) => room.pairingNext({ userId, gameId })));
    if (followUp === null) return reply({ paired: false }, 202);
    const token = await signRemote(c.env, { ...phone, gameCode: followUp.code, gameId: followUp.gameId });
    return reply({ paired: true, token, game_code: followUp.code }, 200);
  }),
  /** For a phone that nobody has signed in to. */
  route("POST /api/pair", async (c, { body: { token }, reply }) => {
    const told = await ask(c.env, codeOf(token), (room) => room.askPairing(token));
    if (!told.ok) return unknown(told);
    const { pairId, digits, expiresAt, answers } = told.reply;
    return reply({ pair_id: pairId, digits, expires_at: expiresAt, ...(answers && { answers }) });
  }),
  route("GET /api/pair/:pair_id", async (c, { reply }) => {
    const pairId = c.req.param("pair_id");
    const gameCode = codeOf(pairId);
    const told = await ask(c.env, gameCode, (room) => room.pairing(pairId));
    if (!told.ok) return unknown(told);
    if (told.reply === null) return reply({ paired: false }, 202);
    const { ownerId: userId, gameId, signIn: sessionId } = told.reply;
    const owner = (await userById(c.get("db"), userId)) ?? refused("token_expired");
    const session = sessionId !== undefined && { sessionId };
    const token = await signRemote(c.env, { userId, version: owner.tokenVersion, gameCode, gameId, ...session });
    return reply({ paired: true, token, game_code: gameCode }, 200);
  }),
];

/** Both tokens begin with the game's code. A token that is not ours is counted as a guess. */
const codeOf = (text: string): string => codeOfSession(text) ?? missed("token_expired");

function unknown({ error }: Refusal): never {
  if (error === "game_over") throw new Refused(error);
  return missed(error === "game_not_found" ? "token_expired" : error);
}
