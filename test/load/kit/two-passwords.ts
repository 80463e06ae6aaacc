import { quantile } from "./figures.ts";
import type { Server } from "./servers.ts";

/** Measures the server's time for two hashes by signing in to an unknown account, which costs a hash too. */
export async function timeOfTwoPasswords({ port }: Server): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 10; i++) {
    const from = performance.now();
    const body = JSON.stringify({ email: `kimse${i}@okul.test`, password: "uzun-yol-44-mavi" });
    const headers = { "content-type": "application/json" };
    await (await fetch(`http://127.0.0.1:${port}/api/auth/login`, { method: "POST", headers, body })).arrayBuffer();
    times.push(performance.now() - from);
  }
  return 2 * quantile(times, 0.5);
}
