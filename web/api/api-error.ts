import { whenAgain } from "#words/refusals";
import type { Say } from "./form-of-address";
import { notReached, type Failure } from "./requests";

type Details = {
  readonly status: number;
  readonly message: string;
  readonly code?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly suggestion?: string | undefined;
  readonly retryAfterSeconds?: number | null;
  readonly requestId?: string | null;
};

/** A failed call: the server's refusal, or status 0 when it was not reached. `message` is for the user. */
export class ApiError extends Error {
  readonly status: number;
  /** The refusal's stable code. */
  readonly code: string;
  /** A sentence for each wrong field. */
  readonly fields: Readonly<Record<string, string>>;
  readonly suggestion: string | undefined;
  readonly retryAfterSeconds: number | null;
  /** The id of this call in the server's log. */
  readonly requestId: string | null;

  constructor({ status, message, code, fields, suggestion, retryAfterSeconds, requestId }: Details) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.code = code ?? "";
    this.fields = fields ?? {};
    this.suggestion = suggestion;
    this.retryAfterSeconds = retryAfterSeconds ?? null;
    this.requestId = requestId ?? null;
  }
}

export const networkError = (): ApiError => errorOf(notReached);

export const errorOf = ({ status, code, message, said, suggestion, retryAfterMs, headers }: Failure): ApiError =>
  new ApiError({
    status,
    code,
    message: status === 429 ? `Çok fazla deneme yapıldı. ${whenAgain(retryAfterMs)} sonra yeniden deneyin.` : message,
    fields: sentences(said && "fields" in said ? said.fields : null),
    suggestion,
    retryAfterSeconds: retryAfterMs === undefined ? null : Math.ceil(retryAfterMs / 1000),
    requestId: headers?.get("x-request-id") ?? headers?.get("cf-ray") ?? null,
  });

/**
 * A code that users can quote when they report a server fault. Null for a refusal, which its words explain, and for a bad
 * network.
 */
export const codeOf = ({ code, status, requestId }: ApiError): string | null =>
  requestId !== null && code !== "busy" && (status === 0 || status >= 500) ? requestId.slice(0, 8) : null;

/** The message for any caught error: the server's words or the sentence for this action, with a code for server faults. */
export function messageOf(error: unknown, fallback: string = tryLater()): string {
  if (!(error instanceof ApiError)) return fallback;
  const code = codeOf(error);
  return code === null ? error.message : `${error.message} Kod: ${code}`;
}

/** The message for forms without a place for each field's error: the first of those errors says it best. */
export const faultOf = (error: unknown, fallback?: string): string =>
  (error instanceof ApiError && Object.values(error.fields)[0]) || messageOf(error, fallback);

/** For the failure of a deletion: if the thing is gone already, deleted on another screen, the goal is reached. */
export function goneIsFine(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}

/** "Kaydedilemedi. Biraz sonra yeniden deneyin."; under a title that names the failure, the advice alone. */
export function tryLater(failed = "", say: Say = (siz) => siz): string {
  const advice = say("Biraz sonra yeniden deneyin.", "Biraz sonra yeniden dene.");
  return failed === "" ? advice : `${failed}. ${advice}`;
}

function sentences(fields: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
