import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** A page with its links, whose files are answered by the test. */
class Links {
  readonly all: HTMLLinkElement[] = [];
  readonly head = { append: (link: HTMLLinkElement) => void this.all.push(link) };
  readonly createElement = () => ({ remove: () => void this.all.splice(0) });
  readonly querySelector = (selector: string) => this.all.find(({ href }) => selector.includes(`"${href}"`)) ?? null;
}
const isScript = { blob: () => Promise.resolve({ type: "text/javascript" }) };
const never = new Promise<never>(() => {});
const part = () => Promise.resolve("the part");

let links: Links;
let loadPart: typeof import("#browser/load-part").loadPart;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  links = new Links();
  vi.stubGlobal("document", links);
  ({ loadPart } = await import("#browser/load-part"));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const hours = () => vi.advanceTimersByTimeAsync(3_600_000);
const afterHours = async (loading: Promise<unknown>): Promise<string> => {
  const outcome = Promise.race([
    loading.then(
      () => "there",
      () => "lost",
    ),
    hours().then(() => "still waiting"),
  ]);
  await hours();
  return outcome;
};

test("a script without a reply counts as lost, and is fetched again by the next press", async () => {
  const fetch = vi.fn<() => Promise<unknown>>(() => never);
  vi.stubGlobal("fetch", fetch);
  const first = loadPart(part, ["assets/work.js"]);
  // A second caller waits for the same file.
  const second = loadPart(part, ["assets/work.js"]);
  const both = Promise.all([afterHours(first), afterHours(second)]);
  expect(await both).toEqual(["lost", "lost"]);
  await expect(first).rejects.toHaveProperty("isPart", true);

  fetch.mockResolvedValue(isScript);
  await expect(loadPart(part, ["assets/work.js"])).resolves.toBe("the part");
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("a style without a reply counts as lost too, and one that came stays", async () => {
  expect(await afterHours(loadPart(part, ["assets/work.css"]))).toBe("lost");
  expect(links.all).toEqual([]);

  const second = loadPart(part, ["assets/work.css"]);
  links.all[0]!.onload!(new Event("load"));
  await expect(second).resolves.toBe("the part");
  await hours();
  expect(links.all).toHaveLength(1);
});

test("a refused style is taken out, and asked for again", async () => {
  const first = Promise.allSettled([loadPart(part, ["assets/work.css"])]);
  (links.all[0]!.onerror as () => void)();
  expect((await first)[0]).toHaveProperty("status", "rejected");
  expect(links.all).toEqual([]);
});
