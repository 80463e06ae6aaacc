import { hash, randomBytes } from "node:crypto";

/** The prefix is ours alone, so scanners for leaked secrets recognise our tokens. */
const personalToken = /^bilye_[0-9a-f]{40}$/;

/** Makes a token that appears in one reply only; the database stores its hash. */
export const newPersonalToken = (): string => `bilye_${Buffer.from(randomBytes(20)).toString("hex")}`;

export const isPersonalToken = (text: string): boolean => personalToken.test(text);

/** Plain hash: a token is random and long, so nobody finds it by trying from its hash. */
export const personalTokenHash = (token: string): string => hash("sha256", token);
