import { createHmac } from "node:crypto";

/** A number from 0 to below 1, always the same for a text: without the key nobody can tell it beforehand. */
export const keyedChance = ({ JWT_SECRET }: { JWT_SECRET: string }, text: string): number =>
  parseInt(createHmac("sha256", JWT_SECRET).update(`chance:${text}`).digest("hex").slice(0, 8), 16) / 2 ** 32;
