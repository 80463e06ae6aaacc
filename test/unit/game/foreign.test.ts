import { expect, test } from "vitest";
import { barsOn, foreignAmong, groupNamed, groupsOf, isBarred, keptOf, seatsToFree, type Known } from "#game/foreign";

/** Seats by the text `network` or `network line`. */
const seats = (counts: Record<string, number>) =>
  Object.entries(counts)
    .flatMap(([text, count]) => Array.from({ length: count }, () => text.split(" ")))
    .map(([network = "", line = network], i) => ({ network, line, seat: i + 1 }));
type Around = {
  hosts?: readonly string[];
  known?: readonly string[];
  barred?: Record<string, string>;
  upTo?: number;
};
/** `upTo`: number of the last seat when the teacher kept the known networks. */
const around = ({ hosts = ["school"], known = [], barred = {}, upTo = 0 }: Around = {}): Known => ({
  hostNetworks: new Set(hosts),
  known: new Map(known.map((network) => [network, upTo])),
  barred: new Map(Object.entries(barred)),
  askedFrom: 6,
});
/** Questions and barred networks but for `up_to`, which differs in every one. */
const questions = (...args: Parameters<typeof foreignAmong>) =>
  foreignAmong(...args).map((question) => ({ ...question, up_to: undefined }));
const asked = (counts: Record<string, number>, hosts?: readonly string[], known?: readonly string[]) =>
  questions(seats(counts), around({ ...(hosts && { hosts }), ...(known && { known }) }));
/** A dozen pupils of one carrier, each on a network of their own; and what is remembered once they were kept. */
const pupils = (line: string) => Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`pupil${i} ${line}`, 1]));
const keptOn = (line: string) => keptOf(line, seats(pupils(line)), around()).known;

test("[T49] the host is asked about another network from six seats on", () => {
  expect(asked({ school: 20, elsewhere: 5 })).toEqual([]);
  expect(asked({ school: 20, elsewhere: 6 })).toEqual([{ network: "elsewhere", count: 6 }]);
  expect(asked({ elsewhere: 30 })).toEqual([{ network: "elsewhere", count: 30 }]);
  expect(foreignAmong(seats({ school: 1, elsewhere: 6 }), around())).toMatchObject([{ up_to: 7 }]);
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
  const known = around({ hosts: ["school", "provider"], barred: { school: "provider", far: "far", near: "near" } });
  expect(questions(seats({ far: 7, elsewhere: 6 }), known)).toEqual([
    { network: "elsewhere", count: 6 },
    { network: "far", count: 7, barred: true },
    { network: "near", count: 0, barred: true },
  ]);
  const comes = ["far", "school", "lab"].map((network) => isBarred({ network, line: network }, known));
  expect(comes).toEqual([true, false, false]);
});

test("[T49] one phone among pupils of its carrier is asked about alone, also if the pupils' line is the class's", () => {
  const all = { ...pupils("carrier"), "phone carrier": 48 };
  expect(asked(all)).toEqual([
    { network: "carrier", count: 12 },
    { network: "phone", count: 48 },
  ]);
  expect(questions(seats(all), around({ known: keptOn("carrier"), upTo: 12 }))).toEqual([
    { network: "phone", count: 48 },
  ]);
  const group = groupsOf(seats(all), around()).find(({ name }) => name === "phone")!;
  expect([group.seats.length, barsOn(group, around())]).toEqual([48, [["phone", "carrier"]]]);
  const barred = around({ barred: { phone: "carrier" } });
  const comes = (network: string, known = barred) => isBarred({ network, line: "carrier" }, known);
  expect([comes("phone"), comes("late")]).toEqual([true, false]);
});

test("[T49] a line that takes seats from another network after one was barred is freed in one question and barred as a whole", () => {
  const barred = { phone: "carrier" };
  const all = { ...pupils("carrier"), "second carrier": 6, "third carrier": 9 };
  expect(questions(seats(all), around({ barred, known: keptOn("carrier"), upTo: 12 }))).toEqual([
    { network: "second", count: 15 },
    { network: "phone", count: 0, barred: true },
  ]);
  const group = groupsOf(seats(all), around({ barred })).find(({ name }) => name === "second")!;
  const bars = barsOn(group, around({ barred }));
  expect(bars).toEqual([
    ["second", "carrier"],
    ["third", "carrier"],
    ["carrier", "carrier"],
  ]);
  const after = around({ barred: { ...barred, ...Object.fromEntries(bars) }, known: ["lab"] });
  const comes = (network: string, line = "carrier") => isBarred({ network, line }, after);
  expect([comes("fourth"), comes("lab"), comes("fourth", "other")]).toEqual([true, false, false]);
});

