import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { proofsIn } from "../coverage/proofs";
import { byHandOf, rulesOf } from "../coverage/reasons";
import { faultsOf, pageOf, placesOf, type Known } from "../coverage/table";
import { clientMessages } from "#protocol/live/client-messages";
import { serverMessages } from "#protocol/live/messages";
import { areas } from "#http/openapi/areas";
import * as rights from "#services/sign-in/rights";
import { messagesPage } from "../coverage/messages";
import { sessionsPage } from "../coverage/sessions";
import { callsPage } from "../coverage/calls";
import { CALLS, known, MESSAGES, SESSIONS, TABLE } from "../coverage/write";

const all = known();

test("each tag names something, and each rule, threat and fault has a test; each place has one or a reason", () => {
  expect(all.proofs.length).toBeGreaterThan(900);
  expect(faultsOf(all)).toEqual([]);
});

test("test/COVERAGE.md is what `npm run test:table` writes", () => {
  const isAsWritten = readFileSync(TABLE, "utf8") === pageOf(all);
  expect(isAsWritten, `${TABLE} is not what the tests' names say: npm run test:table`).toBe(true);
});

test("docs/sessions.md is what `npm run test:table` makes of the rights of sessions", () => {
  expect(readFileSync(SESSIONS, "utf8") === sessionsPage(rights), `${SESSIONS} is old: npm run test:table`).toBe(true);
});

test("docs/messages.md is what `npm run test:table` makes of the messages' entries", () => {
  const isAsWritten = readFileSync(MESSAGES, "utf8") === messagesPage({ serverMessages, clientMessages });
  expect(isAsWritten, `${MESSAGES} is old: npm run test:table`).toBe(true);
});

const calls = readFileSync(CALLS, "utf8");

test("the tables of docs/calls.md are what `npm run test:table` makes of the calls' entries", () => {
  expect(callsPage(calls, { areas }) === calls, `${CALLS} is old: npm run test:table`).toBe(true);
});

test("each call has a sentence of its own in docs/calls.md, not its Turkish title", () => {
  const titles = areas.flatMap(({ operations }) => operations.map(({ title }) => title));
  expect(titles.filter((title) => calls.includes(`${title} `))).toEqual([]);
});

test("a new call is added to the table of its area, once; one that is gone goes; sentences stay", () => {
  const [first, ...rest] = areas[0]!.operations;
  const fresh = { ...first!, call: "PUT /api/new/:id", title: "Yeni", limits: ["miss", "mail"] } as const;
  const page = callsPage(calls, { areas: [{ operations: [...rest, fresh] }, ...areas.slice(1)] });
  expect(page.match(/^.*`PUT \/api\/new\/\{id\}`.*$/gm)?.map((row) => row.replace(/ +/g, " "))).toEqual([
    "| `PUT /api/new/{id}` | teacher | miss, mail | Yeni |",
  ]);
  expect(page).not.toContain(`| \`${first!.call}\``);
  expect(page).toContain("deletes it; played games keep their questions");
});

test("the handwritten reasons have 150 lines at most", () => {
  expect(readFileSync("test/coverage/reasons.md", "utf8").split("\n").length).toBeLessThanOrEqual(150);
});

const page = `# By hand

## Threats

**T1** A code is guessed. **T2** A flood
of joins.

## Faults

**F1** The room sleeps.

## What no test sees

- **T1** Nothing of
  mirrors.

## Place by place

- **T1–T2, F1** cards, homework, relays: none
- **F1** phones: as in T1 · relays: \`worker/a.test.ts\` does it

## ASVS

- **6.1.1, 6.3.1** no guesses
- **6.4** no hints → there are none
`;
const source = `
test("[J1][T1][T2] joins", () => {});
// test("[F1] in a comment", () => {});
test.skip("[F1] skipped", () => {});
test.concurrent.each([["[F1]"]] as const)("[ASVS 6.3.1] of %s", () => {});
it(\`[F1] \${"built"}\`, () => {});
describe("[F1] of many", () => {});
`;
const small = (text = source, byHand = page): Known => ({
  proofs: [...proofsIn("worker/a.test.ts", text), ...proofsIn("unit/b.test.ts", 'test("[J1] alone", () => {})')],
  byHand: byHandOf(byHand),
  rules: rulesOf("## Joining\n\n- **[J1]** Who joins\n"),
});

