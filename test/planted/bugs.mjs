/**
 * Reads the planted bugs. A patch begins with the bug's effect and the tests that must notice it, as in `Tests: unit
 * game/clock.test; faults upgrade.test › state-0.1.0`: layer, parts of files' paths, part of a test's name.
 */
export function readBug(file, text) {
  const head = text.slice(0, text.indexOf("\ndiff --git"));
  const tests = /^Tests: (.*)$/m.exec(head)?.[1];
  if (tests === undefined) throw new Error(`${file} does not say which tests notice it`);
  return { name: file.replace(".patch", ""), tests: testsOf(tests) };
}

const testsOf = (line) =>
  line.split("; ").map((one) => {
    const [where, name = ""] = one.split(" › ");
    const [layer, ...files] = where.split(" ");
    return { layer, files, name };
  });

/** The number of passed tests and the names of the failed ones, from Vitest's or Playwright's report. */
export function testsIn(report) {
  const tests = report.suites ? report.suites.flatMap(ofPlaywright) : report.testResults.flatMap(ofVitest);
  return {
    passed: tests.filter(({ status }) => status === "passed").length,
    failed: tests.filter(({ status }) => status === "failed").map(({ name }) => name),
    why:
      report.testResults?.find(({ message }) => message)?.message ??
      report.errors?.[0]?.message ??
      "no test has that name",
  };
}

const ofVitest = ({ assertionResults }) => assertionResults.map(({ status, title }) => ({ status, name: title }));

const ofPlaywright = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(ofPlaywright),
  ...specs.map(({ title, tests }) => {
    const { status } = tests[0];
    return { status: status === "expected" ? "passed" : status === "skipped" ? status : "failed", name: title };
  }),
];
