import { expect, test } from "vitest";
import { waitingIn } from "#shell/use-waiting";

test("an administrator's menu counts teachers to decide about, sets to review with those that were reported, and mails", () => {
  expect(waitingIn({ waiting: { teachers: 3, sets: 2, reports: 1, mails: 4 } })).toEqual({
    "/admin/teachers": 3,
    "/admin/library": 3,
    "/admin/mails": 4,
  });
});
