import { readFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepareDatabase } from "../../../worker/local/database.ts";
import { product, watchRuntimes } from "../../../worker/local/runtime.ts";
import { openState } from "../../../worker/local/state.ts";
import { processesOfPhones } from "../kit/crowd/crowd.ts";
import { playersWithSocket } from "../kit/sockets-at-most.ts";
import { thisMachine } from "../kit/machine.ts";
import { RunningGame } from "../kit/running-game.ts";
import { freePort } from "../../free-port.mjs";
import { buildProduct, usageOf } from "../kit/servers.ts";
import { format, table } from "../kit/table.ts";
import { productTarget } from "../kit/targets.ts";

/**
 * `npm run bench -- coordinator 3000`: the coordinator's share of the processor. All objects of a local run share one thread, so it
 * is sampled: the runtime's own profiler records each millisecond which functions run, and the lines of the bundle tell which files
 * they are from. Work for the coordinator has a function of the coordinator's files among its callers, a relay's work one of the
 * relay's. Work of the runtime outside of all functions, above all for sockets, has no owner in such a profile: it is counted for
 * the phones, and so for the relays. The same goes for the shared files of a room if neither is among the callers, because the
 * coordinator has only the host's one socket. All phones have a socket: callers over HTTP would keep the Worker so busy that the
 * coordinator looks small.
 */
const COORDINATOR =
  /^worker\/(?:objects\/large-game\/(?:coordinator\/[\w-]+|game-room|pages|ranks-wait)|large-game\/(?:ranks\/ranked|sums|outgoing-events))\.ts$/;
const RELAY =
  /^worker\/(?:objects\/large-game\/(?:relay-[\w-]+|lines\/coordinator-line|lines\/relay-state)|large-game\/(?:relay|tell-phones|view))\.ts$/;
const EITHER = /^worker\/objects\/game-room\//;
const QUESTIONS = 4;

type Frame = { readonly functionName: string; readonly url: string; readonly lineNumber: number };
type Node = { readonly id: number; readonly callFrame: Frame; readonly children?: readonly number[] };
type Profile = {
  readonly nodes: readonly Node[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
};
type Whose = "coordinator" | "relays" | "the Worker and others" | "collector" | "runtime" | "idle";
type Known = Whose | "either";

export async function shareOfCoordinator(wanted = 3_000, relays = Math.ceil(wanted / 1_000)): Promise<boolean> {
  await buildProduct();
  const players = playersWithSocket(wanted);
  const root = mkdtempSync(join(tmpdir(), "bilye-coordinator-"));
  const state = openState(root);
  await prepareDatabase(state, false);
  Object.assign(process.env, { ROOM_CAPACITY: String(Math.ceil(players / relays)), MAX_CAPACITY: String(players) });
  const [port, inspectorPort] = [await freePort(), await freePort()];
  let pid = 0;
  watchRuntimes((started) => (pid = started));
  const { runtime, ready } = product(state, { port, inspectorPort });
  const phones = await processesOfPhones(2);
  try {
    await ready;
    const server = { port, usage: () => usageOf(pid), stop: () => Promise.resolve() };
    const target = await productTarget(server);
    const profiler = await aProfiler(inspectorPort);
    const parts: (readonly [string, Record<Whose, number>, number])[] = [];
    const during = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
      const before = server.usage().cpuSeconds;
      await profiler.ask("Profiler.start");
      const result = await work();
      const { profile } = (await profiler.ask("Profiler.stop")) as { profile: Profile };
      parts.push([name, secondsOf(profile), server.usage().cpuSeconds - before]);
      return result;
    };
    const plan = {
      size: players,
      questions: QUESTIONS,
      settings: { capacity: players },
      phones: phones.crowd("hall"),
    };
    const game = await during("all join", () => RunningGame.open(target, plan));
    const played = await during(`${QUESTIONS} questions, each answered within a second`, async () => {
      const all = [];
      for (let i = 0; i < QUESTIONS; i++) all.push(await game.ask(1_000));
      return all;
    });
    await game.end();
    await game.leave();
    profiler.close();
    process.stdout.write(`${format(players, 0)} players, ${relays} relays; ${thisMachine()}\n\n${print(parts)}`);
    return played.every(({ faults }) => faults === 0);
  } finally {
    phones.stop();
    await runtime.dispose();
    rmSync(root, { recursive: true, force: true });
  }
}

