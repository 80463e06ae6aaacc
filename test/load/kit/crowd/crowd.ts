import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { machineNow } from "../clock.ts";
import { mean } from "../figures.ts";
import type { Phones, Told } from "./phones.ts";

/** The same functions as those of `Phones`, made asynchronous. */
export type Crowd = {
  readonly [K in keyof Phones]: (...args: Parameters<Phones[K]>) => Promise<Awaited<ReturnType<Phones[K]>>>;
};
/** `group`: the phones of one game. */
export type Order = {
  readonly id: number;
  readonly group: string;
  readonly name: keyof Phones;
  readonly args: unknown[];
};
export type Answer = { readonly id: number; readonly value?: unknown; readonly error?: string };

/** Notice before all start at the same moment: long enough for the message to reach every process. */
const AHEAD_MS = 60;

/** Starts processes of phones, because a single one cannot play ten thousand of them as fast as a room allows. */
export async function processesOfPhones(count: number) {
  const members = await Promise.all(Array.from({ length: count }, aProcess));
  return {
    crowd: (group: string): Crowd => aCrowd(members, group),
    stop: () => members.forEach(({ child }) => child.kill()),
  };
}

function aCrowd(members: readonly Member[], group: string): Crowd {
  const all = <K extends keyof Phones>(name: K, ...args: Parameters<Phones[K]>) =>
    Promise.all(members.map(({ ask }) => ask(group, name, args) as ReturnType<Crowd[K]>));
  return {
    async seat({ count, after, ...where }) {
      const counts = shares(count, members.length);
      await Promise.all(
        members.map(({ ask }, i) => {
          const before = counts.slice(0, i).reduce((sum, one) => sum + one, 0);
          return ask(group, "seat", [{ ...where, count: counts[i], after: after + before }]);
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
    finals: async () => (await all("finals")).flat(),
    bytes: async () => mean(await all("bytes")),
    cpuSeconds: async () => (await all("cpuSeconds")).reduce((sum, one) => sum + one, 0),
    comeBack: async (overMs) => (await all("comeBack", overMs)).flat(),
    leave: async () => void (await all("leave")),
  };
}

/** Splits the phones as evenly as possible. */
const shares = (count: number, members: number): number[] =>
  Array.from({ length: members }, (_, i) => Math.floor((count + i) / members));

const together = (parts: readonly Told[]): Told => ({
  startedAt: parts.flatMap(({ startedAt }) => startedAt),
  sentAt: parts.flatMap(({ sentAt }) => sentAt),
  acknowledgedAt: parts.flatMap(({ acknowledgedAt }) => acknowledgedAt),
  endedAt: parts.flatMap(({ endedAt }) => endedAt),
  frames: mean(parts.map(({ frames }) => frames)),
  results: parts.flatMap(({ results }) => results),
});

type Member = Awaited<ReturnType<typeof aProcess>>;

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
  const ask = (group: string, name: keyof Phones, args: unknown[]): Promise<unknown> => {
    const asked = Promise.withResolvers<unknown>();
    waiting.set(++orders, asked);
    child.send({ id: orders, group, name, args } satisfies Order);
    return asked.promise;
  };
  return { child, ask };
}
