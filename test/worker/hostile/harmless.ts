import { expect } from "vitest";
import { call, type Call } from "../helpers/http";
import { seed } from "./kinds";

/** Traces of the product's internals: a query, a stack, a hash. A refusal may repeat `sqlite_master`, which the attacks send. */
const inside = /SQLITE(?!_master)|D1_ERROR|drizzle|sql_?state|\bat \S+ \(|\.[cm]?[jt]s:\d|scrypt\$|Error:|"stack"/i;
const secret = "only-for-tests-0123456789";

/**
 * Makes a call that only an attacker makes. The answer must be no server error and show nothing of the internals, and a refusal
 * must have its form. Each call comes from its own address, so that no limit stops it before it reaches the code.
 */
export async function attack(method: string, path: string, { headers, ...rest }: Call = {}, what = "") {
  const written = typeof rest.body === "string" ? rest.body : JSON.stringify(rest.body);
  const asked = `seed ${seed}: ${method} ${path.slice(0, 120)} ${what} ${written?.slice(0, 200)}`;
  const reply = await call<Record<string, unknown>>(method, path, {
    ...rest,
    headers: { "cf-connecting-ip": crypto.randomUUID(), ...headers },
  }).catch((error: Error) => {
    throw new Error(`${asked}: ${error.message}`, { cause: error });
  });
  const isPage = !path.startsWith("/api/") && reply.headers.get("content-type")?.startsWith("text/html");
  const faults = reply.status < 400 ? [] : isPage ? faultsOfPage(reply) : faultsOf(reply);
  // If many wait for a password to be hashed, further callers get this code.
  if (reply.status >= 500 && reply.json?.["code"] !== "busy") faults.push("our fault");
  if (reply.text.includes(secret)) faults.push("a secret");
  const answered = `${reply.status} ${reply.text.slice(0, 300)}`;
  expect({ asked, answered, faults }).toEqual({ asked, answered, faults: [] });
  return reply;
}

/** Checks the answer at an address that people open: it must be a page that says in words that there is nothing. */
const faultsOfPage = ({ status, text }: { status: number; text: string }): string[] =>
  status === 404 && !inside.test(text) ? [] : ["is no page that says so"];

/** Further fields of a homework refusal: how many tries of a PIN are left, and why it cannot be done now. */
const besides: Readonly<Record<string, string>> = {
  tries_left: "pin_wrong",
  homework: "homework_over",
  result: "homework_over",
};

/** The faults of a refusal. It must be a Turkish sentence and a code, and may at most name the fields it means. */
function faultsOf({ text, json, headers }: Awaited<ReturnType<typeof call<Record<string, unknown>>>>): string[] {
  const { error, code, fields = {}, suggestion = "", ...more } = json ?? {};
  const rules = {
    "shows the inside": !inside.test(text),
    "is no JSON": headers.get("content-type") === "application/json",
    "has no sentence": typeof error === "string" && /^\p{Lu}.*[.!?]$/u.test(error),
    "has no code": typeof code === "string" && /^[a-z_]+$/.test(code),
    "says too much": Object.keys(more).every((key) => besides[key] === code) && typeof suggestion === "string",
    "has odd fields": Object.values(fields as object).every((sentence) => typeof sentence === "string"),
  };
  return Object.entries(rules).flatMap(([fault, isKept]) => (isKept ? [] : [fault]));
}
