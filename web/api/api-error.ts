import { isServerAway, whenAgain } from "#words/refusals";
import type { Say } from "./form-of-address";
import { failures, serverFailure } from "./failures";

type Details = {
  readonly status: number;
  readonly message: string;
  readonly data?: unknown;
  readonly code?: string;
  readonly isSaid?: boolean;
  readonly fields?: Readonly<Record<string, string>>;
  readonly suggestion?: string;
  readonly retryAfterSeconds?: number | null;
  readonly requestId?: string | null;
};

/** A failed call: the server's refusal, or status 0 when it was not reached. `message` is for the user. */
export class ApiError extends Error {
  readonly status: number;
  readonly data: unknown;
  /** The refusal's stable code; empty when the answer had none. */
  readonly code: string;
  /** True if the message is the server's own sentence. */
  readonly isSaid: boolean;
  /** A sentence for each wrong field. */
  readonly fields: Readonly<Record<string, string>>;
  readonly suggestion: string | undefined;
  readonly retryAfterSeconds: number | null;
  /** The id of this call in the server's log. */
  readonly requestId: string | null;

  constructor({ status, message, data, code, isSaid, fields, suggestion, retryAfterSeconds, requestId }: Details) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.data = data;
    this.code = code ?? "";
    this.isSaid = isSaid ?? false;
    this.fields = fields ?? {};
    this.suggestion = suggestion;
    this.retryAfterSeconds = retryAfterSeconds ?? null;
    this.requestId = requestId ?? null;
  }
}

export const networkError = (): ApiError => new ApiError({ status: 0, message: failures.network });

/** A reply that is not from our server: from a school's filter, a portal, or a proxy whose server is down. */
export const notOurs = (status: number, requestId: string | null): ApiError =>
  isServerAway(status)
    ? new ApiError({ status: 0, code: "server_away", message: failures.away, requestId })
    : networkError();

/** Reads a failed answer: `error` or `message` of its body, or the body's text, else the status. */
export function errorOf(answer: {
  readonly status: number;
  readonly statusText: string;
  readonly text: string;
  readonly retryAfter: string | null;
  readonly requestId?: string | null;
}): ApiError {
  const data = jsonOrText(answer.text);
  const body: Record<string, unknown> = isRecord(data) ? data : {};
  const said = [body.error, body.message, data].find((one) => typeof one === "string" && one.trim() !== "");
  // A proxy's HTML page is not a message for a person.
  const isPage = typeof said === "string" && said.trimStart().startsWith("<");
  const retryAfterSeconds = seconds(answer.retryAfter);
  const message =
    answer.status === 429
      ? `Çok fazla deneme yapıldı. ${whenAgain((retryAfterSeconds ?? 0) * 1000)} sonra yeniden deneyin.`
      : typeof said === "string" && !isPage
        ? said
        : serverFailure(answer.status, answer.statusText);
  return new ApiError({
    status: answer.status,
    message,
    data,
    retryAfterSeconds,
    requestId: answer.requestId ?? null,
    isSaid: message === body.error || message === body.message,
    fields: sentences(body.fields),
    ...(typeof body.code === "string" && { code: body.code }),
    ...(typeof body.suggestion === "string" && { suggestion: body.suggestion }),
  });
}

/**
 * A code that users can quote when they report a server fault. Null for a refusal, which its words explain, and for a bad
 * network.
 */
export const codeOf = ({ code, status, requestId }: ApiError): string | null =>
  requestId !== null && code !== "busy" && (status === 0 || status >= 500) ? requestId.slice(0, 8) : null;

/** The message for any caught error: the server's words or the sentence for this action, with a code for server faults. */
export function messageOf(error: unknown, fallback: string = tryLater()): string {
  if (!(error instanceof ApiError)) return fallback;
  const said = error.code !== "" || error.isSaid || error.status === 0 ? error.message : fallback;
  const code = codeOf(error);
  return code === null ? said : `${said} Kod: ${code}`;
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

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function sentences(fields: unknown): Record<string, string> {
  if (!isRecord(fields)) return {};
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

function seconds(retryAfter: string | null): number | null {
  const value = Number(retryAfter);
  return retryAfter !== null && Number.isFinite(value) && value >= 0 ? Math.ceil(value) : null;
}
