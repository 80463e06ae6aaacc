/** The end of a run: what failed and how to run just that again, what was slow, one line a layer, the sum. */
export function closing(account, { slow = 5 } = {}) {
  const { passed, failed } = account.total;
  const bad = account.bad.flatMap(badLines);
  const again = againOf(account.bad);
  const slowest = account.slowest(slow).map(({ file, title, ms }) => `  ${seconds(ms)}  ${file} › ${title}`);
  return [
    ...(bad.length > 0 ? ["", ...bad] : []),
    ...(again ? [`again: ${again}`, ""] : []),
    ...(slowest.length > 0 ? ["slowest:", ...slowest] : []),
    ...account.layers.map(layerLine),
    `${passed} passed, ${failed} failed`,
  ];
}

/** The headline of a failure: printed as soon as it is known and again at the end. */
export const headOf = ({ ended, file, line, title }) =>
  `${ended === "flaky" ? "SECOND TRY" : "FAILED"} ${file ? `${file}${line ? `:${line}` : ""} › ` : ""}${title}`;

const badLines = (test) => [headOf(test), ...(test.faults ?? []).slice(0, 3).flatMap(faultLines)];

function faultLines({ message, wanted, seen }) {
  const said = message
    .split("\n")
    .slice(0, 12)
    .map((line) => `    ${line}`);
  return [
    ...said,
    ...(wanted === undefined ? [] : [`    wanted: ${short(wanted)}`]),
    ...(seen === undefined ? [] : [`    seen:   ${short(seen)}`]),
  ];
}

/** Puts a printed value on one line. */
const short = (value) => {
  const text = (typeof value === "string" ? value : (JSON.stringify(value) ?? "undefined")).replaceAll(
    /\s*\n\s*/g,
    " ",
  );
  return text.length > 1_000 ? `${text.slice(0, 1_000)}…` : text;
};

const againOf = (bad) => {
  const files = [...new Set(bad.flatMap(({ file }) => (file ? [file.replace(/^test\//, "")] : [])))];
  return files.length > 0 && files.length <= 20 ? `npm test -- ${files.join(" ")}` : undefined;
};

function layerLine({ name, passed, failed, flaky, from, to, log }) {
  const took = from === undefined || to === undefined ? 0 : Math.round((to - from) / 1000);
  const said = `${name.padEnd(6)} ${passed} passed, ${failed} failed, ${flaky} at a second try, ${took} s`;
  return failed > 0 && log ? `${said}; its whole output: ${log}` : said;
}

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`.padStart(8);
