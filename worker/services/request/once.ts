import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { beginCall, forgetCall, keepAnswer, keyedCall, type Begun } from "#db/keyed-calls";
import { askAgain } from "#shared/ask-again";
import { logLine } from "#shared/log-line";
import type { AppContext, AppEnv } from "./app-env";
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

/**
 * Middleware for every call that creates something: with an `Idempotency-Key` a repeated call by the same caller gets the first
 * answer and creates nothing, even while the first call is still running. It comes after the guard, so that callers without
 * permission are refused first.
 */
export const once: MiddlewareHandler<AppEnv> = async (c, next) => {
  const key = c.req.header("idempotency-key");
  if (key === undefined) {
    c.set("making", { id: crypto.randomUUID(), mayExist: false, wasMade: false });
    return await next();
  }
  if (!isKey(key)) {
    throw new Refused("validation_failed", {
      fields: { "idempotency-key": `Anahtar 1 ile ${longestKey} karakter arasında olmalı.` },
    });
  }
  const userId = c.get("user")?.id ?? null;
  const caller = userId ?? `guest ${clientOf(c)}`;
  const hash = hashOf([caller, c.req.method, c.req.path, key]);
  const db = c.get("db");
  let place: Place | null = null;
  const stillRuns = new Refused("unavailable", { retryAfterSeconds: 5 });
  const look = async () => {
    const begunAt = Date.now();
    const begun = await beginCall(db, { hash, userId, begunAt });
    if (begun) {
      c.set("making", { ...begun, wasMade: false });
      return await firstCall(c, { hash, userId, begunAt }, next);
    }
    const { makingId: id, status = null, body } = (await keyedCall(db, hash)) ?? {};
    if (id && status !== null) {
      if (body) return answerAgain(c, status, body);
      c.set("making", { id, mayExist: true, wasMade: true });
      return await next();
    }
    place ??= placeFor(caller, begunAt);
    throw stillRuns;
  };
  try {
    return await askAgain(look, (error, failures) => (error === stillRuns && place ? WAITS_MS[failures] : undefined));
  } finally {
    waiting = waiting.filter((one) => one !== place);
  }
};

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

/** Runs to the end even if the client hangs up half-way, so that the answer is stored. */
async function firstCall(c: AppContext, call: Begun, next: () => Promise<void>): Promise<void> {
  const work = next().then(() => settle(c, call));
  c.executionCtx.waitUntil(work.catch(() => {}));
  await work;
}

async function settle(c: AppContext, call: Begun): Promise<void> {
  const db = c.get("db");
  try {
    if (!c.res.ok) return await forgetCall(db, call);
    const body = await c.res.clone().text();
    await keepAnswer(db, call, {
      status: c.res.status,
      body: c.get("answerIsSecret") || body.length > longestAnswer ? null : body,
    });
  } catch (error) {
    // The answer is sent all the same. A repeated call has to wait, and then gets the created thing.
    logLine("warn", "answer_not_kept", { request_id: c.get("requestId"), error });
  }
}

const answerAgain = (c: AppContext, status: number, body: string): Response =>
  c.body(body, status as ContentfulStatusCode, { "content-type": "application/json" });

const isKey = (key: string): boolean => key.length > 0 && key.length <= longestKey;
const hashOf = (parts: readonly string[]): string => createHash("sha256").update(JSON.stringify(parts)).digest("hex");
