import { expect, test, vi } from "vitest";
import { SaidDecisions } from "#features/admin/person/said-decisions";
import { toasts } from "#ui/overlays/toasts";

const [ece, can, ada] = ["Ece", "Can", "Ada"].map((name) => ({ id: name, name }));
const texts = () =>
  toasts
    .get()
    .filter(({ isLeaving }) => !isLeaving)
    .map(({ text }) => text);

test("a notification about several people counts those that are left when some are taken back", () => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  const said = new SaidDecisions();
  said.say([ece!, can!, ada!], "approve", () => {});
  expect(texts()).toEqual(["3 öğretmen onaylandı."]);
  said.takenBack(["Can"]);
  expect(texts()).toEqual(["2 öğretmen onaylandı."]);
  said.takenBack(["Ece"]);
  expect(texts()).toEqual(["Ada onaylandı."]);
  said.takenBack(["Ada"]);
  expect(texts()).toEqual([]);
});

test("other notifications stay as they are, until they end", () => {
  const said = new SaidDecisions();
  const end = said.say([ece!, can!], "withdraw", () => {});
  said.say([ada!], "approve", () => {});
  said.takenBack(["Ada"]);
  expect(texts()).toEqual(["2 öğretmen için onay kaldırıldı."]);
  end();
  expect(texts()).toEqual([]);
});
