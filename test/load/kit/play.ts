import { quiet } from "./crowd/class.ts";
import { mean, quantile, type Figures } from "./figures.ts";
import { RunningGame, type Played, type Wanted } from "./running-game.ts";
import type { Target } from "./targets.ts";

/** Questions that are answered evenly over some time, followed by questions that all answer at once. */
export type Plan = { readonly spreads?: number; readonly spreadMs?: number; readonly herds: number };
/** `stormMs`: before the end all sockets are lost at once, and return over this time. */
type How = Pick<Wanted, "phones" | "settings"> & { readonly stormMs?: number };

/** A pause after each question: the product closes a socket that sends many frames a second. */
const BETWEEN_MS = 60;

/** Plays one whole game: everybody joins, the planned questions, the end. */
export async function playGame(
  target: Target,
  size: number,
  { spreads = 0, spreadMs = 0, herds }: Plan,
  { stormMs, ...how }: How = {},
): Promise<Figures> {
  const asked = [...Array<number>(spreads).fill(spreadMs), ...Array<number>(herds).fill(0)];
  const game = await RunningGame.open(target, { ...how, size, questions: asked.length });
  const played: Played[] = [];
  for (const ms of asked) {
    played.push(await game.ask(ms));
    await quiet(BETWEEN_MS);
  }
  const bytes = (await game.bytes()) / asked.length;
  const back = stormMs === undefined ? [] : await game.storm(stormMs);
  const beforeEnd = target.server.usage().cpuSeconds;
  const endFaults = await game.end();
  const endCpuSeconds = target.server.usage().cpuSeconds - beforeEnd;
  await game.leave();
  const herd = played.slice(spreads);
  const all = (name: "fanOut" | "acks") => herd.flatMap((one) => one[name]);
  const sum = (name: "cpuSeconds" | "faults") => played.reduce((total, one) => total + one[name], 0);
  return {
    joinAllMs: game.joined.ms,
    fanOutP50: quantile(all("fanOut"), 0.5),
    fanOutP99: quantile(all("fanOut"), 0.99),
    ackP50: quantile(all("acks"), 0.5),
    ackP99: quantile(all("acks"), 0.99),
    answersPerSecond: quantile(
      herd.map(({ perSecond }) => perSecond),
      0.5,
    ),
    lastAnswerToEndMs: quantile(
      herd.map(({ toEndMs }) => toEndMs),
      0.5,
    ),
    bytes,
    frames: mean(played.map(({ frames }) => frames)),
    cpuSeconds: game.joined.cpuSeconds + sum("cpuSeconds") + endCpuSeconds,
    joinCpuMs: (game.joined.cpuSeconds * 1000) / size,
    kilobytesASocket: (game.joined.megabytes * 1024) / size,
    backP99: quantile(back, 0.99),
    faults: sum("faults") + endFaults + (stormMs === undefined ? 0 : size - back.length),
  };
}
