import { createHmac } from "node:crypto";

/**
 * Draws numbers from 0 to below 1 that follow from a text: the same row of them each time, and nobody can predict it without the
 * key.
 */
export function keyedChances({ JWT_SECRET }: { JWT_SECRET: string }, text: string): () => number {
  let drawn = 0;
  return () => {
    // The first one has no number: cards of shared sets stay in the order that they had when one was all.
    const which = drawn++ === 0 ? text : `${text} ${drawn}`;
    return parseInt(createHmac("sha256", JWT_SECRET).update(`chance:${which}`).digest("hex").slice(0, 8), 16) / 2 ** 32;
  };
}
