import { expect, test, vi } from "vitest";
import type { Pages } from "#features/exchange/index";
import { sourcePages } from "#features/editor/import/pages/source-pages";

const piece = (page: number) => ({ page, left: 0, top: 0, width: 10, height: 10 });

function fakePages() {
  const drawn: number[] = [];
  const close = vi.fn<() => void>();
  const pages: Pages = {
    count: 4,
    size: async () => ({ width: 600, height: 800 }),
    piece: async ({ page }) => {
      drawn.push(page);
      return new Blob([`${page}. sayfa`]);
    },
    close,
  };
  return { drawn, pages, close };
}

test("the file is opened with the first piece, once, and pieces that nobody wants any more are passed over", async () => {
  const { drawn, pages, close } = fakePages();
  const open = vi.fn<() => Promise<Pages>>(async () => pages);
  const source = sourcePages(new Blob(), open);
  expect(open).not.toHaveBeenCalled();
  const all = [
    source.picture(piece(1), 100),
    source.picture(piece(2), 100, () => false),
    source.picture(piece(3), 100),
  ];
  const texts = await Promise.all(all.map(async (one) => (await one)?.text()));
  expect(texts).toEqual(["1. sayfa", undefined, "3. sayfa"]);
  expect(drawn).toEqual([1, 3]);
  expect(open).toHaveBeenCalledOnce();
  source.close();
  expect(await source.picture(piece(4), 100)).toBeUndefined();
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
});

test("a file that could not be opened is tried again, and one piece's failure leaves the others", async () => {
  const { pages } = fakePages();
  let tries = 0;
  const source = sourcePages(new Blob(), async () => {
    if (++tries === 1) throw new Error("no network");
    return pages;
  });
  await expect(source.picture(piece(1), 100)).rejects.toThrow("no network");
  expect(await (await source.picture(piece(2), 100))?.text()).toBe("2. sayfa");
});
