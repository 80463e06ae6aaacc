import { exports } from "cloudflare:workers";
import { undescribed } from "./described";

export const origin = "https://bilye.test";

/** The client address of a file's calls, a random one of this machine, so that misses in one file do not slow another. */
export const client = `127.${crypto.getRandomValues(new Uint8Array(3)).join(".")}`;

export type Call = {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
};
export type Refusal = { error: string; code: string; fields?: Record<string, string>; suggestion?: string };

/**
 * Calls the Worker's fetch handler and checks the reply against its description; JSON comes parsed. Name the reply's type where
 * you read it.
 */
export async function call<Reply = Refusal>(method: string, path: string, asked: Call = {}) {
  const { status, headers, text, json } = await callUnchecked<Reply>(method, path, asked);
  const fault = undescribed(method, path, { status, type: headers.get("content-type"), text, json });
  if (fault !== null) throw new Error(fault);
  return { status, headers, text, json };
}

/** The last bookmark of this file's calls, which all people send back, as if the replica never were behind what others see. */
let bookmark = "";
/** The next file has another database. */
export const forgetBookmark = () => void (bookmark = "");
const BOOKMARK = "x-bilye-bookmark";

/** The same without the check, for replies with data of a newer version, which no description can have. */
export async function callUnchecked<Reply = Refusal>(
  method: string,
  path: string,
  { token, body, headers = {} }: Call = {},
) {
  const response = await exports.default.fetch(`${origin}${path}`, {
    method,
    headers: {
      accept: "application/json",
      "cf-connecting-ip": client,
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(token && bookmark && { [BOOKMARK]: bookmark }),
      ...headers,
    },
    ...(body !== undefined && {
      body: typeof body === "string" || body instanceof Uint8Array ? body : JSON.stringify(body),
    }),
  });
  const text = await response.text();
  const next = response.headers.get(BOOKMARK);
  if (next && next > bookmark) bookmark = next;
  let json: unknown;
  try {
    json = text === "" ? undefined : JSON.parse(text);
  } catch {
    json = undefined;
  }
  return { status: response.status, headers: response.headers, text, json: json as Reply };
}

/** The statuses of simultaneous calls, sorted, because any of them may be handled first. */
export const statuses = (replies: readonly { status: number }[]): number[] =>
  replies.map(({ status }) => status).toSorted((a, b) => a - b);
