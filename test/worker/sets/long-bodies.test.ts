import { expect, test } from "vitest";
import * as z from "zod";
import type { AppContext } from "#services/request/app-env";
import { body, bodyInParts } from "#services/request/body";

const COUNT = 40;

/** Parses a long body of this account, and notes each part in the order in which they all were parsed. */
function parses(id: string, name: string, order: string[]) {
  const raw = new Request("https://x.test/", {
    method: "POST",
    body: JSON.stringify({ list: Array(COUNT).fill(name) }),
  });
  const c = { req: { raw, header: () => "application/json" }, get: () => ({ id }) } as unknown as AppContext;
  const part = z.string().transform((text) => order.push(text));
  return bodyInParts(c, { head: z.object({ list: z.array(z.unknown()) }), field: "list", part }, { maxBytes: 10_000 });
}

test("a body that breaks off is refused, so that no caller makes the log say that a part is down", async () => {
  const broken = new ReadableStream({ pull: (body) => body.error(new Error("Network connection lost.")) });
  const raw = new Request("https://x.test/", { method: "POST", body: broken, duplex: "half" } as RequestInit);
  const c = { req: { raw } } as unknown as AppContext;
  await expect(body(c, z.unknown())).rejects.toMatchObject({ code: "invalid_json" });
});

const changesIn = (order: readonly string[]) => order.filter((name, i) => name !== order[i - 1]).length;

test("long bodies of one account are parsed one after the other, those of two accounts take turns", async () => {
  const [own, others]: string[][] = [[], []];
  await Promise.all([parses("ada", "first", own!), parses("ada", "second", own!)]);
  expect([own!.length, changesIn(own!)]).toEqual([2 * COUNT, 2]);
  await Promise.all([parses("ada", "first", others!), parses("ece", "second", others!)]);
  expect(changesIn(others!)).toBeGreaterThan(2);
});
