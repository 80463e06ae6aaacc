import { expect, test } from "vitest";
import type { FoundNickname } from "#protocol/http/replies/people";
import { MOST_AT_ONCE, searched } from "#features/admin/people-search/use-older-games";

const nickname = {} as FoundNickname;
const ofParts = (parts: Readonly<Record<number, number>>, stop = new AbortController()) => {
  const seen: number[] = [];
  const look = async (before: number) => {
    seen.push(before);
    return {
      nicknames: Array.from({ length: parts[before]! }, () => nickname),
      next: before === 1 ? null : before - 1,
    };
  };
  const found: number[] = [];
  const onFound = ({ nicknames }: { nicknames: readonly unknown[] }) => void found.push(nicknames.length);
  return { seen, found, stop, run: () => searched({ next: 3, look, onFound }, stop.signal) };
};

test("the search goes on by itself until no older game is left", async () => {
  const search = ofParts({ 3: 0, 2: 5, 1: 0 });
  await search.run();
  expect([search.seen, search.found]).toEqual([
    [3, 2, 1],
    [0, 5, 0],
  ]);
});

test("the search rests after many nicknames, and asks for nothing once it is stopped", async () => {
  const many = ofParts({ 3: MOST_AT_ONCE, 2: 1, 1: 1 });
  await many.run();
  expect(many.seen).toEqual([3]);
  const stopped = ofParts({ 3: 1, 2: 1, 1: 1 });
  stopped.stop.abort();
  await stopped.run();
  expect([stopped.seen, stopped.found]).toEqual([[], []]);
});
