import { expect, test } from "vitest";
import { waitingIn } from "#shell/use-waiting";

test("an administrator's menu counts teachers to decide about, and sets to review with those that were reported", () => {
  const teachers = { approved: 90, pending: 3, rejected: 1 };
  expect(waitingIn({ teachers, library: { pending: 2, reported: 1 } })).toEqual({
    "/admin/teachers": 3,
    "/admin/library": 3,
  });
});
