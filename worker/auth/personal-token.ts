import { createHash, randomBytes } from "node:crypto";

/** The beginning is ours alone, so that programs that look for leaked secrets know one when they see it. */
const personalToken = /^bilye_[0-9a-f]{40}$/;

/** Leaves in one reply; the database knows its hash. */
export const newPersonalToken = (): string => `bilye_${Buffer.from(randomBytes(20)).toString("hex")}`;

export const isPersonalToken = (text: string): boolean => personalToken.test(text);

/** It is random and long: whoever reads the hash finds no token by trying. */
export const personalTokenHash = (token: string): string => createHash("sha256").update(token).digest("hex");
