import { expect, test, vi } from "vitest";
import { vibrate } from "#browser/vibrate";

const activation = (hasBeenActive: boolean) => ({ hasBeenActive, isActive: false });

test("a page that nobody has touched since it was loaded does not vibrate: the browser would log an error", () => {
  const buzz = vi.fn<(pattern: number | number[]) => boolean>();
  vibrate(12, { vibrate: buzz, userActivation: activation(false) });
  expect(buzz).not.toHaveBeenCalled();
  vibrate(12, { vibrate: buzz, userActivation: activation(true) });
  expect(buzz).toHaveBeenCalledExactlyOnceWith(12);
});

test("a browser that does not tell whether it was touched vibrates, and one without vibration does nothing", () => {
  const buzz = vi.fn<(pattern: number | number[]) => boolean>();
  vibrate([18, 60, 18], { vibrate: buzz });
  expect(buzz).toHaveBeenCalledExactlyOnceWith([18, 60, 18]);
  expect(() => vibrate(12, {})).not.toThrow();
});
