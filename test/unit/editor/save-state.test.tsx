import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type { Editing } from "#features/editor/drafts/editor";
import { SaveState } from "#features/editor/page/save-state.tsx";

const words = (at: number | null) => {
  const editing = { set: { questions: [] }, state: { is: "saved", at } } as unknown as Editing;
  return renderToStaticMarkup(<SaveState editing={editing} onRetry={() => {}} />).replaceAll(/<[^>]*>/g, "");
};

test("a set that was saved today says at which hour, an older one on which day", () => {
  vi.useFakeTimers({ now: Date.parse("2026-11-30T09:00:00Z") });
  expect(words(Date.parse("2026-11-30T06:48:00Z"))).toBe("Kaydedildi, 09.48");
  expect(words(Date.parse("2026-11-29T06:48:00Z"))).toBe("Kaydedildi, dün");
  expect(words(Date.parse("2026-10-12T06:48:00Z"))).toBe("Kaydedildi, 12 Ekim");
  expect(words(null)).toBe("Kaydedildi");
});
