import { expect, test } from "vitest";
import type { LoginReply } from "#protocol/http/replies/people";
import { ApiError, networkError } from "#api/api-error";
import { ABrowser } from "../../browser/a-browser";
import { BoardSignIn, type BoardState } from "#api/sign-in/board-sign-in";

const reply = (answer: unknown) => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer));

/** A page whose clock and replies the test controls. */
function aBoard() {
  const browser = new ABrowser();
  browser.now = 1_000;
  const starts: (Error | null)[] = [];
  const answers: unknown[] = [];
  const asked: string[] = [];
  const entered: LoginReply[] = [];
  let made = 0;
  const board = new BoardSignIn(
    {
      start: () => {
        made += 1;
        return reply(
          starts.shift() ?? {
            device_code: `d${made}`,
            user_code: `KXRT-000${made}`,
            url: `https://bilye.test/link?c=KXRT-000${made}`,
            digits: "47",
            expires_in: 180,
            interval: 2,
          },
        ) as never;
      },
      token: (code) => {
        asked.push(code);
        return reply(answers.shift() ?? { waiting: true }) as never;
      },
      onSignedIn: (signedIn) => entered.push(signedIn),
    },
    browser.env,
  );
  const pass = (ms: number) => browser.pass(ms);
  return { board, starts, answers, asked, entered, pass, state: (): BoardState => board.get() };
}

const refusal = (status: number, code: string) => new ApiError({ status, code, message: code });
const signedIn = { token: "t", user: { name: "Ece" }, session: { ends_with_browser: true } };

test("[T52] a board shows its code and asks every two seconds, until the phone has said yes", async () => {
  const { answers, asked, entered, pass, state } = aBoard();
  await pass(0);
  expect(state()).toMatchObject({ name: "shown", code: { user_code: "KXRT-0001", digits: "47", endsAt: 181_000 } });
  await pass(4_000);
  answers.push(signedIn);
  await pass(2_000);
  expect([asked, entered, state().name]).toEqual([["d1", "d1", "d1"], [signedIn], "signed_in"]);
  await pass(60_000);
  expect(asked).toHaveLength(3);
});

test("[T52] a code runs out by the page's own clock, and is followed by another one", async () => {
  const { board, asked, pass, state } = aBoard();
  await pass(180_000);
  expect(state()).toEqual({ name: "over", why: "expired" });
  const before = asked.length;
  await pass(60_000);
  expect(asked).toHaveLength(before);
  board.renew();
  await pass(2_000);
  expect([state(), asked.at(-1)]).toMatchObject([{ name: "shown", code: { user_code: "KXRT-0002" } }, "d2"]);
});

test.each([
  ["has run out", refusal(410, "token_expired"), "expired"],
  ["was refused on the phone", refusal(403, "device_refused"), "refused"],
] as const)("[T52] the server's answer ends it: the code %s", async (_, error, why) => {
  const { answers, pass, state } = aBoard();
  answers.push(error);
  await pass(2_000);
  expect(state()).toEqual({ name: "over", why });
});

test("a lost network is shown and the server asked again; the code stays", async () => {
  const { answers, asked, pass, state } = aBoard();
  answers.push(networkError());
  await pass(2_000);
  expect(state()).toMatchObject({ name: "shown", isOffline: true });
  await pass(2_000);
  expect([state(), asked.length]).toMatchObject([{ name: "shown", isOffline: false }, 2]);
});

test("waits as long as the server says", async () => {
  const { answers, asked, pass } = aBoard();
  answers.push(new ApiError({ status: 429, code: "rate_limited", message: "x", retryAfterSeconds: 30 }));
  await pass(31_000);
  expect(asked).toHaveLength(1);
  await pass(2_000);
  expect(asked.length).toBeGreaterThan(1);
});

test("a board without a code shows why, and asks again by itself", async () => {
  const { board, starts, pass, state } = aBoard();
  starts.push(networkError());
  board.renew();
  await pass(0);
  expect(state().name).toBe("unreached");
  await pass(5_000);
  expect(state().name).toBe("shown");
});

test("[T52] a page that was left asks nothing more, and a late reply signs nobody in", async () => {
  const { board, answers, asked, entered, pass } = aBoard();
  answers.push(signedIn);
  await pass(1_999);
  board.close();
  await pass(60_000);
  expect([asked, entered]).toEqual([[], []]);
});
