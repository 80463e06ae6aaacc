// Runs in the pupil's page before anything else, for `npm run bench -- phone` alone: notes when each thing was first there.
const marks = (globalThis.benchMarks = {});
const mark = (name, isThere) => {
  if (marks[name] === undefined && isThere) marks[name] = performance.now();
};
const isShown = (element) => element !== null && element.offsetHeight > 0;

function look() {
  const go = document.querySelector("#go");
  mark("usable", isShown(document.querySelector("#nickname, #who")) && isShown(go));
  mark("known", Boolean(document.querySelector("#due")?.textContent));
  mark("alive", isShown(document.querySelector("#shuffle")));
  mark("felt", marks.tapped !== undefined && go?.getAttribute("aria-busy") === "true");
  mark("seated", document.querySelector("#join") === null && location.pathname.startsWith("/student/game"));
  mark("tiles", isShown(document.querySelector('[role="group"][aria-label="Şıklar"] button:not([disabled])')));
  const picture = document.querySelector('img[src^="/media/"]');
  mark("picture", picture !== null && picture.complete && picture.naturalWidth > 0);
  requestAnimationFrame(look);
}
requestAnimationFrame(look);

addEventListener("click", ({ target }) => mark("tapped", target.closest?.("#go")), { capture: true });
globalThis.WebSocket = class extends WebSocket {
  constructor(...address) {
    super(...address);
    this.addEventListener("message", ({ data }) => {
      mark("connected", String(data).startsWith('{"type":"reconnect_success"'));
      mark("asked", String(data).startsWith('{"type":"question_start"'));
    });
  }
};
