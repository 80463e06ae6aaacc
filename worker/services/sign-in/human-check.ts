import * as z from "zod";
import type { AppContext } from "../request/app-env";
import { logEvent } from "./security-log";
import { Refused } from "../request/refused";
import { addressOf } from "./throttle";

const verifyUrl = "https://challenges.cloudflare.com/turnstile/v0/siteverify";
const longestToken = 2048;
const patienceMs = 5_000;

const Verdict = z.object({ success: z.boolean(), "error-codes": z.array(z.string()).default([]) });

/**
 * Refuses a call without a valid Turnstile token. Returns "down" if Turnstile itself does not answer: the caller decides what
 * to do. Without a secret key there is no check.
 */
export async function humanCheck(c: AppContext): Promise<"passed" | "down"> {
  const secret = c.env.TURNSTILE_SECRET_KEY;
  if (!secret) return "passed";
  const token = c.req.header("x-human-token") ?? "";
  if (token === "" || token.length > longestToken) failed(c);
  const verdict = await ask(c.env.TURNSTILE_VERIFY_URL ?? verifyUrl, { secret, token, address: addressOf(c) });
  if (verdict === "no") failed(c);
  if (verdict === "down") logEvent(c, "human_check_down");
  return verdict === "down" ? "down" : "passed";
}

/** For calls that send mail: they are refused while Turnstile is down. */
export async function requireHuman(c: AppContext): Promise<void> {
  if ((await humanCheck(c)) === "down") throw new Refused("unavailable", { retryAfterSeconds: 30 });
}

type Question = { secret: string; token: string; address: string };

async function ask(url: string, { secret, token, address }: Question): Promise<"yes" | "no" | "down"> {
  try {
    const response = await fetch(url, {
      method: "POST",
      body: new URLSearchParams({ secret, response: token, remoteip: address }),
      signal: AbortSignal.timeout(patienceMs),
    });
    const verdict = Verdict.parse(await response.json());
    if (verdict["error-codes"].includes("internal-error")) return "down";
    return verdict.success ? "yes" : "no";
  } catch {
    // No answer, or an unreadable one: Turnstile is down, which says nothing about the person.
    return "down";
  }
}

function failed(c: AppContext): never {
  logEvent(c, "human_check_failed");
  throw new Refused("human_check_failed");
}
