import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { subjects } from "#shared/curriculum";
import { coverArt, HEIGHT, WIDTH } from "#ui/cover/cover-art";
import { DrawnCover } from "#ui/cover/set-cover.tsx";

const ids = Array.from({ length: 300 }, (_, i) => `set-${i * 7919}`);

test("a cover is the same for the same set, and another for another", () => {
  expect(coverArt("a")).toEqual(coverArt("a"));
  expect(new Set(ids.map((id) => JSON.stringify(coverArt(id)))).size).toBe(ids.length);
});

test("a cover has one large marble, whole in the middle square, and three or four small ones beside each other", () => {
  for (const id of ids) {
    const { marbles } = coverArt(id);
    const [large, ...small] = marbles;
    expect(small.length).toBeGreaterThanOrEqual(3);
    expect(small.length).toBeLessThanOrEqual(4);
    expect(large!.r * 2).toBeCloseTo(HEIGHT * 0.56, -1);
    expect(Math.abs(large!.x - WIDTH / 2) + large!.r).toBeLessThanOrEqual(HEIGHT / 2);
    for (const { x, y, r } of small) {
      expect(r * 2).toBeGreaterThanOrEqual(HEIGHT * 0.15);
      expect(r * 2).toBeLessThanOrEqual(HEIGHT * 0.31);
      expect(Math.min(x - r, y - r, WIDTH - x - r, HEIGHT - y - r)).toBeGreaterThan(0);
    }
    for (const [i, a] of marbles.entries()) {
      for (const b of marbles.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.r + b.r);
    }
  }
});

test("a cover weighs at most 1.5 kB", () => {
  const weights = ids.map((id, i) => {
    const subject = subjects[i % subjects.length]!.id;
    return renderToStaticMarkup(<DrawnCover id={id} subject={subject} />).length;
  });
  expect(Math.max(...weights)).toBeLessThanOrEqual(1_536);
});
