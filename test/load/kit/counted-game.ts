import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { quiet } from "./crowd/class.ts";
import { Listener, type Said } from "./listener.ts";
import { freePort } from "../../free-port.mjs";
import { productTarget, signedIn } from "./targets.ts";

/**
 * `node counted-game.ts TREE PLAYERS`: plays one game on the product that was built in TREE, one step after the other, so that
 * no messages are grouped by chance. Prints the platform's bill for it, and the number of messages.
 */
const QUESTIONS = 2;
const LISTS_ARE_OUT_MS = 3_000;
const RESULTS_ARE_KEPT_MS = 3_000;

type State = { readonly root: string };
type Tree = {
  readonly openState: (root: string) => State;
  readonly prepareDatabase: (state: State, isOpen: boolean) => Promise<unknown>;
  readonly product: (
    state: State,
    served: { port: number; meter: string },
  ) => { runtime: { dispose(): Promise<void> }; ready: Promise<number> };
};
export type CountedGame = {
  readonly counts: Readonly<Record<string, number>>;
  readonly toHost: Readonly<Record<string, Said>>;
  readonly toPlayers: Readonly<Record<string, Said>>;
};

const [tree = ".", players = "40"] = process.argv.slice(2);
process.chdir(tree);
const meter = readFileSync(new URL("workers/counting-worker.js", import.meta.url), "utf8");
process.stdout.write(`${JSON.stringify(await countedGame(Number(players)))}\n`);
process.exit(0);

async function countedGame(size: number): Promise<CountedGame> {
  const { openState, prepareDatabase, product } = await fromTree();
  const root = mkdtempSync(join(tmpdir(), "bilye-counted-"));
  const state = openState(root);
  await prepareDatabase(state, false);
  const port = await freePort();
  const { runtime, ready } = product(state, { port, meter });
  try {
    await ready;
    return await play(port, size);
  } finally {
    await runtime.dispose();
    rmSync(root, { recursive: true, force: true });
  }
}

async function fromTree(): Promise<Tree> {
  const of = (file: string) => import(pathToFileURL(resolve("worker/local", file)).href) as Promise<Tree>;
  const [{ openState }, { prepareDatabase }, { product }] = await Promise.all([
    of("state.ts"),
    of("database.ts"),
    of("runtime.ts"),
  ]);
  return { openState, prepareDatabase, product };
}

async function play(port: number, size: number): Promise<CountedGame> {
  const server = { port, usage: () => ({ cpuSeconds: 0, megabytes: 0 }), stop: () => Promise.resolve() };
  const counts = async () =>
    (await (await fetch(`http://localhost:${port}/api/counts`)).json()) as Record<string, number>;
  const target = await productTarget(server);
  const token = await signedIn(server);
  await target.open(QUESTIONS); // the set was written on another day
  const before = await counts();
  // Score by accuracy, so that the points do not depend on the speed of this machine.
  const room = await target.open(QUESTIONS, { scoring: "accuracy" });
  const toHost: Record<string, Said> = {};
  const toPlayers: Record<string, Said> = {};
  const host = await Listener.open(port, room.hostPath, toHost);
  const phones: Listener[] = [];
  for (let i = 1; i <= size; i++) {
    const phone = await Listener.open(port, room.playerPath, toPlayers);
    phone.say({ type: "join_lobby", game_code: room.code, nickname: `Oyuncu ${String(i).padStart(5, "0")}` });
    await phone.hears("join_success");
    phones.push(phone);
  }
  const ids = phones.map((phone) => phone.heard("join_success", "player_id"));

  host.say({ type: "rename_player", player_id: ids[0], nickname: "Yenice 00001", id: "rename" });
  await host.hears("done");
  host.say({ type: "kick_player", player_id: ids[1], id: "kick" });
  await host.hears("done");
  const [kicked] = phones.splice(1, 1);
  await kicked!.hears("player_removed");
  await quiet(LISTS_ARE_OUT_MS);

  for (let number = 1; number <= QUESTIONS; number++) {
    host.say({ type: number === 1 ? "start_game" : "next_question", game_code: room.code });
    await Promise.all([host, ...phones].map((one) => one.hears("question_start")));
    for (const [i, phone] of phones.entries()) {
      const question_id = phone.heard("question_start", "question_id");
      phone.say({ type: "submit_answer", question_id, answer: "ABCD"[i % 4], response_time_ms: 1 });
      await phone.hears("answer_accepted");
    }
    await Promise.all([host, ...phones].map((one) => one.hears("question_end")));
    if (number === 1) phones[0] = await back(phones[0]!, port, room.playerPath, toPlayers);
    await quiet(LISTS_ARE_OUT_MS);
  }
  for (const path of [`/game/${room.code}`, `/game/${room.code}/leaderboard`, `/game/${room.code}/statistics`]) {
    await (
      await fetch(`http://localhost:${port}/api${path}`, { headers: { authorization: `Bearer ${token}` } })
    ).arrayBuffer();
  }
  host.say({ type: "end_game" });
  await Promise.all([host, ...phones].map((one) => one.hears("game_end")));
  await quiet(RESULTS_ARE_KEPT_MS);
  const after = await counts();
  // Leave out the alarms, whose number depends on timing.
  for (const sum of [before, after]) sum.roomRequests! -= sum.alarmsRung!;
  return {
    counts: Object.fromEntries(Object.entries(after).map(([name, count]) => [name, count - before[name]!])),
    toHost,
    toPlayers,
  };
}

/** Drops the phone's socket and returns on a new one. */
async function back(phone: Listener, port: number, path: string, said: Record<string, Said>): Promise<Listener> {
  const session = phone.heard("join_success", "session_id");
  phone.hangUp();
  await quiet(200);
  const again = await Listener.open(port, path, said);
  again.say({ type: "reconnect", old_session_id: session });
  await again.hears("reconnect_success");
  return again;
}
