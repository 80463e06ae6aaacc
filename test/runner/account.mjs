import { existsSync, readFileSync } from "node:fs";

/** Keeps a run's results so far for each layer. Takes the reporters' events and returns sentences. */
export class Account {
  #layers = new Map();
  /** Tests that failed, or passed only at a second try. */
  bad = [];
  #tests = [];

  /** Called with each test that goes wrong, at once. */
  onBad = () => {};

  constructor(layers) {
    for (const layer of layers) this.#layers.set(layer, emptyLayer(layer));
  }

  get layers() {
    return [...this.#layers.values()];
  }

  layer(name) {
    return this.#layers.get(name) ?? this.layers[0];
  }

  take(event, now = Date.now()) {
    const layer = this.layer(event.layer);
    if (event.event === "plan") {
      layer.planned += event.tests ?? event.files;
      layer.counts = event.tests === undefined ? "files" : "tests";
    }
    if (event.event === "begin") {
      layer.from ??= now;
      layer.running.add(event.file);
    }
    if (event.event === "end") {
      layer.running.delete(event.file);
      layer.done += 1;
      layer.to = now;
    }
    if (event.event === "test") this.#count(layer, event);
    if (event.event === "fault") this.#fail(layer, { ...event, title: "outside its tests", ended: "failed" });
  }

  /** Closes a layer. One that ended badly without a failed test, or ran nothing at all, counts as failed too. */
  close(name, { endedBadly, log }) {
    const layer = this.layer(name);
    layer.closed = true;
    layer.log = log;
    const ran = layer.passed + layer.failed;
    if (layer.failed > 0 || (!endedBadly && ran > 0)) return;
    const title = ran === 0 ? "ran no test" : "ended with an error outside its tests";
    this.#fail(layer, {
      layer: name,
      title: `${name} ${title}`,
      ended: "failed",
      faults: [{ message: lastLines(log) }],
    });
  }

  /** The tests and files that took longest. */
  slowest(most) {
    return this.#tests.toSorted((a, b) => b.ms - a.ms).slice(0, most);
  }

  get total() {
    const sum = (of) => this.layers.reduce((all, layer) => all + layer[of], 0);
    return { passed: sum("passed"), failed: sum("failed"), flaky: sum("flaky") };
  }

  #count(layer, { ended, ...test }) {
    this.#tests.push({ file: test.file, title: test.title, ms: test.ms });
    if (ended === "passed") layer.passed += 1;
    else if (ended === "flaky") {
      layer.flaky += 1;
      this.#note({ ...test, ended });
    } else this.#fail(layer, { ...test, ended });
  }

  #fail(layer, test) {
    layer.failed += 1;
    this.#note(test);
  }

  #note(test) {
    this.bad.push(test);
    this.onBad(test);
  }
}

/** The last lines of an output, which usually show why the program ended. */
const lastLines = (log) =>
  existsSync(log) ? readFileSync(log, "utf8").trimEnd().split("\n").slice(-10).join("\n") : "";

const emptyLayer = (name) => ({
  name,
  counts: "files",
  planned: 0,
  done: 0,
  passed: 0,
  failed: 0,
  flaky: 0,
  running: new Set(),
  from: undefined,
  to: undefined,
  closed: false,
  log: undefined,
});

/** One line: a layer's progress and its present file. */
export function progressOf({ name, counts, planned, done, passed, failed, running, closed }) {
  const figures = `${name.padEnd(6)} ${String(done).padStart(String(planned).length)}/${planned} ${counts}, ${passed} passed`;
  const bad = failed > 0 ? `, ${failed} failed` : "";
  const at = [...running].at(-1);
  if (closed) return `${figures}${bad}, done`;
  if (planned === 0) return `${name.padEnd(6)} starting`;
  return `${figures}${bad}${at ? `  ${at.replace(/^test\//, "")}` : ""}`;
}

export const clock = (ms) => {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};
