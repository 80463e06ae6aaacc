import type * as z from "zod";
import { errorStatus, wireCode, type RefusalCode } from "#protocol/errors";
import type { TokenScope } from "#protocol/http/tokens";
import type { CallLimit } from "#shared/counting/limits";
import type { Entry } from "#protocol/http/calls/entry";
import { quotas, type Quota } from "#protocol/http/calls/quotas";
import * as Replies from "#protocol/http/replies/all";
import { limitedCalls, mayCall, scopeFor } from "#services/sign-in/rights";

/** One call of the API, with the schemas that parse its input and type its answers. */
export type Operation = Omit<Entry, "replies" | "bodyAs"> & {
  /** In the router's form: `POST /api/game/:code/start`. */
  readonly call: string;
  readonly bodyAs?: z.ZodType;
  /** Replies by status: null is no body, a string is a content type other than JSON. */
  readonly replies: Readonly<Record<number, z.ZodType | null | string>>;
};

const schemas = Replies as Readonly<Record<string, unknown>> as Readonly<Record<string, z.ZodType | undefined>>;

/** The entry with the schemas that it names. */
export function operationOf([call, { bodyAs, ...entry }]: readonly [string, Entry]): Operation {
  const replies = Object.entries(entry.replies).map(([status, reply]) => [status, schemas[reply ?? ""] ?? reply]);
  const described = bodyAs && schemas[bodyAs];
  return { ...entry, call, replies: Object.fromEntries(replies), ...(described && { bodyAs: described }) };
}
export type Area = { readonly name: string; readonly about: string; readonly operations: readonly Operation[] };

export const methodOf = ({ call }: Operation): string => call.split(" ")[0]!;
export const pathOf = ({ call }: Operation): string => call.split(" ")[1]!;
export const scopeOf = ({ call }: Operation): TokenScope | undefined => scopeFor(call);

/** True if the call needs a sign-in, rather than a seat or nothing at all. */
export const isSignedIn = ({ who }: Operation): boolean => !["all", "seat"].includes(who);
const isOpen = ({ who }: Operation): boolean => who.startsWith("all");

/** Every limit that the call is counted by, and every quota that it fills. */
export const limitsOf = ({ limits = [], innerLimits = [], quotas = [] }: Operation): (CallLimit | Quota)[] => [
  ...limits,
  ...innerLimits,
  ...quotas,
];

/** Refusals of a limit besides `rate_limited`, and of a quota. */
const refusalsOfLimit: Readonly<Partial<Record<CallLimit | Quota, readonly RefusalCode[]>>> = {
  ...quotas,
  look: ["too_many_numbers"],
  pin: ["pin_wrong", "pin_locked"],
  password: ["invalid_credentials", "busy"],
  ownPassword: ["busy"],
};
const mayBeLimited: ReadonlySet<string> = new Set(limitedCalls);

/** Every refusal that this call may give, each once. */
export function refusalsOf(operation: Operation): RefusalCode[] {
  const { call, who, forPeople, limits = [], innerLimits = [], once, body, bodyAs, refusals = [] } = operation;
  const all: RefusalCode[] = [
    ...(body || bodyAs ? (["invalid_json", "validation_failed", "too_large", "unsupported_media_type"] as const) : []),
    ...(once ? (["validation_failed"] as const) : []),
    ...(isOpen(operation) ? [] : who === "seat" ? (["session_invalid"] as const) : (["unauthenticated"] as const)),
    ...(isSignedIn(operation) ? (["token_scope"] as const) : []),
    ...(isSignedIn(operation) && who !== "account" ? (["forbidden"] as const) : []),
    ...(isSignedIn(operation) && !mayCall("lesson", call) ? (["own_device_needed"] as const) : []),
    ...(who.endsWith("admin") ? (["passkey_required"] as const) : []),
    ...(who.startsWith("approved") ? (["teacher_not_approved"] as const) : []),
    ...(who.includes("owner") ? (["not_found"] as const) : []),
    ...(forPeople ? (["human_check_failed"] as const) : []),
    ...limitsOf(operation).flatMap((limit) => refusalsOfLimit[limit] ?? []),
    ...refusals,
    // A personal token is counted by itself.
    ...(limits.length + innerLimits.length > 0 || mayBeLimited.has(call) ? (["rate_limited"] as const) : []),
    "internal",
    "unavailable",
  ];
  return [...new Set(all)];
}

/** The refusals of a call as sent: `409 quota_reached`. */
export const wireRefusals = (operation: Operation): Set<string> =>
  new Set(refusalsOf(operation).map((code) => `${errorStatus(code)} ${wireCode(code)}`));
