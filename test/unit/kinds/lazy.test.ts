import type { KindName } from "#question/kinds";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lazyKinds } from "#kinds/lazy";

// Skip the pauses.
beforeEach(() => void vi.stubGlobal("setTimeout", queueMicrotask));
afterEach(() => void vi.unstubAllGlobals());

const newer = "hangisi-uzun" as KindName;
const part = { name: "a part" };

/** A network that works or fails for each of these tries in turn. */
function aNetwork(...works: readonly boolean[]) {
  let tries = 0;
  const kinds = lazyKinds(async () => {
    tries += 1;
    if (!works[tries - 1]) throw new Error("no network");
    return part;
  });
  return { kinds, tries: () => tries };
}

const outcomeOf = (loading: Promise<unknown>) =>
  loading.then(
    () => "there",
    () => "not there",
  );

test("a kind that comes with its screens is there at once, another one is loaded once", async () => {
  let tries = 0;
  const kinds = lazyKinds(async () => ({ name: `part ${(tries += 1)}` }), { choice: part });
  expect([kinds.there({}), kinds.there({ kind: newer })]).toEqual([part, undefined]);
  await kinds.load(["choice", newer]);
  await kinds.load([newer]);
  expect([kinds.there({}), kinds.there({ kind: newer }), tries]).toEqual([part, { name: "part 1" }, 1]);
});

test("a network that fails twice does not matter", async () => {
  const { kinds, tries } = aNetwork(false, false, true);
  expect(await outcomeOf(kinds.load([newer]))).toBe("there");
  expect([kinds.there({ kind: newer }), tries()]).toEqual([part, 3]);
});

test("the failure shows after three tries, and the next time the part is asked for again", async () => {
  const { kinds } = aNetwork(false, false, false, true);
  expect(await outcomeOf(kinds.load([newer, newer]))).toBe("not there");
  expect(await outcomeOf(kinds.load([newer]))).toBe("there");
});
