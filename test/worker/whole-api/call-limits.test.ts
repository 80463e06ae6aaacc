import { env } from "cloudflare:workers";
import { afterAll, expect, test } from "vitest";
import { countingRules, type CallLimit, type RouteLimit } from "#shared/counting/limits";
import { callNames, entryOf } from "#protocol/http/calls/calls";
import { operations } from "#http/openapi/areas";
import { methodOf, pathOf } from "#http/openapi/operation";
import type { NewPasskeyOptions } from "#protocol/http/replies/passkeys";
import { anAccount } from "../helpers/accounts/accounts";
import { anAuthenticator } from "../helpers/accounts/authenticator";
import { admin, ask, student, teacher, tryBefore } from "../described/asking";
import { everyCall } from "../described/every-call";
import { aGame } from "../helpers/games/a-game";
import { call, type Call } from "../helpers/http";
import { played, wiped } from "../helpers/games/played";
import { aPairedPhone } from "../helpers/paired";
import { workBehind } from "../in-node/workers";

/** The route counts misses by the entry alone. Here each entry names them, so that a miss without its name is counted too. */
for (const name of callNames) {
  const entry = entryOf(name) as { limits?: readonly RouteLimit[] };
  const limits = entry.limits ?? [];
  // A wrong code is counted as such instead.
  if (!limits.includes("code")) entry.limits = [...new Set([...limits, "miss" as const])];
}

/** The limits that each call was counted by. */
const used = new Map<string, Set<CallLimit>>(operations.map((one) => [one.call, new Set()]));
let current = "";

const undo: (() => void)[] = [];
afterAll(() => undo.forEach((one) => one()));

/** Notes each look at a figure of the table: whoever counts takes the figures from there. */
function watch<Rules extends object>(rules: Rules, limit: CallLimit): void {
  for (const [key, { value }] of Object.entries(Object.getOwnPropertyDescriptors(rules))) {
    const get = (): unknown => {
      used.get(current)?.add(limit);
      return value;
    };
    Object.defineProperty(rules, key, { get, configurable: true });
    undo.push(() => Object.defineProperty(rules, key, { value }));
  }
}
for (const [name, rules] of Object.entries(countingRules)) {
  if (name !== "mailbox" && name !== "notice" && name !== "hash")
    watch(rules, (name === "uncheckedPassword" ? "password" : name) as CallLimit);
}
for (const [name, limit] of [
  ["MISS_LIMITER", "miss"],
  ["RESULTS_LIMITER", "results"],
  ["LIBRARY_LIMITER", "library"],
  ["LIBRARY_GUEST_LIMITER", "library"],
] as const) {
  env[name] = {
    async limit({ key }: { key: string }) {
      if (!key.startsWith("token ")) used.get(current)?.add(limit);
      return { success: true };
    },
  };
}

async function begin(name: string): Promise<void> {
  await workBehind();
  current = name;
}

/** Things that nobody has, in the form of things that there are. */
const unknown: Readonly<Record<string, string>> = {
  code: "999999",
  ref: "K7MPX2Q",
  id: "999999-0123456789ab",
  token: "0".repeat(22),
  pair_id: `999999.${"0".repeat(48)}`,
};
const withUnknown = (path: string) => path.replace(/:(\w+)/g, (_, blank: string) => unknown[blank] ?? "none");
const seat = { "session-id": unknown["pair_id"]! };

async function rarely(name: string, asked: Call, times = 1): Promise<void> {
  const [method, path] = name.split(" ") as [string, string];
  await begin(name);
  for (let i = 0; i < times; i++) await call(method, withUnknown(path), asked);
}

/** Calls that a class and a person make rarely: they join from elsewhere, guess a password, lose a key. */
async function whatIsRare(game: Awaited<ReturnType<typeof aGame>>): Promise<void> {
  const { email, password, token } = await anAccount("admin");
  const body = { game_code: game.code, nickname: "Uzak" };
  const phone = await aPairedPhone(game);
  await rarely("GET /api/game/:code/pair/next", { token: phone });
  await rarely("POST /api/game/join", { body, headers: { "cf-connecting-ip": "127.9.9.9" } });
  await rarely("POST /api/game", { token: teacher.token, body: { from_game: unknown["code"], which: "all" } });
  const script = { name: "Betik", days: 1, scope: "all", password };
  await rarely("POST /api/user/tokens", { token: teacher.token, body: script });
  const { room, ali, student: pupil } = await played();
  await wiped(room);
  const ofPupil = { token: pupil.token, headers: ali.headers };
  for (const name of ["GET /api/player/:id", "GET /api/player/:id/stats", "POST /api/player/:id/claim"]) {
    const [method, path] = name.split(" ") as [string, string];
    await begin(name);
    await call(method, path.replace(":id", ali.player_id), ofPupil);
  }
  const device = await anAuthenticator();
  const options = await ask<NewPasskeyOptions>("POST /api/user/passkeys/options", { token, body: { password } });
  await ask("POST /api/user/passkeys", {
    token,
    body: { credential: await device.create(options), name: "Telefonum" },
  });
  env.ADMIN_PASSKEY = "required";
  await rarely("POST /api/auth/passkey/lost", { body: { email, password } });
  env.ADMIN_PASSKEY = "off";
  await rarely("POST /api/auth/login", { body: { email, password: "yanlış" } }, 6);
}

test("a call is counted by the limits that its entry names, and by no other", async () => {
  tryBefore(async (operation) => {
    await begin(operation.call);
    return null;
  });
  await everyCall();
  await whatIsRare(await aGame());

  const tokens: Readonly<Record<string, string>> = {
    pupil: student.token,
    "pupil, with seat": student.token,
    admin: admin.token,
    "library admin": admin.token,
    "school admin": admin.token,
    "any admin": admin.token,
  };
  for (const operation of operations) {
    if (operation.call === "POST /api/auth/logout" || operation.call === "DELETE /api/user/sessions") continue;
    const { who, example } = operation;
    await begin(operation.call);
    const path = `${withUnknown(pathOf(operation))}?code=${unknown["code"]}`;
    const asked = {
      ...(who !== "all" && who !== "seat" && { token: tokens[who] ?? teacher.token }),
      ...(who.includes("seat") && { headers: seat }),
    };
    await call(methodOf(operation), path, { ...asked, ...(example && { body: example }) });
  }
  await workBehind();

  const counted = operations.map((one) => [one.call, [...used.get(one.call)!].toSorted()] as const);
  const named = operations.map((one) => {
    const { call, limits = [], innerLimits = [] } = one;
    return [call, [...limits, ...innerLimits].toSorted()] as const;
  });
  expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(named));
});
