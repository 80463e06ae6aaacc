import { createServer } from "node:net";

/**
 * The first of so many neighbouring ports that nobody uses. They lie below those that a system gives away by itself, because
 * any connection could take one of these before the product does.
 */
export async function freePort(neighbours = 1) {
  for (;;) {
    const first = 10_000 + Math.floor(Math.random() * 20_000);
    const areFree = await Promise.all(Array.from({ length: neighbours }, (_, i) => isFree(first + i)));
    if (areFree.every(Boolean)) return first;
  }
}

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer()
      .once("error", () => resolve(false))
      .listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
