import type * as z from "zod";
import { errorStatus, wireCode, type RefusalCode } from "#protocol/errors";
import type { TokenScope } from "#protocol/http/tokens";
import { mayCall, scopeFor, type Call } from "#services/sign-in/rights";

/** Callers that the call is open to, as in docs/calls.md. */
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

/** One call of the API, with the schemas that parse its input and type its answers. */
export type Operation = {
  /**
   * The call in the router's form: `POST /api/game/:code/start`. The kinds of session that may make it are listed in its line
   * of the rights.
   */
  readonly call: Call;
  /** Short description in Turkish. */
  readonly title: string;
  readonly who: Who;
  /** Takes an `Idempotency-Key`. */
  readonly once?: true;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The body for the document, if parts of it are parsed by question kind or row by row. */
  readonly bodyAs?: z.ZodType;
  /** Largest body in bytes, if it is not the usual `limits.bodyBytes`. */
  readonly mostBytes?: number;
  /** Content type of a body that is not JSON. */
  readonly bodyType?: string;
  /** Present if the body is optional. */
  readonly mayBeEmpty?: true;
  /** An example body; if missing, one is made from the schema. */
  readonly example?: object;
  /** Replies by status: null is no body, a string is a content type other than JSON. */
  readonly replies: Readonly<Record<number, z.ZodType | null | string>>;
  /** Further refusals, besides those that follow from the rest. */
  readonly refusals?: readonly RefusalCode[];
};
export type Area = { readonly name: string; readonly about: string; readonly operations: readonly Operation[] };

export const methodOf = ({ call }: Operation): string => call.split(" ")[0]!;
export const pathOf = ({ call }: Operation): string => call.split(" ")[1]!;
export const scopeOf = ({ call }: Operation): TokenScope | undefined => scopeFor(call);

/** True if the call needs a sign-in, rather than a seat or nothing at all. */
export const isSignedIn = ({ who }: Operation): boolean => !["all", "seat"].includes(who);
const isOpen = ({ who }: Operation): boolean => who.startsWith("all");

/** Every refusal that this call may give, each once. */
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

/** The refusals of a call as sent: `409 quota_reached`. */
export const wireRefusals = (operation: Operation): Set<string> =>
  new Set(refusalsOf(operation).map((code) => `${errorStatus(code)} ${wireCode(code)}`));
