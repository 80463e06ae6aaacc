import { hash } from "node:crypto";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Database } from "#db/database";
import { beginCall, forgetCall, keepAnswer, keyedCall, releaseCall, resumeCall, type Begun } from "#db/keyed-calls";
import { errorStatus } from "#protocol/errors";
import { askAgain } from "#shared/ask-again";
import { logLine } from "#shared/log-line";
import type { AppContext, Making } from "./app-env";
import { Refused } from "./refused";
import { clientOf } from "../sign-in/throttle";

const longestKey = 64;
/** The longest answer that is kept. After a longer one the created thing is read again. */
const longestAnswer = 4 * 1024;
/** Waits between looks for the first call's answer: ten seconds in all. */
const WAITS_MS = [250, 250, 500, 500, 1_000, 1_500, 2_000, 2_000, 2_000];
const PATIENCE_MS = 10_000;
/**
 * The most calls that wait under a key, more than one caller's retries. Each look is a query to D1, and a client that repeats
 * one key very often must not flood it.
 */
const MOST_WAITING = 8;

/** A call's turn under its `Idempotency-Key`: the first call of a key makes the thing, every later one gets its answer. */
export type Turn = {
  readonly making: Making;
  /** The call, if it is the first; absent without a key. */
  readonly call?: Begun;
};

/** Ends a call whose key has an answer already. */
export class AnsweredBefore extends Error {
  constructor(readonly answer: Response) {
    super("answered before");
  }
}

/**
 * Takes the turn of a call that creates something: with an `Idempotency-Key` a repeated call by the same caller gets the first
 * answer and creates nothing, even while the first call is still running.
 */
export async function takeTurn(c: AppContext, db: Database): Promise<Turn> {
  const key = c.req.header("idempotency-key");
  if (key === undefined) return { making: { id: crypto.randomUUID(), mayExist: false, wasMade: false } };
  if (!isKey(key)) {
    throw new Refused("validation_failed", {
      fields: { "idempotency-key": `Anahtar 1 ile ${longestKey} karakter arasında olmalı.` },
    });
  }
  const userId = c.get("user")?.id ?? null;
  const caller = userId ?? `guest ${clientOf(c)}`;
  const hash = hashOf([caller, c.req.method, c.req.path, key]);
  let place: Place | null = null;
  const stillRuns = new Refused("unavailable", { retryAfterSeconds: 5 });
  const look = async (): Promise<Turn> => {
    const call = { hash, userId, begunAt: Date.now() };
    const newId = await beginCall(db, call);
    if (newId !== null) return { call, making: { id: newId, mayExist: false, wasMade: false } };
    // A refused call frees the key that it holds: it must not have taken over an earlier call's.
    await c.get("checked");
    const known = await keyedCall(db, hash);
    const begun = known ? await resumeCall(db, known, call) : null;
    if (begun) return { call, making: { ...begun, wasMade: false } };
    const { makingId: id, status = null, body } = known ?? {};
    if (id && status !== null) {
      if (body) throw new AnsweredBefore(answerAgain(c, status, body));
      return { making: { id, mayExist: true, wasMade: true } };
    }
    place ??= placeFor(caller, call.begunAt);
    throw stillRuns;
  };
  try {
    return await askAgain(look, (error, failures) => (error === stillRuns && place ? WAITS_MS[failures] : undefined));
  } finally {
    waiting = waiting.filter((one) => one !== place);
  }
}

/**
 * The place of a call that waits here. A call whose client hung up stops without notice: its place is free once its time is
 * over.
 */
type Place = { readonly caller: string; readonly until: number };
let waiting: readonly Place[] = [];

function placeFor(caller: string, now: number): Place | null {
  waiting = waiting.filter(({ until }) => until > now && until <= now + PATIENCE_MS);
  if (waiting.filter((one) => one.caller === caller).length >= MOST_WAITING) return null;
  const place = { caller, until: now + PATIENCE_MS };
  waiting = [...waiting, place];
  return place;
}

/**
 * Keeps the first call's answer under its key, or frees the key if the call was refused. After a failure the key keeps the id of
 * the thing, since a write that nobody answered may have been done. The call runs to the end even if the client hangs up half-way,
 * so that the answer is stored.
 */
export async function settleTurn(
  c: AppContext,
  db: Database,
  turn: Promise<Turn>,
  done: Promise<Response>,
): Promise<void> {
  // Copied before anybody reads it: this is the first that hears of the reply.
  const reply = await done.then(
    (own) => (own.ok ? own.clone() : "refused"),
    (error: unknown) => (error instanceof Refused && errorStatus(error.code) < 500 ? "refused" : "failed"),
  );
  const { call } = await turn.catch((): Partial<Turn> => ({}));
  if (!call) return;
  try {
    if (reply === "refused") return await forgetCall(db, call);
    if (reply === "failed") return await releaseCall(db, call);
    const body = await reply.text();
    await keepAnswer(db, call, {
      status: reply.status,
      body: c.get("answerIsNotKept") || body.length > longestAnswer ? null : body,
    });
  } catch (error) {
    // The answer is sent all the same. A repeated call has to wait, and then gets the created thing.
    logLine("warn", "answer_not_kept", { request_id: c.get("requestId"), error });
  }
}

const answerAgain = (c: AppContext, status: number, body: string): Response =>
  c.body(body, status as ContentfulStatusCode, { "content-type": "application/json" });

const isKey = (key: string): boolean => key.length > 0 && key.length <= longestKey;
const hashOf = (parts: readonly string[]): string => hash("sha256", JSON.stringify(parts));