/** The runtime's inspector, used as a browser's developer tools use it. */
async function aProfiler(port: number) {
  const list = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as {
    id: string;
    webSocketDebuggerUrl: string;
  }[];
  const found = list.find(({ id }) => id.includes("bilye")) ?? list[0]!;
  const socket = new WebSocket(found.webSocketDebuggerUrl);
  await new Promise((opened, failed) => {
    socket.addEventListener("open", opened);
    socket.addEventListener("error", () => failed(new Error("the inspector cannot be reached")));
  });
  const waiting = new Map<number, (result: unknown) => void>();
  socket.addEventListener("message", ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result: unknown };
    if (id !== undefined) waiting.get(id)?.(result);
  });
  let asked = 0;
  const ask = (method: string, params: object = {}): Promise<unknown> => {
    const id = ++asked;
    socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve) => waiting.set(id, resolve));
  };
  await ask("Profiler.enable");
  await ask("Profiler.setSamplingInterval", { interval: 1_000 });
  return { ask, close: () => socket.close() };
}

function secondsOf({ nodes, samples, timeDeltas }: Profile): Record<Whose, number> {
  const fileOf = filesByLine();
  const parentOf = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const known = new Map<number, Known>();
  const whose = (id: number): Known => {
    const before = known.get(id);
    if (before) return before;
    const { callFrame } = byId.get(id)!;
    const parent = parentOf.get(id);
    const above = parent === undefined ? "the Worker and others" : whose(parent);
    const is = ofFrame(callFrame, fileOf) ?? above;
    // Count by the outermost caller: a coordinator's answer to a relay's call in the same turn still belongs to the relay.
    const own = above === "coordinator" || above === "relays" ? above : is;
    known.set(id, own);
    return own;
  };
  const seconds: Record<Whose, number> = {
    coordinator: 0,
    relays: 0,
    "the Worker and others": 0,
    collector: 0,
    runtime: 0,
    idle: 0,
  };
  for (const [i, sample] of samples.entries()) {
    const who = whose(sample);
    seconds[who === "either" ? "relays" : who] += timeDeltas[i]! / 1e6;
  }
  return seconds;
}

function ofFrame({ functionName, lineNumber }: Frame, fileOf: (line: number) => string): Known | null {
  if (functionName === "(garbage collector)") return "collector";
  if (functionName === "(program)") return "runtime";
  if (functionName === "(idle)") return "idle";
  const file = fileOf(lineNumber);
  if (COORDINATOR.test(file)) return "coordinator";
  if (RELAY.test(file)) return "relays";
  return EITHER.test(file) ? "either" : null;
}

/** The bundle names each file before its lines. */
function filesByLine(): (line: number) => string {
  const starts = readFileSync("dist/bilye/index.js", "utf8")
    .split("\n")
    .flatMap((text, line) => {
      const file = /^\/\/ ((?:worker|node_modules)\/\S+)$/.exec(text)?.[1];
      return file ? [{ line, file }] : [];
    });
  return (line) => starts.findLast((start) => start.line <= line)?.file ?? "";
}

/**
 * Scales the samples to processor time: they follow real time, which is longer on a busy machine, by the same factor for all.
 */
function print(parts: readonly (readonly [string, Record<Whose, number>, number])[]): string {
  const rows = parts.map(([name, seconds, cpuSeconds]) => {
    const { coordinator, relays, collector } = seconds;
    const others = seconds["the Worker and others"];
    const share = `${((coordinator / (coordinator + relays + others)) * 100).toFixed(1)} %`;
    return [name, ...[cpuSeconds, coordinator, relays, others, collector].map((one) => format(one, 2)), share];
  });
  const whose = ["functions of the coordinator, s", "of relays, s", "of the Worker and others, s", "collector, s"];
  return table(["", "processor of the runtime, s", ...whose, "the coordinator, of all functions"], rows);
}
