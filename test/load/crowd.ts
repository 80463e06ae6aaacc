import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Final, Result } from "./check.ts";
import { machineNow } from "./clock.ts";
import { mean } from "./figures.ts";
import type { Phones, Told } from "./phones.ts";

/** The same calls as of `Phones`, each answered later. */
export type Crowd = {
  readonly [K in keyof Phones]: (...args: Parameters<Phones[K]>) => Promise<Awaited<ReturnType<Phones[K]>>>;
};
export type Order = { readonly id: number; readonly name: keyof Phones; readonly args: unknown[] };
export type Answer = { readonly id: number; readonly value?: unknown; readonly error?: string };

/** Everybody is told when to begin, far enough ahead that the word has reached them all. */
const AHEAD_MS = 60;

/** Phones in several processes: one cannot play ten thousand of them as fast as a room lets them. */
export async function aCrowd(processes: number) {
  const members = await Promise.all(Array.from({ length: processes }, aProcess));
  const all = <K extends keyof Phones>(name: K, ...args: Parameters<Phones[K]>) =>
    Promise.all(members.map(({ ask }) => ask(name, args) as ReturnType<Crowd[K]>));
  const crowd: Crowd = {
    async seat({ count, after, ...where }) {
      const share = Math.ceil(count / processes);
      await Promise.all(
        members.map(({ ask }, i) => {
          const own = Math.max(0, Math.min(share, count - i * share));
          return ask("seat", [{ ...where, count: own, after: after + i * share }]);
        }),
      );
    },
    numbers: async () => (await all("numbers")).flat(),
    countBytesAnew: async () => void (await all("countBytesAnew")),
    listen: async (index) => void (await all("listen", index)),
    listenForTheEnd: async () => void (await all("listenForTheEnd")),
    allHave: async (type) => void (await all("allHave", type)),
    answer: async (answering) => void (await all("answer", { ...answering, from: machineNow() + AHEAD_MS })),
    told: async () => together(await all("told")),
    finals: async () => (await all("finals")).flat() satisfies Final[],
    bytes: async () => mean(await all("bytes")),
    cpuSeconds: async () => (await all("cpuSeconds")).reduce((sum, one) => sum + one, 0),
    leave: async () => void (await all("leave")),
  };
  return { crowd, stop: () => members.forEach(({ child }) => child.kill()) };
}

/** The processes have as many phones each, but the last. */
const together = (parts: readonly Told[]): Told => ({
  startedAt: parts.flatMap(({ startedAt }) => startedAt),
  sentAt: parts.flatMap(({ sentAt }) => sentAt),
  acknowledgedAt: parts.flatMap(({ acknowledgedAt }) => acknowledgedAt),
  endedAt: parts.flatMap(({ endedAt }) => endedAt),
  frames: mean(parts.map(({ frames }) => frames)),
  results: parts.flatMap(({ results }): readonly Result[] => results),
});

async function aProcess() {
  const child = fork(fileURLToPath(new URL("phones-process.ts", import.meta.url)), { serialization: "advanced" });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let orders = 0;
  child.on("message", ({ id, value, error }: Answer) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) asked?.resolve(value);
    else asked?.reject(new Error(error));
  });
  child.once("exit", (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`a process of phones ended (${code})`));
  });
  await once(child, "spawn");
  const ask = (name: keyof Phones, args: unknown[]): Promise<unknown> => {
    const asked = Promise.withResolvers<unknown>();
    waiting.set(++orders, asked);
    child.send({ id: orders, name, args } satisfies Order);
    return asked.promise;
  };
  return { child, ask };
}
