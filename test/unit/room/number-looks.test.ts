import { expect, test } from "vitest";
import { NumberLooks } from "../../../worker/room/number-looks";

const MINUTE = 60_000;
const look = (now: number) => ({ now, isConfirmed: false });
const yes = (now: number) => ({ now, isConfirmed: true });

test("[T49] one phone looks at five numbers a minute, right ones too", () => {
  const looks = new NumberLooks();
  const allowed = [1, 2, 3, 4, 5, 6].map((number) => looks.allows("a", number, 30, look(number)));
  expect(allowed).toEqual([true, true, true, true, true, false]);
  expect(looks.allows("b", 1, 30, look(7))).toBe(true);
  expect(looks.allows("a", 6, 30, look(MINUTE + 2))).toBe(true);
  expect(looks.allows("a", 7, 30, look(MINUTE + 2))).toBe(true);
  expect(looks.allows("a", 8, 30, look(MINUTE + 2))).toBe(false);
});

test("saying yes to a number that was looked at is no other look; to any other it is", () => {
  const looks = new NumberLooks();
  for (let number = 1; number <= 5; number++) looks.allows("a", number, 30, look(number));
  for (const number of [5, 1, 3]) expect(looks.allows("a", number, 30, yes(9))).toBe(true);
  expect(looks.allows("a", 6, 30, yes(9))).toBe(false);
  expect(new NumberLooks().allows("a", 4, 30, yes(9))).toBe(true);
});

test("a look that led to a seat is not held against the next pupil, only against all together", () => {
  const looks = new NumberLooks();
  const sits = (number: number) => {
    if (!looks.allows(undefined, number, 10, yes(number))) return false;
    looks.taken(undefined, number);
    return true;
  };
  expect(Array.from({ length: 31 }, (_, i) => sits(i)).indexOf(false)).toBe(30);
});

test("[T49] all together look three times as often as the class is large, in ten minutes", () => {
  const looks = new NumberLooks();
  const allowed = Array.from({ length: 7 }, (_, i) => looks.allows(`phone ${i}`, 1, 2, look(i)));
  expect(allowed).toEqual([true, true, true, true, true, true, false]);
  expect(looks.allows("late", 1, 2, look(10 * MINUTE - 1))).toBe(false);
  expect(looks.allows("late", 1, 2, look(10 * MINUTE))).toBe(true);
});
