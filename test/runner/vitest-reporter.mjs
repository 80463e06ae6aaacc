import { relative } from "node:path";
import { layerOf, send } from "./events.mjs";

/** Reports the progress of Vitest's layers to `npm test`. */
export default class AccountReporter {
  onTestRunStart(specifications) {
    const files = Map.groupBy(specifications, ({ moduleId }) => layerOf(relative(".", moduleId)));
    for (const [layer, own] of files) send({ event: "plan", layer, files: own.length });
  }

  onTestModuleQueued(module) {
    send({ event: "begin", ...placeOf(module) });
  }

  onTestCaseResult(test) {
    const { state, errors = [] } = test.result();
    const { duration = 0, flaky = false } = test.diagnostic() ?? {};
    send({
      event: "test",
      ...placeOf(test.module),
      line: lineIn(test.module.moduleId, errors) ?? test.location?.line,
      title: test.fullName,
      ended: state === "passed" ? (flaky ? "flaky" : "passed") : state === "skipped" ? "skipped" : "failed",
      ms: Math.round(duration),
      faults: errors.map(faultOf),
    });
  }

  onTestModuleEnd(module) {
    const { duration, collectDuration, setupDuration } = module.diagnostic();
    for (const error of module.errors()) send({ event: "fault", ...placeOf(module), faults: [faultOf(error)] });
    send({ event: "end", ...placeOf(module), ms: Math.round(duration + collectDuration + setupDuration) });
  }

  onTestRunEnd(_modules, errors) {
    for (const error of errors) send({ event: "fault", ...runningThen(error), faults: [withItsWay(error)] });
  }
}

function placeOf({ moduleId }) {
  const file = relative(".", moduleId);
  return { layer: layerOf(file), file };
}

/** The file that was running when the error was noticed; the error may come from elsewhere. */
const runningThen = ({ VITEST_TEST_PATH: path }) => (path ? placeOf({ moduleId: path }) : {});

/** Adds the stack, the only sign of where the error came from. */
const withItsWay = (error) => ({ ...faultOf(error), message: String(error.stack ?? faultOf(error).message) });

const lineIn = (moduleId, errors) =>
  errors.flatMap(({ stacks = [] }) => stacks).find(({ file }) => file === moduleId)?.line;

const faultOf = ({ name, message, expected, actual, stack }) => ({
  message: message ? `${name ? `${name}: ` : ""}${message}` : String(stack),
  wanted: expected,
  seen: actual,
});
