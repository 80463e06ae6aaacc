// Runs in a page before anything else, for `npm run bench -- teacher-pages` alone: notes when its heading and its lists were
// painted, the tasks longer than 50 ms, and for each question's frame when its tiles were.
const seen = (globalThis.benchSeen = { questions: [], longTasks: [] });
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) seen.longTasks.push({ startTime, duration });
}).observe({ type: "longtask", buffered: true });

const isShown = (element) => Boolean(element) && element.offsetHeight > 0;
const tiles = () => document.querySelector('[role="group"][aria-label="Şıklar"] button:not([disabled])');
const things = {
  heading: () => isShown(document.querySelector("h1")),
  lists: () => [...document.querySelectorAll("a[href*='/statistics']")].some(isShown),
  matrix: () => isShown(document.querySelector("table tbody tr:nth-child(40)")),
};
/** Calls back after the paint that follows the frame in which this is so. */
const afterPaint = (isSo, then) =>
  requestAnimationFrame(() => (isSo() ? setTimeout(() => then(performance.now())) : afterPaint(isSo, then)));
for (const [name, isThere] of Object.entries(things)) afterPaint(isThere, (at) => (seen[name] = at));
addEventListener("click", () => (seen.clicked = performance.now()), { capture: true });

globalThis.WebSocket = class extends WebSocket {
  constructor(...address) {
    super(...address);
    this.addEventListener("message", ({ data }) => {
      if (!String(data).startsWith('{"type":"question_start"')) return;
      const framed = performance.now();
      const { question_text } = JSON.parse(data);
      const isAsked = () => isShown(tiles()) && document.body.textContent.includes(question_text);
      afterPaint(isAsked, (painted) => seen.questions.push({ framed, painted }));
    });
  }
};
