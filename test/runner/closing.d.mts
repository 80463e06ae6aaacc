import type { Account } from "./account.mjs";
export function closing(account: Account): string[];