test("[T49] a barred line is shown on the host's own line too, without its seats that were in no question; all barred ones are let in together", () => {
  const barred = { phone: "provider", second: "provider", provider: "provider" };
  const known = around({ hosts: ["school", "provider"], barred });
  expect(questions(seats({ ...pupils("provider"), "second provider": 2 }), known)).toEqual([
    { network: "phone", count: 0, barred: true },
    { network: "second", count: 2, barred: true },
    { network: "provider", count: 0, barred: true },
  ]);
  const letIn = (network: string) => keptOf(network, [], known).letIn;
  expect([letIn("phone"), letIn("other")]).toEqual([["phone", "second", "provider"], []]);
});

test("[T49] a stranger who spreads over the networks of a line is one question, and the line is barred with it", () => {
  const spread = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`net${i} line`, 5]));
  expect(asked(spread)).toEqual([{ network: "line", count: 60 }]);
  const [group] = groupsOf(seats(spread), around());
  expect(barsOn(group!, around())).toEqual([["line", "line"]]);
});

test("[T49] a class that sat before the host's screen was known is the host's, by its network or by an older seat's line", () => {
  expect(asked({ "school provider": 12 }, ["school", "provider"])).toEqual([]);
  expect(asked({ provider: 12 }, ["school", "provider"])).toEqual([]);
  // Others of the host's line are no more the host's than before.
  expect(asked({ "other provider": 12 }, ["school", "provider"])).toEqual([{ network: "other", count: 12 }]);
});

test.each([
  ["her own network", { hosts: ["school", "far"] }, { own: true }],
  ["a network that she called the class's", { known: ["far"] }, {}],
])(
  "[T49] the teacher is asked about %s from four hundred seats on, before joins close it; it is not barred",
  (_, of: Around, more: object) => {
    expect(questions(seats({ far: 399, school: 20 }), around(of))).toEqual([]);
    const all = seats({ far: 400, school: 20 });
    expect(questions(all, around(of))).toEqual([{ network: "far", count: 400, ...more }]);
    const [group] = groupsOf(all, around(of));
    expect([group!.seats.length, barsOn(group!, around(of))]).toEqual([400, []]);
    expect(keptOf("far", all, around(of)).known).toEqual(["far"]);
  },
);

test("[T49] nobody is in question again who sat there when the teacher kept the network, nor on another one of hers", () => {
  const known = around({ hosts: ["far", "home"], known: ["far"], upTo: 60 });
  expect(questions(seats({ far: 459, home: 3 }), known)).toEqual([]);
  const all = seats({ far: 460, home: 3 });
  expect(questions(all, known)).toEqual([{ network: "far", count: 400, own: true }]);
  const [group] = groupsOf(all, known);
  expect([group!.name, group!.seats.length, group!.seats[0]!.seat]).toEqual(["far", 400, 61]);
});

test("[T49] a question says how many would lose answers; they may be kept", () => {
  const all = seats({ far: 7, school: 1 }).map((seat) => ({ ...seat, hasAnswered: () => seat.seat <= 2 }));
  expect(questions(all, around())).toEqual([{ network: "far", count: 7, answered: 2 }]);
  const [group] = groupsOf(all, around());
  expect([seatsToFree(group!).length, seatsToFree(group!, true).map(({ seat }) => seat)]).toEqual([7, [3, 4, 5, 6, 7]]);
});

test("[T49] a question has the names of the newest who sit there", () => {
  const named = seats({ far: 6, school: 1 }).map((seat, i) => ({ ...seat, name: `Ada ${i}` }));
  expect(questions(named, around())).toEqual([{ network: "far", count: 6, names: ["Ada 5", "Ada 4", "Ada 3"] }]);
});

test("[T49] networks kept with the rest of a line get seats also after the line is barred", () => {
  const after = around({
    known: keptOn("carrier"),
    barred: { phone: "carrier", second: "carrier", carrier: "carrier" },
  });
  const comes = (network: string) => isBarred({ network, line: "carrier" }, after);
  expect([comes("pupil0"), comes("pupil11"), comes("late")]).toEqual([false, false, true]);
});

const late = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`late${i} carrier`, 1]));

