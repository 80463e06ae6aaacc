import { expect, test } from "vitest";
import { movedBy, type Decided } from "#features/admin/person/use-decisions";

test("the tabs' counts follow decisions made, held or sent, and not failed ones", () => {
  const decided: Decided[] = [
    { state: "held", to: "approved", from: "pending" },
    { state: "busy", to: "rejected", from: "pending" },
    { state: "done", to: "approved", from: "rejected" },
    { state: "failed", text: "Onaylanamadı." },
  ];
  expect(movedBy(decided)).toEqual({ approved: 2, pending: -2, rejected: 0 });
});
