import { expect, test } from "vitest";
import { operations } from "#http/openapi/areas";
import { pathOf } from "#http/openapi/operation";
import { aGame } from "../helpers/games/a-game";
import { anAccount } from "../helpers/accounts/accounts";
import { call, type Call } from "../helpers/http";
import { aSet } from "../helpers/sets/sets";

const { teacher } = await aGame();
const { id: otherSet } = await aSet(teacher.token, { title: "Kopyalanacak", questions: 2 });

const withKey = (key: string, { body, token = teacher.token }: Call = {}): Call => ({
  token,
  body: body ?? {},
  headers: { "idempotency-key": key },
});

/** Calls that create nothing, or only once by a key of their own. Every other POST takes an `Idempotency-Key`. */
const withoutKey = new Set([
  "/api/auth/login",
  "/api/auth/logout",
  // Replaces the earlier link, which itself works once.
  "/api/user/email/resend",
  "/api/auth/email",
  // Gives the same session a newer token.
  "/api/auth/refresh",
  "/api/auth/ws-token",
  // A challenge is answered once; each board gets its own code, and only the first answer of a phone counts.
  "/api/auth/passkey",
  "/api/auth/passkey/options",
  "/api/auth/passkey/lost",
  "/api/auth/passkey/recover",
  "/api/user/passkeys/options",
  "/api/auth/device",
  "/api/auth/device/token",
  // A board's code opens once.
  "/api/auth/board-code",
  "/api/user/devices/confirm",
  "/api/user/devices/refuse",
  "/api/auth/verify",
  "/api/auth/verify/resend",
  "/api/auth/reset-password/request",
  "/api/auth/reset-password/:token",
  "/api/admin/teachers/approve",
  "/api/admin/library/:id",
  "/api/admin/users/:id/suspend",
  "/api/admin/users/:id/unsuspend",
  // Mails again: one more link, or nothing if the mail has gone.
  "/api/admin/users/:id/resend",
  "/api/admin/users/:id/reset-link",
  "/api/admin/mails/:id/again",
  // One account for an address; a first password replaces the last.
  "/api/admin/users",
  "/api/admin/users/:id/first-password",
  // Names or hands over: a second call finds nothing left to do.
  "/api/admin/domains",
  "/api/admin/users/:id/hand-over",
  "/api/admin/users/:id/admin",
  // A city has one school of a name; two schools become one once.
  "/api/admin/schools",
  "/api/admin/schools/:id/merge",
  "/api/admin/people/search",
  // A second call finds nothing left to do.
  "/api/admin/invitations/end",
  "/api/admin/schools/:id/teachers",
  // They only look.
  "/api/admin/users/resting",
  "/api/admin/password",
  // An address has one invitation, and one mail a minute; its link works once.
  "/api/admin/invitations",
  "/api/admin/invitations/:id/again",
  "/api/auth/invitations/:token",
  // `join_key` leads to the same seat.
  "/api/game/join",
  "/api/game/answer",
  "/api/game/confidence",
  "/api/player/:id/claim",
  "/api/player/:id/leave",
  // The board's token works once; a class's code leads to the same place.
  "/api/pair",
  "/api/classes/claim",
  // Moves or joins: a second call finds nothing left to do.
  "/api/classes/:id/students/:student/move",
  "/api/classes/:id/students/:student/join",
  // `join_key` leads to the same seat; an answer, a question and an attempt begin only once; after ending and freeing, a second
  // call finds nothing left to do; a new PIN replaces the last.
  "/api/homework/:ref/join",
  "/api/homework/:ref/answer",
  "/api/homework/:ref/next",
  "/api/homework/:ref/next-attempt",
  "/api/homework/:ref/close",
  "/api/homework/:ref/free-seats",
  "/api/homework/:ref/keep-seats",
  "/api/homework/:ref/remove-pupils",
  "/api/homework/:ref/pupils/:player/pin",
]);
const posts = operations.filter(({ call }) => call.startsWith("POST "));

test("every call that makes something is described as taking a key, and no other", () => {
  const keyless = posts.filter(({ once }) => !once).map(pathOf);
  expect(keyless.filter((path) => !path.startsWith("/api/game/:code/") && !withoutKey.has(path))).toEqual([]);
  expect([...withoutKey].filter((path) => !keyless.includes(path))).toEqual([]);
});

test.each(posts.filter(({ once }) => once).map(pathOf))("%s takes a key of 1 to 64 characters", async (path) => {
  const account = path.startsWith("/api/auth") ? await anAccount("student") : teacher;
  const address = path.replace(":id", otherSet);
  const refused = await call("POST", address, withKey("k".repeat(65), { token: account.token }));
  expect([refused.status, Object.keys(refused.json.fields ?? {})]).toEqual([400, ["idempotency-key"]]);
});