test("tags are read from the names of tests that run", () => {
  expect(proofsIn("worker/a.test.ts", source)).toEqual([
    { file: "worker/a.test.ts", title: "joins", tags: ["J1", "T1", "T2"] },
    { file: "worker/a.test.ts", title: "of %s", tags: ["ASVS 6.3.1"] },
    { file: "worker/a.test.ts", title: '${"built"}', tags: ["F1"] },
  ]);
  expect(faultsOf(small())).toEqual([]);
});

test.each([
  ["[J1][T1][T2] joins", "[J1][T1][T9] joins", ["worker/a.test.ts › joins: [T9] names nothing", "T2 has no test"]],
  ['it(`[F1] ${"built"}`', 'it("other"', ["F1 has no test", "worker/a.test.ts does not prove F1"]],
  ["[ASVS 6.3.1] ", "", ["ASVS 6.1.1 has no test"]],
] as const)("a page without %s is at fault", (before, after, said) => {
  const faults = faultsOf(small(source.replace(before, after)));
  expect(said.filter((words) => !faults.some((fault) => fault.includes(words)))).toEqual([]);
});

test.each([
  ["T1–T2, F1** cards, ", "T1–T2, F1** ", 'T1 has neither a test nor a reason in the place "cards"'],
  ["as in T1 · relays: `worker/a", "as in T1 · relays: `unit/b", "unit/b.test.ts does not prove F1"],
  ["phones: as in T1", "homework: as in T1", 'T1 has no test in the place "homework"'],
  ["- **T1** Nothing", "- **T7** Nothing", "reasons.md speaks of T7, which is not there"],
  ["**T2** A flood", "**J1** A flood", "J1 stands for two things"],
] as const)("a handwritten %s as %s is at fault", (before, after, said) => {
  expect(faultsOf(small(source, page.replace(before, after))).join("\n")).toContain(said);
});

test("a rule is proven by a unit test", () => {
  const { proofs, ...rest } = small();
  const elsewhere = proofs.filter(({ file }) => !file.startsWith("unit/"));
  expect(faultsOf({ ...rest, proofs: elsewhere })).toEqual(["rule J1 has no test in test/unit"]);
});

test("the page has a row for each test, and the handwritten parts", () => {
  const text = pageOf(small());
  expect(text).toContain("### T1 A code is guessed\n\n- [a](worker/a.test.ts) `joins`\n\nNothing of mirrors.\n");
  expect(text).toContain("| F1 | [a](worker/a.test.ts); as in T1 | none | none | none; `worker/a.test.ts` does it |");
  expect(text).toContain(
    "**6.1.1, 6.3.1** no guesses\n\n- [a](worker/a.test.ts) `of %s`\n\n**6.4** no hints\n\nHere: there are none.\n",
  );
  expect(text).toContain("- **J1** [b](unit/b.test.ts) `alone`\n");
});

test.each([
  ["worker/homework/homework-faults.test.ts", "homework"],
  ["unit/large-game/relay.test.ts", "relays"],
  ["faults/hall.test.ts", "relays"],
  ["e2e/board/cards.spec.ts", "cards"],
  ["unit/game/without-phones/phoneless.test.ts", "cards"],
  ["worker/sets/link-cards.test.ts", "phones"],
  ["worker/objects/storage-fails.test.ts", "phones, homework, relays"],
] as const)("%s plays in the place %s", (file, place) => {
  expect(placesOf(file)).toEqual(place.split(", "));
});
