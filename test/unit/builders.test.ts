import { readFileSync, readdirSync } from "node:fs";
import { parseSync, Visitor, type ESTree } from "vite";
import { expect, test } from "vitest";
import * as games from "../builders/games";
import * as people from "../builders/people";
import * as questions from "../builders/questions";
import * as sets from "../builders/sets";
import * as settings from "../builders/settings";
import * as views from "../builders/views";

/** Fields that a builder makes: a literal with all of these fields writes out by hand what the builder does. */
const forms = Object.entries({
  "a game's settings": settings.settings(),
  "a homework's settings": settings.homeworkSettings(),
  "a game's question": questions.aQuestion(1, { kind: "cloud" }),
  "a written choice": questions.aWrittenQuestion(),
  "a whole question": questions.aWholeQuestion({ kind: "cloud" }),
  "a played question": questions.aPlayedQuestion(),
  "a closed question": questions.aClosedQuestion(),
  "an opening": games.anOpening(),
  "a game's view": views.aGameView().game,
  "a host's view": views.aHostView(),
  "a user": people.aUser(),
  "a row": people.aRow("Ali"),
}).map(([name, made]) => [name, Object.keys(made).filter((field) => field !== "kind")] as const);

const builders = new Set(Object.keys({ ...games, ...people, ...questions, ...sets, ...settings, ...views }));
/** Expected values are written out on purpose, and so is a record that gives each field a value of its own. */
const mayBeWhole = /^(?:to[A-Z]\w*|record)$/;

/** Files that write out a form on purpose, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  "test/faults/record-state.ts": "an older version is asked too",
  "test/faults/kit/recorded-things.ts": "an older version is asked too",
  "test/faults/kit/recorded-homework.ts": "an older version is asked too",
  "test/load/hall/relays.ts": "measures without the types of the Worker",
  "test/load/kit/targets.ts": "measures without the types of the Worker",
  "test/load/history.ts": "measures without the types of the Worker",
  "test/unit/import/formats/moodle-and-json.test.ts": "a file as somebody else wrote it",
  "test/unit/game/view/snapshots-http.test.ts": "what is expected, field by field",
  "test/unit/game/view/view.test.ts": "what is expected, field by field",
  "test/unit/classes/class-progress.test.ts": "a missed question is a form of its own",
  "test/worker/games/games.test.ts": "what is expected, field by field",
  "test/worker/game-room/socket-questions.test.ts": "what is expected, field by field",
};

const nameOf = (node: ESTree.Node): string =>
  node.type === "Identifier" ? node.name : node.type === "MemberExpression" ? nameOf(node.property) : "";

/** The forms that a file spells whole, with the line of each. */
function spelled(file: string, text: string): string[] {
  // Skip the slow parsing for files that cannot have one.
  if (!forms.some(([, all]) => all.every((field) => text.includes(field)))) return [];
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  const fine: (readonly [from: number, to: number])[] = [];
  const found: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      const name = nameOf(callee);
      if (mayBeWhole.test(name)) for (const { start, end } of given) fine.push([start, end]);
      if (builders.has(name)) for (const { start } of given) fine.push([start, start]);
    },
    ObjectExpression({ properties, start }) {
      if (fine.some(([from, to]) => from <= start && start <= to)) return;
      const fields = new Set(properties.map((one) => (one.type === "Property" ? nameOf(one.key) : "")));
      const form = forms.find(([, all]) => all.every((field) => fields.has(field)));
      if (form) found.push(`${file}:${text.slice(0, start).split("\n").length} spells ${form[0]}`);
    },
  }).visit(program);
  return found;
}

const files = readdirSync("test", { recursive: true, encoding: "utf8" })
  .map((path) => `test/${path.replaceAll("\\", "/")}`)
  .filter((path) => /(?<!\.d)\.tsx?$/.test(path) && !/node_modules|^test\/builders\//.test(path));

test("no test spells a whole question or all settings: test/builders does, and a test says what is different", () => {
  const found = files.flatMap((file) => spelled(file, readFileSync(file, "utf8")));
  expect(found.filter((one) => !exceptions[one.split(":")[0]!])).toEqual([]);
  // Remove an exception that is no longer needed.
  expect(Object.keys(exceptions).filter((file) => !found.some((one) => one.startsWith(`${file}:`)))).toEqual([]);
});

test("a literal is found wherever it stands, but not as an argument of a builder", () => {
  const choice = `{ question_text: "?", options: {}, correct_option: "A" }`;
  expect(spelled("x.ts", `\nconst all = [1].map((i) => ({ time_limit: i, ...${choice} }));`)).toEqual([
    "x.ts:2 spells a written choice",
  ]);
  expect(spelled("x.ts", `aWrittenQuestion(${choice}); expect(a).toEqual([${choice}])`)).toEqual([]);
});
