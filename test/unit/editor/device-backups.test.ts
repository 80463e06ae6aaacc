import { expect, test, vi } from "vitest";
import { deviceBackups, hasUnsent } from "#features/editor/drafts/device-backups";
import { aStorage } from "../browser/a-storage";

test("[F28] a newer page's backup, which this page cannot read, keeps its place on the device", () => {
  const [device, tab] = [aStorage(), aStorage()];
  vi.stubGlobal("localStorage", device);
  vi.stubGlobal("sessionStorage", tab);
  vi.stubGlobal("addEventListener", () => undefined);
  const written = JSON.stringify({ version: 2, id: "s", at: 1, questions: { of: "another form" } });
  device.setItem("bilye.draft.s.tab", written);
  tab.setItem("bilye.page", "tab");
  const backups = deviceBackups();
  expect(backups.all("s")).toEqual([]);
  backups.put("s", null);
  expect([device.getItem("bilye.draft.s.tab"), hasUnsent()]).toEqual([written, true]);
  expect(backups.page).not.toBe("tab");
});
