import { createHmac } from "node:crypto";

/** Maps a text to a number from 0 to below 1, always the same; nobody can predict it without the key. */
export const keyedChance = ({ JWT_SECRET }: { JWT_SECRET: string }, text: string): number =>
  parseInt(createHmac("sha256", JWT_SECRET).update(`chance:${text}`).digest("hex").slice(0, 8), 16) / 2 ** 32;
