import { beforeEach, expect, test } from "vitest";
import { toast, toasts } from "#ui/overlays/toasts";

beforeEach(() => toasts.set([]));

const said = () => toasts.get().map(({ text }) => text);

test("what a toast says already is not said a second time beside it: the new one takes its place", () => {
  toast.warning("Bağlantı yok.");
  toast.success("Kod kopyalandı.");
  toast.warning("Bağlantı yok.");
  expect(said()).toEqual(["Kod kopyalandı.", "Bağlantı yok."]);
});

test("toasts of another title, and those with an action each, stand beside each other", () => {
  toast.warning("Silinemedi.");
  toast.warning("Silinemedi.", { title: "Set" });
  expect(said().length).toBe(2);
  toasts.set([]);
  for (const run of [() => {}, () => {}]) toast.success("Silindi.", { action: { label: "Geri al", run } });
  expect(said().length).toBe(2);
});
