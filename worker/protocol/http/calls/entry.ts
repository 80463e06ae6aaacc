import type * as z from "zod";
import type { RefusalCode } from "#protocol/errors";
import type { InnerLimit, RouteLimit } from "#shared/counting/limits";
import type * as Replies from "../replies/all";
import type { Quota } from "./quotas";
import type { Holder } from "./sessions";

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
  | "approved owner"
  | "paired phone"
  /** Administrators: with all rights, or also with those for the library, for the people of a school, for either. */
  | "admin"
  | "library admin"
  | "school admin"
  | "any admin";

/** Schemas of replies are named, not imported: the Worker needs their types alone. */
export type ReplyName = keyof typeof Replies;
export type ContentType = `${string}/${string}`;

/** One call of the API: its route, its description and its users take everything from here. */
export type Entry = {
  /** Short description in Turkish. */
  readonly title: string;
  readonly who: Who;
  /** Kinds of session that may make it. */
  readonly sessions: readonly Holder[];
  /** A room answers, even if the database does not: the route itself checks the caller, by the token's signature if need be. */
  readonly withoutDatabase?: true;
  /** Only calls write what it reads: a replica of the database may answer, which has all that the caller wrote. */
  readonly mayLag?: true;
  /** The host's message that it stands for. */
  readonly message?: string;
  /** Not for programs: refused without the human check, if the deployment has one. */
  readonly forPeople?: true;
  /** Limits by which the route counts it, besides that of a personal token. */
  readonly limits?: readonly RouteLimit[];
  /** Limits that its handler or a room counts by, since they depend on what the call finds. */
  readonly innerLimits?: readonly InnerLimit[];
  /** Quotas that it fills. */
  readonly quotas?: readonly Quota[];
  /** Takes an `Idempotency-Key`. */
  readonly once?: true;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The route looks at a field first, and then parses the body by one of the schemas. */
  readonly isEither?: true;
  /** A long list in the body is parsed part by part. */
  readonly inParts?: { readonly head: z.ZodType; readonly field: string; readonly part: z.ZodType };
  /** The body for the document, if parts of it are parsed by question kind or row by row. */
  readonly bodyAs?: ReplyName;
  /** Largest body in bytes, if it is not the usual `limits.bodyBytes`. */
  readonly mostBytes?: number;
  /** Content type of a body that is not JSON. */
  readonly bodyType?: ContentType;
  /** The body is optional. */
  readonly mayBeEmpty?: true;
  /** An example body; if missing, one is made from the schema. */
  readonly example?: object;
  /** Replies by status: null is no body, a content type is one other than JSON. */
  readonly replies: Readonly<Record<number, ReplyName | ContentType | null>>;
  /** The route writes the reply itself: a stream or a socket. */
  readonly isStreamed?: true;
  /** The reply is written row by row, because its lists may have tens of megabytes. */
  readonly hasLongLists?: true;
  /** Further refusals, besides those that follow from the rest. */
  readonly refusals?: readonly RefusalCode[];
};

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
/** Entries of one area, by call in the router's form: `POST /api/game/:code/start`. */
export type Entries = Readonly<Record<`${Method} /${string}`, Entry>>;
