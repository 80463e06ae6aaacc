import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hash } from "node:crypto";
import { exports } from "cloudflare:workers";
import { done, nextHour, seedWith, still } from "./chance-and-clock";
import { mapped } from "./mapped";

/**
 * Writes down every call with its reply, and every frame of every socket, as a play makes them: one step a call or a message.
 * Frames stand below the step that caused them, those of each socket in their order.
 */
let name = "";
let lines: string[] = [];
let steps = 0;
let frames = new Map<number, string[]>();
let turn: Promise<unknown> = Promise.resolve();

/** Plays from a full hour on, and writes the record to a file of this name. */
export async function recorded(play: string, work: () => Promise<unknown>) {
  await nextHour();
  const start = Date.now();
  [name, lines, steps, frames] = [play, [], 0, new Map()];
  step(`play ${play}`);
  try {
    await work();
  } finally {
    await settle();
    const folder = process.env["RECORD_OUT"]!;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${play}.txt`), mapped(lines.join("\n"), start));
  }
}

export function step(what: string) {
  steps += 1;
  seedWith(`${name} ${steps}`);
  lines.push("", `--- ${steps} at ${Date.now()}`, what);
}

/** Waits until all is still, and writes down the frames that have come. */
export async function settle() {
  await still();
  for (const [socket, texts] of [...frames].toSorted(([a], [b]) => a - b))
    for (const text of texts.splice(0)) lines.push(`socket ${socket} ${text}`);
}

const fetch = exports.default.fetch.bind(exports.default);
exports.default.fetch = (input: string | Request, init: RequestInit = {}) => {
  const reply = turn.then(() => asked(input, init));
  turn = reply.catch(() => {});
  return reply;
};

async function asked(input: string | Request, init: RequestInit): Promise<Response> {
  await settle();
  const { method, url, headers } =
    typeof input === "string" ? { method: "GET", url: input, headers: {}, ...init } : input;
  const sent = [...new Headers(headers)]
    .filter(([header]) => !usual.has(header))
    .map(([key, value]) => `${key}: ${value}`);
  step([`${method} ${url.replace("https://bilye.test", "")}`, ...sent].join(" | "));
  if (init.body) lines.push(`> ${shown(init.body)}`);
  const reply = await done(fetch(input, init));
  lines.push([reply.status, ...[...reply.headers].map(([key, value]) => `${key}: ${value}`)].join(" | "));
  if (reply.webSocket) listen(reply.webSocket);
  else {
    const bytes = new Uint8Array(await reply.clone().arrayBuffer());
    const isText = /json|text|javascript|svg|xml/.test(reply.headers.get("content-type") ?? "text");
    if (bytes.length > 0) lines.push(`< ${isText ? new TextDecoder().decode(bytes) : digest(bytes)}`);
  }
  await settle();
  return reply;
}
/** Headers that the calls of every play have. */
const usual = new Set(["accept", "cf-connecting-ip", "content-type"]);
const MOST_SHOWN = 20_000;
const shown = (body: BodyInit) =>
  typeof body === "string" && body.length < MOST_SHOWN ? body : digest(Buffer.from(body as string));
const digest = (bytes: Uint8Array) => `${bytes.length} bytes, sha256 ${hash("sha256", bytes).slice(0, 8)}`;

function listen(ws: WebSocket) {
  const own = frames.size + 1;
  const texts: string[] = [];
  frames.set(own, texts);
  lines.push(`socket ${own} opens`);
  ws.addEventListener("message", ({ data }) => void texts.push(`< ${data as string}`));
  ws.addEventListener("close", ({ code, reason }) => void texts.push(`closes ${code} ${reason}`));
  const send = ws.send.bind(ws);
  ws.send = (data: string) => {
    step(`socket ${own} > ${data}`);
    send(data);
  };
}
