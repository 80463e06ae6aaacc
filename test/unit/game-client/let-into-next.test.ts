import { expect, test } from "vitest";
import type { PairedReply } from "#protocol/http/replies/pairing";
import { letIntoNext } from "#game-client/let-into-next";
import { ABrowser, json } from "../browser/a-browser";

const paired: PairedReply = { paired: true, token: "of-the-next", game_code: "654321" };

/** A paired phone of a finished game, and the replies it gets. */
function following(replies: readonly (() => Response)[]) {
  const browser = new ABrowser();
  const told = replies.values();
  browser.answer = () => told.next().value!();
  const heard: PairedReply[] = [];
  const stop = letIntoNext(browser.env, {
    code: "123456",
    token: "of-the-last",
    onIn: (reply) => heard.push(reply),
  });
  return { browser, heard, stop };
}

const lost = () => {
  throw new TypeError("offline");
};
const waiting = () => json({ paired: false }, 202);

test("[M5] a paired phone asks with its token until it is let in, also when a call is lost", async () => {
  const { browser, heard } = following([lost, waiting, () => json(paired)]);
  await browser.pass(10_000);
  expect(heard).toEqual([paired]);
  expect(browser.requests.map(({ path }) => path)).toEqual(Array(3).fill("/api/game/123456/pair/next"));
  expect(new Headers(browser.requests[0]!.init.headers).get("authorization")).toBe("Bearer of-the-last");
});

test("a refused phone asks no more, nor does one whose page is left", async () => {
  const refused = following([() => json({ code: "unauthenticated", message: "Giriş yapın." }, 401)]);
  await refused.browser.pass(10_000);
  expect([refused.browser.requests.length, refused.browser.waiting]).toEqual([1, 0]);
  const left = following([waiting]);
  await left.browser.pass(500);
  left.stop();
  await left.browser.pass(10_000);
  expect([left.browser.requests.length, left.heard]).toEqual([1, []]);
});
