import { afterAll, expect, test, vi } from "vitest";
import { hashing } from "#auth/passwords";
import { tryBefore } from "../described/asking";
import { everyCall } from "../described/every-call";
import { call } from "../helpers/http";
import { AWAY, inTime, said } from "../helpers/in-time";
import { hanging, inAnotherThread } from "../in-node/trips";

vi.spyOn(hashing, "run").mockImplementation((hash) => inAnotherThread(hash()));
afterAll(() => void vi.restoreAllMocks());

/** A call that was answered and is not made again, unlike a look or one whose mail did not go out behind its reply. */
const isDone = (name: string) => !/^GET|\/(?:resend|request)$/.test(name);

test("[F25] D1 never answers, whatever is called: a page hears in time that it is the server, and what it asks again is done", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const wrong: unknown[] = [];
  tryBefore(async ({ call: name }, asked) => {
    const reply = await inTime(() => hanging(() => call(name.split(" ")[0]!, asked.path, asked)));
    if (reply && reply.status < 500) return isDone(name) ? reply : null;
    if (said(reply) !== AWAY) wrong.push([name, said(reply)]);
    return null;
  });
  await everyCall().finally(() => tryBefore(async () => null));
  expect(wrong).toEqual([]);
});
