import { mean, quantile, type Figures } from "./figures.ts";
import { RunningGame, type Played, type Wanted } from "./running-game.ts";
import type { Target } from "./targets.ts";

/** Questions that are answered evenly over some time, followed by questions that all answer at once. */
export type Plan = { readonly spreads: number; readonly spreadMs: number; readonly herds: number };
export type Side = { readonly target: Target; readonly wanted: Omit<Wanted, "questions"> };
/** Figures of the return of all sockets after they were lost at once. */
export type Storm = Awaited<ReturnType<RunningGame["storm"]>>;

/** Plays one whole game: everybody joins, the planned questions, the end. */
export async function playGame(target: Target, size: number, plan: Plan): Promise<Figures> {
  const [side] = await playSideBySide([{ target, wanted: { size } }], plan);
  return side!.figures;
}

/** Plays a game on each side; their questions take turns, so that a busy moment of the machine affects all of them. */
export async function playSideBySide(
  sides: readonly Side[],
  plan: Plan,
  { stormMs }: { stormMs?: number } = {},
): Promise<{ figures: Figures; storm: Storm | null }[]> {
  const asked = [...Array<number>(plan.spreads).fill(plan.spreadMs), ...Array<number>(plan.herds).fill(0)];
  const games: { game: RunningGame; target: Target; played: Played[]; size: number }[] = [];
  for (const { target, wanted } of sides) {
    const game = await RunningGame.open(target, { ...wanted, questions: asked.length });
    games.push({ game, target, played: [], size: wanted.size });
  }
  for (const [index, spreadMs] of asked.entries()) {
    // Rotate the order, so that no side always comes first.
    const turns = games.map((_, i) => games[(i + index) % games.length]!);
    for (const { game, played } of turns) {
      if (games.length > 1) await game.wake();
      played.push(await game.ask(spreadMs));
    }
  }
  const ended: { figures: Figures; storm: Storm | null }[] = [];
  for (const { game, target, played, size } of games) {
    const bytes = (await game.bytes()) / asked.length;
    const isScored = stormMs !== undefined && game.isScored;
    const storm = isScored ? await game.storm(stormMs) : null;
    const beforeEnd = target.server.usage().cpuSeconds;
    const endFaults = await game.end();
    const endCpuSeconds = target.server.usage().cpuSeconds - beforeEnd;
    // Leave out the calls of phones without a socket while the others play.
    const cpuSeconds = sum([game.joined.cpuSeconds, endCpuSeconds, ...played.map((one) => one.cpuSeconds)]);
    await game.leave();
    ended.push({ figures: figuresOf(game, played, plan, { bytes, endFaults, cpuSeconds, size }), storm });
  }
  return ended;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

type Whole = { readonly bytes: number; readonly endFaults: number; readonly cpuSeconds: number; readonly size: number };

function figuresOf(game: RunningGame, played: readonly Played[], plan: Plan, whole: Whole): Figures {
  const spreads = played.slice(0, plan.spreads);
  const herds = played.slice(plan.spreads);
  const spreadCpuSeconds = spreads.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0);
  return {
    joinAllMs: game.joined.ms,
    startP99: quantile(played[0]!.fanOut, 0.99),
    fanOutP50: quantile(of(herds, "fanOut"), 0.5),
    fanOutP99: quantile(of(herds, "fanOut"), 0.99),
    ackP50: quantile(of(herds, "acks"), 0.5),
    ackP99: quantile(of(herds, "acks"), 0.99),
    answersPerSecond: quantile(of(herds, "perSecond"), 0.5),
    lastAnswerToEndMs: quantile(of(herds, "toEndMs"), 0.5),
    spreadAckP50: quantile(of(spreads, "acks"), 0.5),
    spreadAckP99: quantile(of(spreads, "acks"), 0.99),
    bytes: whole.bytes,
    frames: mean(played.map(({ frames }) => frames)),
    cpuSeconds: whole.cpuSeconds - spreadCpuSeconds,
    spreadCpuSeconds,
    joinCpuSeconds: game.joined.cpuSeconds,
    kilobytesASocket: (game.joined.megabytes * 1024) / whole.size,
    late: played.reduce((sum, { late }) => sum + late, 0),
    faults: played.reduce((sum, { faults }) => sum + faults, whole.endFaults),
  };
}

const of = (played: readonly Played[], name: "fanOut" | "acks" | "perSecond" | "toEndMs"): number[] =>
  played.flatMap((one) => one[name]);
