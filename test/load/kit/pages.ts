import type { Product } from "./servers.ts";

/** Times of calls that a signed-in user's pages make. */

export type Call = <Reply>(path: string, token: string) => Promise<Reply>;
export type TimedPage = readonly [name: string, path: string, token: string];

const TRIES = 15;

export const callsOf =
  (api: string): Call =>
  async <Reply>(path: string, token: string) => {
    const response = await fetch(api + path, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Reply;
  };

/** Signs in one of the demo accounts. */
export async function signIn(api: string, who: string): Promise<string> {
  const response = await fetch(`${api}/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: `${who}@ornek.test`, password: "bilye-demo-2026" }),
  });
  return ((await response.json()) as { token: string }).token;
}

/**
 * Prints the fastest and the median time of each page, and the processor time of a call, which is the same on a busy machine.
 * False if the fastest call of one is over the limit.
 */
export async function timePages(
  call: Call,
  pages: readonly TimedPage[],
  { product, limitMs }: { readonly product: Product; readonly limitMs: number },
): Promise<boolean> {
  const slow: string[] = [];
  process.stdout.write("| page | fastest ms | median ms | processor ms |\n| --- | ---: | ---: | ---: |\n");
  for (const [name, path, token] of pages) {
    await call(path, token);
    const times: number[] = [];
    const before = product.usage().cpuSeconds;
    for (let i = 0; i < TRIES; i++) {
      const from = performance.now();
      await call(path, token);
      times.push(performance.now() - from);
    }
    const cpuMs = ((product.usage().cpuSeconds - before) * 1000) / TRIES;
    times.sort((a, b) => a - b);
    const median = times[Math.floor(TRIES / 2)]!;
    process.stdout.write(`| ${name} | ${times[0]!.toFixed(1)} | ${median.toFixed(1)} | ${cpuMs.toFixed(0)} |\n`);
    if (times[0]! > limitMs) slow.push(name);
  }
  if (slow.length > 0) process.stderr.write(`over ${limitMs} ms: ${slow.join(", ")}\n`);
  return slow.length === 0;
}
