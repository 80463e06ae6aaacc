import { expect, test } from "vitest";
import { barsOn, foreignAmong, groupsOf, isBarred, keptNames, type Known } from "#game/foreign";

/** Seats by the text `network` or `network line`. */
const seats = (counts: Record<string, number>) =>
  Object.entries(counts).flatMap(([text, count]) => {
    const [network = "", line = network] = text.split(" ");
    return Array.from({ length: count }, () => ({ network, line }));
  });
type Around = { hosts?: readonly string[]; known?: readonly string[]; barred?: Record<string, string> };
const around = ({ hosts = ["school"], known = [], barred = {} }: Around = {}): Known => ({
  hostNetworks: new Set(hosts),
  known: new Set(known),
  barred: new Map(Object.entries(barred)),
  askedFrom: 6,
});
const asked = (counts: Record<string, number>, hosts?: readonly string[], known?: readonly string[]) =>
  foreignAmong(seats(counts), around({ ...(hosts && { hosts }), ...(known && { known }) }));
/** A dozen pupils of one carrier, each on a network of their own. */
const pupils = (line: string) => Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`pupil${i} ${line}`, 1]));

test("[T49] the host is asked about another network from six seats on", () => {
  expect(asked({ school: 20, elsewhere: 5 })).toEqual([]);
  expect(asked({ school: 20, elsewhere: 6 })).toEqual([{ network: "elsewhere", count: 6 }]);
  expect(asked({ elsewhere: 30 })).toEqual([{ network: "elsewhere", count: 30 }]);
  expect(asked({ a: 7, school: 7, b: 8 }).map(({ network }) => network)).toEqual(["b", "a"]);
});

test("pupils on lines of their own, and a class whose address is not told, are never asked about", () => {
  expect(asked(Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`line${i}`, 1])))).toEqual([]);
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
  const known = around({ barred: { school: "school", far: "far" } });
  expect(foreignAmong(seats({ far: 7, elsewhere: 6 }), known)).toEqual([
    { network: "elsewhere", count: 6 },
    { network: "far", count: 7, barred: true },
  ]);
  const comes = ["far", "school", "near"].map((network) => isBarred({ network, line: network }, known));
  expect(comes).toEqual([true, false, false]);
});

test("[T49] one phone among pupils of its carrier is asked about alone, also if the pupils' line is the class's", () => {
  const all = { ...pupils("carrier"), "phone carrier": 48 };
  expect(asked(all)).toEqual([
    { network: "phone", count: 48 },
    { network: "carrier", count: 12 },
  ]);
  expect(asked(all, ["school"], ["carrier"])).toEqual([{ network: "phone", count: 48 }]);
  const group = groupsOf(seats(all), around()).find(({ name }) => name === "phone")!;
  expect([group.seats.length, barsOn(group, new Map())]).toEqual([48, [["phone", "carrier"]]]);
  const barred = around({ barred: { phone: "carrier" } });
  const comes = (network: string, known = barred) => isBarred({ network, line: "carrier" }, known);
  expect([comes("phone"), comes("late")]).toEqual([true, false]);
});

test("[T49] a line that takes seats from another network after one was barred is freed in one question and barred as a whole", () => {
  const barred = { phone: "carrier" };
  const all = { ...pupils("carrier"), "second carrier": 6, "third carrier": 9 };
  expect(foreignAmong(seats(all), around({ barred, known: ["carrier"] }))).toEqual([
    { network: "second", count: 15 },
    { network: "phone", count: 0, barred: true },
  ]);
  const group = groupsOf(seats(all), around({ barred })).find(({ name }) => name === "second")!;
  const bars = barsOn(group, new Map(Object.entries(barred)));
  expect(bars).toEqual([
    ["second", "carrier"],
    ["third", "carrier"],
    ["carrier", "carrier"],
  ]);
  const after = around({ barred: { ...barred, ...Object.fromEntries(bars) }, known: ["lab"] });
  const comes = (network: string, line = "carrier") => isBarred({ network, line }, after);
  expect([comes("fourth"), comes("lab"), comes("fourth", "other")]).toEqual([true, false, false]);
});

test("[T49] a stranger who spreads over the networks of a line is one question, and the line is barred with it", () => {
  const spread = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`net${i} line`, 5]));
  expect(asked(spread)).toEqual([{ network: "line", count: 60 }]);
  const [group] = groupsOf(seats(spread), around());
  expect(barsOn(group!, new Map())).toEqual([["line", "line"]]);
});

test("[T49] a class that sat before the host's screen was known is the host's, by its network or by an older seat's line", () => {
  expect(asked({ "school provider": 12 }, ["school", "provider"])).toEqual([]);
  expect(asked({ provider: 12 }, ["school", "provider"])).toEqual([]);
  // Others of the host's line are no more the host's than before.
  expect(asked({ "other provider": 12 }, ["school", "provider"])).toEqual([{ network: "other", count: 12 }]);
});

const guests = (known: readonly string[] = []) => ({
  ...around({ hosts: ["school", "home"], known }),
  ownAskedFrom: 100,
});

test("[T49] where everybody joins by nickname the teacher is asked about her own network from a hundred seats on; it is never barred", () => {
  const all = { ...pupils("provider"), "school provider": 60, home: 39 };
  expect(foreignAmong(seats(all), guests())).toEqual([{ network: "provider", count: 12 }]);
  const more = seats({ ...all, home: 40 });
  expect(foreignAmong(more, guests())).toEqual([
    { network: "own", count: 100, own: true },
    { network: "provider", count: 12 },
  ]);
  const own = groupsOf(more, guests()).find(({ name }) => name === "own")!;
  expect([own.seats.length, barsOn(own, new Map())]).toEqual([100, []]);
  const kept = keptNames("own", own);
  expect(foreignAmong(seats({ home: 199 }), guests(kept))).toEqual([]);
  expect(foreignAmong(seats({ home: 200 }), guests(kept))).toEqual([{ network: "own", count: 200, own: true }]);
});

test("[T49] a question has the names of the first who sit there", () => {
  const named = seats({ far: 6, school: 1 }).map((seat, i) => ({ ...seat, name: `Ada ${i}` }));
  expect(foreignAmong(named, around())).toEqual([{ network: "far", count: 6, names: ["Ada 0", "Ada 1", "Ada 2"] }]);
});

test("[T49] networks kept with the rest of a line get seats also after the line is barred", () => {
  const [rest] = groupsOf(seats(pupils("carrier")), around());
  const known = keptNames("carrier", rest);
  const after = around({ known, barred: { phone: "carrier", second: "carrier", carrier: "carrier" } });
  const comes = (network: string) => isBarred({ network, line: "carrier" }, after);
  expect([comes("pupil0"), comes("pupil11"), comes("late")]).toEqual([false, false, true]);
});

const kept = (count: number) => keptNames("far", groupsOf(seats({ far: count }), around())[0]);
const askedAt = (count: number, known: readonly string[]) => asked({ far: count }, ["school"], known).length;

test("[T49] the teacher is asked again about a network that she kept once it took as many again, and a hundred", () => {
  expect([askedAt(105, kept(6)), askedAt(106, kept(6))]).toEqual([0, 1]);
  expect([askedAt(599, kept(300)), askedAt(600, kept(300))]).toEqual([0, 1]);
  // Kept twice, and let in again after it was barred.
  expect(askedAt(150, [...kept(6), ...kept(110)])).toBe(0);
  expect([askedAt(99, keptNames("far")), askedAt(100, keptNames("far"))]).toEqual([0, 1]);
});
