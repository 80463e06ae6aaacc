import { createServer } from "node:net";

/**
 * Finds the first of this number of neighbouring free ports. They are below the range from which systems assign ports: any
 * connection could take one of those before the product does.
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
