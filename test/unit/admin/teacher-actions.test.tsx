import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TeacherActions } from "#features/admin/teacher-actions.tsx";
import { aUser } from "../../builders/people";

const nothing = () => {};

test.each([
  ["failed", true],
  ["moved", false],
] as const)("a row whose decision %s says so, and offers to decide again only if that may help", (state, mayHelp) => {
  const teacher = { ...aUser({ approval: "pending" }), last_login_at: null };
  const decided = { state, text: "Onaylanamadı. Nedeni bu." };
  const does = { onApprove: nothing, onReject: nothing, onUndo: nothing, menu: () => null };
  const end = renderToStaticMarkup(<TeacherActions {...{ teacher, decided, ...does }} />);
  expect(end).toContain(decided.text);
  expect([end.includes("<button"), end.includes("Yeniden deneyin.")]).toEqual([mayHelp, mayHelp]);
});
