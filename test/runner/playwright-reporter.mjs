import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { send } from "./events.mjs";

const layer = "e2e";
const fileOf = ({ file }) => relative(".", file);

/** Reports the progress of the browser tests to `npm test`. */
export default class AccountReporter {
  onBegin(_config, suite) {
    const tests = suite.allTests();
    send({
      event: "plan",
      layer,
      files: new Set(tests.map(({ location }) => location.file)).size,
      tests: tests.length,
    });
  }

  onTestBegin(test) {
    send({ event: "begin", layer, file: fileOf(test.location) });
  }

  onTestEnd(test, { duration, errors }) {
    const file = fileOf(test.location);
    send({ event: "end", layer, file, ms: duration });
    const outcome = test.outcome();
    // A test that failed and has another try is reported after its last one.
    if (outcome === "unexpected" && test.results.length <= test.retries) return;
    const inTest = errors.find(({ location }) => location?.file === test.location.file);
    send({
      event: "test",
      layer,
      file,
      line: inTest?.location.line ?? test.location.line,
      title: test.title,
      ended: { expected: "passed", flaky: "flaky", skipped: "skipped" }[outcome] ?? "failed",
      ms: duration,
      faults: errors.map(faultOf),
    });
  }

  onError(error) {
    send({ event: "fault", layer, file: error.location && fileOf(error.location), faults: [faultOf(error)] });
  }
}

function faultOf({ message = "", value, location }) {
  const text = stripVTControlCharacters(message || String(value));
  const said = (name) => new RegExp(`^${name}[^:\\n]*: (.*)$`, "m").exec(text)?.[1];
  const at = location && `${fileOf(location)}:${location.line}`;
  return { message: at ? `${text}\n    at ${at}` : text, wanted: said("Expected"), seen: said("Received") };
}
