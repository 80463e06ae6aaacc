import type * as z from "zod";
import { errorStatus, wireCode, type RefusalCode } from "#protocol/errors";
import type { TokenScope } from "#protocol/http/tokens";
import { mayCall, scopeFor, type Call } from "#services/sign-in/rights";

/** Who may call; as in docs/calls.md. */
type Who =
  | "all"
  | "seat"
  | "seat, owner"
  | "all, owner"
  | "account"
  | "pupil"
  | "pupil, with seat"
  | "teacher"
  | "approved teacher"
  | "owner"
  | "paired phone"
  | "admin";

/** One call of the API, with the schemas that parse what it is sent and type what it answers. */
export type Operation = {
  /** As the router has it: `POST /api/game/:code/start`. Which kinds of session may make it stands in its line of the rights. */
  readonly call: Call;
  /** What it does, in Turkish. */
  readonly title: string;
  readonly who: Who;
  /** Takes an `Idempotency-Key`. */
  readonly once?: true;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** What the body is in the document, where a part of it is read by the kinds of question or row by row. */
  readonly bodyAs?: z.ZodType;
  /** How many bytes its body may have, where that is not the usual `limits.bodyBytes`. */
  readonly mostBytes?: number;
  /** Its body is no JSON but this: the type that it is sent with. */
  readonly bodyType?: string;
  /** It may come without a body. */
  readonly mayBeEmpty?: true;
  /** A body worth showing; else one is made from the schema. */
  readonly example?: object;
  /** By status; null is no body, a text the type of what is no JSON. */
  readonly replies: Readonly<Record<number, z.ZodType | null | string>>;
  /** Besides those that follow from the rest. */
  readonly refusals?: readonly RefusalCode[];
};
export type Area = { readonly name: string; readonly about: string; readonly operations: readonly Operation[] };

export const methodOf = ({ call }: Operation): string => call.split(" ")[0]!;
export const pathOf = ({ call }: Operation): string => call.split(" ")[1]!;
export const scopeOf = ({ call }: Operation): TokenScope | undefined => scopeFor(call);

/** Who is let in by a sign-in, and not by a seat or by nothing at all. */
export const isSignedIn = ({ who }: Operation): boolean => !["all", "seat"].includes(who);
const isOpen = ({ who }: Operation): boolean => who.startsWith("all");

/** Every refusal that this call may get, each once. */
export function refusalsOf(operation: Operation): RefusalCode[] {
  const { who, once, body, bodyAs, refusals = [] } = operation;
  const all: RefusalCode[] = [
    ...(body || bodyAs ? (["invalid_json", "validation_failed", "too_large", "unsupported_media_type"] as const) : []),
    ...(once ? (["validation_failed"] as const) : []),
    ...(isOpen(operation) ? [] : who === "seat" ? (["session_invalid"] as const) : (["unauthenticated"] as const)),
    ...(isSignedIn(operation) ? (["token_scope"] as const) : []),
    ...(isSignedIn(operation) && who !== "account" ? (["forbidden"] as const) : []),
    ...(isSignedIn(operation) && !mayCall("lesson", operation.call) ? (["own_device_needed"] as const) : []),
    ...(who === "admin" ? (["passkey_required"] as const) : []),
    ...(who.includes("owner") ? (["not_found"] as const) : []),
    ...refusals,
    "rate_limited",
    "internal",
    "unavailable",
  ];
  return [...new Set(all)];
}

/** The refusals of a call as they stand on the wire: `409 quota_reached`. */
export const wireRefusals = (operation: Operation): Set<string> =>
  new Set(refusalsOf(operation).map((code) => `${errorStatus(code)} ${wireCode(code)}`));
