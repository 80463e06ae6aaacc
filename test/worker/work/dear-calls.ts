import { env } from "cloudflare:workers";
import { limits } from "#shared/limits";
import { methodOf, type Operation } from "#http/openapi/operation";
import { dearestRefused, dearestTaken } from "../../builders/bodies/dear";
import { teacher, tryBefore } from "../described/asking";
import { call, type Call } from "../helpers/http";
import type { D1 } from "../in-node/d1";
import { workBehind } from "../in-node/workers";
import { counted, type Work } from "./counted";

/** A call and the work it did. */
export type Made = {
  readonly name: string;
  readonly body: string;
  readonly status: number;
  readonly sent: number;
  readonly replied: number;
  readonly work: Work;
};
export const made: Made[] = [];

type Asked = Call & { readonly path: string };

/** Makes the call from its own address, so that no limit stops it before it reaches the code. */
export async function make({ call: name, ...operation }: Operation, what: string, { path, ...asked }: Asked) {
  const headers = {
    "cf-connecting-ip": `127.${crypto.getRandomValues(new Uint8Array(3)).join(".")}`,
    ...asked.headers,
  };
  const { done: reply, work } = await counted(async () => {
    const reply = await call(methodOf({ call: name, ...operation }), path, { ...asked, headers });
    await workBehind();
    return reply;
  });
  const sent = typeof asked.body === "string" ? asked.body.length : 0;
  made.push({ name, body: what, status: reply.status, sent, replied: reply.text.length, work });
  return reply;
}

const tried = new Set<string>();
export const triedWithDearest: ReadonlySet<string> = tried;

/**
 * Before each call of the journey through the whole API, makes it with the most expensive bodies that it refuses and takes, and
 * rolls back their writes. A call that cannot be repeated gets its reply from the last accepted body.
 */
export function countTheJourney(): void {
  tryBefore(async (operation, wanted) => {
    const isScript = wanted.token?.startsWith("bilye_");
    const asked = { ...wanted, ...(isScript && { token: teacher.token }) };
    const { call: name, body: schema } = operation;
    if (operation.bodyType)
      for (const [what, bytes] of dearPictures) await make(operation, what, { ...asked, body: bytes });
    if (!schema) {
      const reply = await make(operation, "as usual", asked);
      if (methodOf(operation) === "GET") await make(operation, "again", asked);
      return reply;
    }
    const valid = asked.body ?? {};
    const dearest = () => [
      ...dearestRefused(operation, valid),
      { name: "the dearest it takes", body: dearestTaken(operation, valid) },
    ];
    const bodies = tried.has(name) ? [] : dearest();
    tried.add(name);
    const takes = ({ body }: { body: string }) => isJson(body) && schema.safeParse(JSON.parse(body)).success;
    const { true: takenBodies = [], false: refused = [] } = Object.groupBy(bodies, (one) => `${takes(one)}`);
    // Some bodies can be accepted only once, so those come last. A call without a body has nothing expensive in it.
    const inTurn = asked.body === undefined ? refused : [...refused, ...takenBodies];
    let taken: Awaited<ReturnType<typeof call>> | null = null;
    for (const { name: what, body } of inTurn) {
      const reply = await (env.DB as unknown as D1).undone(() => make(operation, what, { ...asked, body }));
      if (reply.status < 300) taken = reply;
    }
    const reply = await make(operation, "as usual", asked);
    return reply.status >= 300 && taken ? taken : reply;
  });
}

/** Pictures in parts, with as many empty parts as there is room for. */
const dearPictures = [
  ["empty tables of a JPEG", [0xff, 0xd8], [0xff, 0xdb, 0, 2]],
  ["controls of a GIF", [...new TextEncoder().encode("GIF89a"), 0, 0, 0, 0, 0, 0, 0], [0x21, 0xf9, 4, 0, 0, 0, 0, 0]],
].map(([what, head, part]) => [what as string, repeated(head as number[], part as number[])] as const);

function repeated(head: readonly number[], part: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(limits.media.bytes - (limits.media.bytes % part.length) - part.length + head.length);
  bytes.set(head);
  for (let at = head.length; at + part.length <= bytes.length; at += part.length) bytes.set(part, at);
  return bytes;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
