import { env } from "cloudflare:workers";
import { expect, onTestFinished, test, vi } from "vitest";
import { pseudonym } from "#auth/pseudonym";
import type { QuestionSetReply, SetsReply } from "#protocol/http/replies/question-sets";
import { anAccount } from "../helpers/accounts/accounts";
import { withClock } from "../helpers/clock";
import { call } from "../helpers/http";

const HEADER = "x-bilye-bookmark";

/** A teacher with a set, and the calls of a page that hands its bookmark on. */
async function aPage() {
  const { token } = await anAccount("teacher");
  const made = await call<QuestionSetReply>("POST", "/api/question-sets", { token, body: { title: "Kesirler" } });
  const path = `/api/question-sets/${made.json.question_set.id}`;
  return {
    token,
    path,
    bookmark: made.headers.get(HEADER)!,
    put: (title: string) => call<QuestionSetReply>("PUT", path, { token, body: { title } }),
    read: (bookmark = "") => call<QuestionSetReply>("GET", path, { token, headers: { [HEADER]: bookmark } }),
  };
}

/** The sessions of D1 that are opened from now on. */
function sessions() {
  const opened = vi.spyOn(env.DB, "withSession");
  onTestFinished(() => opened.mockRestore());
  return () => opened.mock.calls.splice(0).map(([constraint]) => constraint);
}

test("a page that sends its bookmark back reads what it wrote, from a replica that lags", async () => {
  const { put, read, bookmark } = await aPage();
  const opened = sessions();
  const written = await put("Oranlar");
  opened();
  const mine = written.headers.get(HEADER)!;
  expect((await read(mine)).json.question_set.title).toBe("Oranlar");
  expect(opened()).toEqual([mine.split(".")[0]]);
  expect(mine > bookmark).toBe(true);
});

test("another page with an older bookmark sees the change when the replica does, and without one at once", async () => {
  const { put, read, bookmark } = await aPage();
  await put("Oranlar");
  expect((await read(bookmark)).json.question_set.title).toBe("Kesirler");
  expect((await read()).json.question_set.title).toBe("Oranlar");
});

test("a bookmark that is broken, foreign, long or old is none: the primary answers", async () => {
  const { put, read, bookmark } = await aPage();
  await put("Oranlar");
  const [state, at, seal] = bookmark.split(".");
  const old = `${state}.${Date.now() - 30_001}`;
  const none = [
    "",
    "x",
    `${state}`,
    `${state}.${at}.${"A".repeat(43)}`,
    `${state!.replace("1", "2")}.${at}.${seal}`,
    `${state}.${at}.${pseudonym({ JWT_SECRET: "another deployment's" }, `bookmark:${state}.${at}`)}`,
    `${old}.${pseudonym(env, `bookmark:${old}`)}`,
    "0".repeat(10_000),
  ];
  const opened = sessions();
  for (const one of none) {
    const { status, json } = await read(one);
    expect([one, status, json.question_set?.title]).toEqual([one, 200, "Oranlar"]);
  }
  expect(new Set(opened())).toEqual(new Set(["first-primary"]));
});

test("a bookmark from the future, after the database was set back, is answered by the primary", async () => {
  const { read } = await aPage();
  const future = `00000001-7fffffff-00000000-${"0".repeat(32)}.${Date.now()}`;
  expect((await read(`${future}.${pseudonym(env, `bookmark:${future}`)}`)).status).toBe(200);
});

test("a session that was ended changes nothing from then on, and reads own sets for half a minute at most", async () => {
  const { put, read, bookmark, token } = await aPage();
  await call("POST", "/api/auth/logout", { token });
  expect((await put("Oranlar")).status).toBe(401);
  expect((await read()).status).toBe(401);
  const list = await call<SetsReply>("GET", "/api/question-sets", { token, headers: { [HEADER]: bookmark } });
  expect(list.status).toBe(401);
  await withClock(async ({ pass }) => {
    pass(30_001);
    expect((await read(bookmark)).status).toBe(401);
  });
});
