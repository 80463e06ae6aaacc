import { expect, onTestFinished, test } from "vitest";
import { prepareDatabase } from "../../worker/local/database";
import { openState } from "../../worker/local/state";
import { freePort } from "../free-port.mjs";
import { callsTo, type Caller } from "./kit/by-calls";
import { expectAsThen, goesOn, goesOnAtHome } from "./kit/goes-on";
import { startOlder, unpackState } from "./kit/older";
import type { Read } from "./kit/recorded-things";
import { built, serve } from "./kit/served";

/** The Worker of 2026-11-27, before games and homework could count net and answers could change. */
const BEFORE = "worker-points.json.gz";
const PRESENT = "state-net.json.gz";

/** A refusal that means: nothing is touched until a version comes that knows it. */
const WAITS = expect.stringMatching(/ 503 .*"code":"unavailable"/);

/** The refusal that a call is answered with; null if it is not refused. */
const refusalOf = (ask: Caller, ...call: Parameters<Caller>): Promise<string | null> =>
  ask(...call).then(
    () => null,
    (error: Error) => error.message,
  );

/** Calls and rights that came after it. */
const unknownCalls = [
  "/admin/schools",
  "/admin/invitations",
  "/admin/announcement",
  "/user/board-codes",
  "/admin/users?page_size=100",
];

/** The thing that a path is about, such as a game. */
const thingOf = (path: string) => path.split(/[/?]/, 3).join("/");
/** True for a reply about a game or homework that counts net. */
const isNet = ({ reply }: Read) => /"(?:scoring":"net"|net":-?\d)/.test(JSON.stringify(reply));

const statusOf = async (port: number, token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`http://localhost:${port}/api/auth/me`, { headers })).status;
};

test("[F28] the version before runs on everything that this one stores: what it would get wrong waits, and nothing is lost", async () => {
  await built(); // before the clock of the unpacked question runs
  const { stateDir, games, homework, reads } = unpackState(PRESENT);
  const port = await freePort();
  const state = openState(stateDir);
  await prepareDatabase(state, false);
  const place = { port, stateDir, env: { JWT_SECRET: state.secrets.JWT_SECRET } };

  // Back to the version before.
  const older = await startOlder(BEFORE, place);
  onTestFinished(() => older.stop());
  let ask = callsTo(port);
  const refused = new Map<string, string>();
  for (const { path, as } of reads) {
    const refusal = await refusalOf(ask, "GET", path, as);
    if (refusal !== null) refused.set(path, refusal);
  }
  for (const path of unknownCalls) {
    const one = reads.find((read) => read.path.startsWith(path))!.path;
    expect(refused.get(one)).toMatch(/ 40[34] /);
    refused.delete(one);
  }
  const counted = new Set(reads.filter(isNet).map(({ path }) => thingOf(path)));
  const ofNet = reads.map(({ path }) => path).filter((path) => counted.has(thingOf(path)));
  expect([...refused]).toEqual(ofNet.map((path) => [path, WAITS]));
  const netGame = games.find(({ name }) => name === "net that changes")!;
  const answer = { question_id: "any", answer: "B", response_time_ms: 1 };
  expect(await refusalOf(ask, "POST", "/game/answer", netGame.sessions[0], answer)).toEqual(WAITS);
  for (const call of ["next", "end"]) {
    expect(await refusalOf(ask, "POST", `/game/${netGame.code}/${call}`, "teacher")).toEqual(WAITS);
  }
  const waiting = [];
  for (const { code, session } of homework) {
    const refusal = await refusalOf(ask, "GET", `/homework/${code}`, session);
    if (refusal === null) continue;
    expect(refusal).toEqual(WAITS);
    expect(await refusalOf(ask, "POST", `/homework/${code}/answer`, session, answer)).toEqual(WAITS);
    waiting.push(code);
  }
  expect(waiting).toHaveLength(1);
  // The rest goes on.
  const playedBefore = games.find(({ name }) => name === "every kind")!;
  await goesOn(ask, playedBefore);
  type SetReply = { readonly question_set: { readonly id: string; readonly folder?: string } };
  const filed = reads.find(({ reply }) => (reply as Partial<SetReply>).question_set?.folder)!;
  const { id, folder } = (filed.reply as SetReply).question_set;
  await ask("PUT", filed.path, "teacher", { description: "Eski sürümde yazıldı" });
  // It knows no suspension; its sign-in ends with the return.
  const token = await ask.tokenOf("suspended");
  for (const cron of ["20 0 * * *", "*/10 * * * *"]) expect((await older.run(cron)).status).toBe(200);
  await older.stop();

  // Forth again.
  const newer = await serve(place);
  onTestFinished(() => newer.stop());
  ask = callsTo(port);
  expect(await statusOf(port, token)).toBe(401);
  for (const read of reads.filter((one) => !JSON.stringify(one).includes(id))) await expectAsThen(ask, read);
  const written = { question_set: { folder, description: "Eski sürümde yazıldı" } };
  expect(await ask("GET", filed.path, "teacher")).toMatchObject(written);
  for (const game of games.filter((one) => !one.waits && one !== playedBefore)) await goesOn(ask, game);
  for (const one of homework) await goesOnAtHome(ask, one);
});
