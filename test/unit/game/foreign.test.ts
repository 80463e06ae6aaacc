import { expect, test } from "vitest";
import { foreignAmong, isBarred } from "#game/foreign";

const seats = (counts: Record<string, number>) =>
  Object.entries(counts).flatMap(([network, count]) => Array.from({ length: count }, () => network));
const asked = (counts: Record<string, number>, hosts: readonly string[] = ["school"], known: readonly string[] = []) =>
  foreignAmong(seats(counts), { hostNetworks: new Set(hosts), known: new Set(known), barred: new Set() });

test("[T49] the host is asked about another network from six seats on", () => {
  expect(asked({ school: 20, elsewhere: 5 })).toEqual([]);
  expect(asked({ school: 20, elsewhere: 6 })).toEqual([{ network: "elsewhere", count: 6 }]);
  expect(asked({ elsewhere: 30 })).toEqual([{ network: "elsewhere", count: 30 }]);
  expect(asked({ a: 7, school: 7, b: 8 }).map(({ network }) => network)).toEqual(["a", "b"]);
});

test("pupils on lines of their own, and a class whose address is not told, are never asked about", () => {
  expect(asked(Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`line ${i}`, 1])))).toEqual([]);
  expect(asked({ school: 30 })).toEqual([]);
});

test("networks that the host called the class's are not asked about again; each of the host's own networks counts as hers", () => {
  expect(asked({ elsewhere: 30 }, ["school"], ["elsewhere"])).toEqual([]);
  expect(asked({ elsewhere: 30 }, ["home", "elsewhere"])).toEqual([]);
});

test("the network of most seats is the class's while the host's is unknown", () => {
  expect(asked({ class: 20, elsewhere: 8 }, [])).toEqual([{ network: "elsewhere", count: 8 }]);
  expect(asked({ elsewhere: 8, class: 20 }, [])).toEqual([{ network: "elsewhere", count: 8 }]);
  expect(asked({ class: 20 }, [])).toEqual([]);
});

test("barred networks follow with the seats they still have; the host's own is never barred", () => {
  const hostNetworks = new Set(["school"]);
  const barred = new Set(["school", "far"]);
  expect(foreignAmong(seats({ far: 7, elsewhere: 6 }), { hostNetworks, known: new Set(), barred })).toEqual([
    { network: "elsewhere", count: 6 },
    { network: "far", count: 7, barred: true },
  ]);
  expect(["far", "school", "near"].map((network) => isBarred(network, { hostNetworks, barred }))).toEqual([
    true,
    false,
    false,
  ]);
});