test("[T49] those who follow on a line that was kept are a question as before, and so is a phone that sat among its pupils", () => {
  const known = around({ known: keptOn("carrier"), upTo: 12 });
  expect(questions(seats({ ...pupils("carrier"), ...late(5) }), known)).toEqual([]);
  const flooded = seats({ ...pupils("carrier"), ...late(6) });
  expect(questions(flooded, known)).toEqual([{ network: "carrier", count: 6 }]);
  const [group] = groupsOf(flooded, known);
  expect([group!.seats.length, barsOn(group!, known)]).toEqual([6, [["carrier", "carrier"]]]);
  const phone = seats({ ...pupils("carrier"), "pupil3 carrier": 9 });
  const moved = phone.map((one, i) => ({ ...one, seat: 10 + i }));
  const [question] = questions(moved, known);
  expect([question!.network, question!.count]).toEqual(["pupil3", 9]);
});

test("[T49] letting in keeps nothing, and keeping lets nothing in, whichever of the two is so when the answer arrives", () => {
  const six = seats({ far: 6 });
  const now = (of: Around, seen: object) => keptOf("far", six, around(of), seen);
  const barred = { barred: { far: "far" } };
  expect(now(barred, { barred: true })).toMatchObject({ letIn: ["far"], known: [], seats: [] });
  expect(now({}, { barred: true })).toMatchObject({ letIn: [], known: [], seats: [] });
  expect(now(barred, { up_to: 6 })).toMatchObject({ letIn: [], known: [], seats: [] });
  expect(now({}, { up_to: 6 })).toMatchObject({ letIn: [], known: ["far"], seats: six });
});

test("[T49] the teacher keeps the seats that the question had when it was shown, and networks that took those", () => {
  const spread = seats({ "a line": 3, "b line": 3, "c line": 4 });
  const { known, seats: kept, upTo } = keptOf("line", spread, around(), { up_to: 6 });
  expect([known, kept.map(({ seat }) => seat), upTo]).toEqual([["a", "b", "line"], [1, 2, 3, 4, 5, 6], 6]);
  expect(keptOf("line", spread, around()).seats).toHaveLength(10);
  const after = { ...around(), known: new Map(known.map((network) => [network, 6])) };
  expect(keptOf("line", spread, after, { up_to: 6 })).toMatchObject({ letIn: [], known: [], seats: [] });
});

test("[T49] questions stand in the order of the seats that make them questions: seats taken later move none", () => {
  const taken = [...seats({ stranger: 5 }), ...seats({ class: 9 }).map((one) => ({ ...one, seat: one.seat + 5 }))];
  const more = [15, 16, 17, 18, 19, 20, 21, 22].map((seat) => ({ network: "stranger", line: "stranger", seat }));
  expect(questions([...taken, ...more], around()).map(({ network }) => network)).toEqual(["class", "stranger"]);
});

/** Pupils of a line, each on a network of their own, kept together with as many networks of a stranger, who then takes seats on all of those. */
const kept = seats({
  ...pupils("line"),
  ...Object.fromEntries(Array.from({ length: 4 }, (_, i) => [`bad${i} line`, 1])),
});
const flood = Array.from({ length: 20 }, (_, i) => ({ network: `bad${i % 4}`, line: "line", seat: 17 + i }));
const remembered = (of: Around = {}) => around({ known: keptOf("line", kept, around()).known, upTo: 16, ...of });

test("[T49] networks kept with a line are barred once their new seats are freed; pupils who were kept with them are not", () => {
  const known = remembered();
  expect(questions([...kept, ...flood], known)).toEqual([{ network: "line", count: 20 }]);
  const bars = barsOn(groupNamed("line", [...kept, ...flood], known)!, known);
  const after = remembered({ barred: Object.fromEntries(bars) });
  const comes = (network: string) => isBarred({ network, line: "line" }, after);
  expect(["bad0", "bad3", "new", "pupil0"].map(comes)).toEqual([true, true, true, false]);
});

test("[T49] seats that kept networks take on a barred line are a question too", () => {
  const known = remembered({ barred: { line: "line" } });
  expect(questions([...kept, ...flood], known)).toEqual([
    { network: "bad0", count: 20 },
    { network: "line", count: 0, barred: true },
  ]);
  const bars = barsOn(groupNamed("bad0", [...kept, ...flood], known)!, known);
  expect(bars.map(([network]) => network)).toEqual(["bad0", "bad1", "bad2", "bad3", "line"]);
});

test("[T49] a network kept with others of a barred one's line is not the class's by itself", () => {
  const known = around({ barred: { bad0: "line" } });
  const both = seats({ "boarders line": 7, "bad1 line": 6 });
  expect(keptOf("boarders", both, known).known).toEqual(["boarders", "bad1", "line"]);
});
