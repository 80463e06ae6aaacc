import { callNames, entryOf, type CallName } from "#protocol/http/calls/calls";
import { holders, type Holder } from "#protocol/http/calls/sessions";

const rightsOf = new Map<string, readonly Holder[]>(callNames.map((name) => [name, entryOf(name).sessions]));

export const mayCall = (holder: Holder | "usual", call: string): boolean =>
  holder === "usual" || (rightsOf.get(call)?.includes(holder) ?? false);

/** Calls that some kind of session may not make. */
export const limitedCalls: readonly CallName[] = callNames.filter(
  (name) => entryOf(name).sessions.length < holders.length,
);

/** The lowest scope of a personal token that may make this call; undefined for calls closed to tokens. */
export const scopeFor = (call: string): "read" | "sets" | "all" | undefined =>
  (["read", "sets", "all"] as const).find((scope) => mayCall(scope, call));
