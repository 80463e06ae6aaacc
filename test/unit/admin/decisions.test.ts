import { expect, test } from "vitest";
import { movedBy, type Decided } from "#features/admin/person/use-decisions";

test("the tabs' counts follow decisions made, held or sent, and not failed ones", () => {
  const decided: Decided[] = [
    { state: "held", deed: "approve", from: "pending" },
    { state: "busy", deed: "reject", from: "pending" },
    { state: "done", deed: "approve", from: "rejected" },
    { state: "held", deed: "suspend", from: "approved" },
    { state: "failed", text: "Onaylanamadı." },
    { state: "moved", text: "Başka bir yönetici karar verdi." },
  ];
  expect(movedBy(decided)).toEqual({ approved: 1, pending: -2, rejected: 0 });
});
