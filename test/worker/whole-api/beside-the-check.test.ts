import { expect, test } from "vitest";
import { aPerson } from "../helpers/accounts/people";
import { call, statuses } from "../helpers/http";
import { aSet } from "../helpers/sets/sets";
import { aWrittenQuestion } from "../../builders/questions";

const keyed = (key: string) => ({ "idempotency-key": key });

test("a repeated call that waits finds the question of the first, whose answer is too long to be kept", async () => {
  const { token } = await aPerson("teacher");
  const { id } = await aSet(token, { title: "Uzun" });
  const long = { A: "a", B: "b", C: "c", D: "d", E: "e", F: "f" };
  const body = {
    question_set_id: id,
    ...aWrittenQuestion({ question_text: '"'.repeat(500), explanation: '"'.repeat(500) }),
    options: Object.fromEntries(Object.entries(long).map(([letter, text]) => [letter, text + '"'.repeat(199)])),
  };
  const headers = keyed(crypto.randomUUID());
  const replies = await Promise.all([1, 2].map(() => call("POST", "/api/questions", { token, body, headers })));
  expect(replies[0]!.text.length).toBeGreaterThan(4096);
  expect(statuses(replies)).toEqual([201, 201]);
});
