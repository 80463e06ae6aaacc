import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** What the reports of Vitest and Playwright say of each test: its layer, where it stands, how it ended and when. */

const read = (report) => (existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : undefined);
const firstLine = (text = "") => stripVTControlCharacters(text).split("\n")[0];

export function inVitest(report) {
  return (read(report)?.testResults ?? []).flatMap((file) => {
    const name = relative(".", file.name);
    const about = { layer: name.split(/[\\/]/)[1], startedAt: file.startTime, endedAt: file.endTime };
    const tests = file.assertionResults.map(({ fullName, status, failureMessages }) => ({
      ...about,
      // One that was skipped has not passed.
      ended: status === "passed" ? "passed" : "failed",
      what: `${name} › ${fullName}: ${firstLine(failureMessages?.[0] ?? status)}`,
    }));
    // A file that could not be run, or whose set-up failed, has no test that says so.
    const isBroken = file.status !== "passed" && tests.every(({ ended }) => ended === "passed");
    return isBroken ? [...tests, { ...about, ended: "failed", what: `${name}: ${firstLine(file.message)}` }] : tests;
  });
}

export function inPlaywright(report) {
  const { suites = [], errors = [], stats } = read(report) ?? {};
  const startedAt = Date.parse(stats?.startTime);
  const about = { layer: "e2e", startedAt, endedAt: startedAt + stats?.duration };
  const broken = errors.map(({ message }) => ({ ...about, ended: "failed", what: firstLine(message) }));
  return [
    ...suites.flatMap(specs).flatMap((spec) => spec.tests.map((one) => browserTest(about, spec, one))),
    ...broken,
  ];
}

const specs = ({ specs: own = [], suites = [] }) => [...own, ...suites.flatMap(specs)];

function browserTest(about, { file, title }, { status, results }) {
  const said = results.flatMap(({ errors = [] }) => errors.map(({ message }) => message))[0] ?? status;
  const ended = { expected: "passed", flaky: "flaky" }[status] ?? "failed";
  return { ...about, ended, what: `${file} › ${title}: ${firstLine(said)}` };
}

/** One layer's figures. */
export function of(tests, layer) {
  const own = tests.filter((test) => test.layer === layer);
  const ended = (how) => own.filter((test) => test.ended === how);
  const from = Math.min(...own.map(({ startedAt }) => startedAt));
  const to = Math.max(...own.map(({ endedAt }) => endedAt));
  return {
    passed: ended("passed").length,
    shaky: ended("flaky").map(({ what }) => what),
    failures: ended("failed").map(({ what }) => what),
    seconds: own.length === 0 ? 0 : Math.round((to - from) / 1000),
  };
}
